import { useQuery } from '@tanstack/react-query'
import { daysAfter, nightsBetween } from '#contract/days.ts'
import { outsideStay, type StayForTickets } from '#contract/service/outsideStay.ts'
import { query } from '#src/api/query.ts'
import { keptOnPage } from '#src/app/state/keptOnPage.ts'
import { useToday } from '#src/i18n/useToday.ts'
import type { ServiceDetail, Slot } from '#contract/shapes/service.ts'
import { slotDays } from './slotDays.ts'

const WEEKS = 14
const LAST = 180

export interface Tickets {
  readonly today: string
  /** The first day of the two weeks that are shown. */
  readonly first: string
  readonly days: readonly { date: string; left: number }[]
  readonly day: string | null
  /** The slots of the chosen day. */
  readonly chosen: readonly Slot[]
  readonly slot: Slot | null
  readonly counts: Readonly<Record<string, number>>
  readonly pending: boolean
  readonly error: boolean
  readonly chooseDay: (day: string) => void
  readonly chooseTime: (time: string) => void
  readonly count: (typeId: string, count: number) => void
  readonly earlier: () => void
  readonly later: () => void
  readonly retry: () => void
}

/** What a person has chosen themselves. `first`: the weeks that they have turned to. */
type Wished = {
  readonly first: string | null
  readonly day: string | null
  readonly time: string | null
  readonly counts: Readonly<Record<string, number>>
}
const useWished = keptOnPage<Wished>()

const atFirst = ({ ticketTypes: [adult] }: ServiceDetail): Wished['counts'] =>
  adult ? { [adult.id]: 2 } : {}

/** The two weeks in which a day lies, counted from today. */
function weeksOf(day: string | undefined, today: string): string {
  if (day === undefined || day < today || day > daysAfter(today, LAST)) return today
  const apart = Math.floor(nightsBetween(today, day) / WEEKS)
  return daysAfter(today, apart * WEEKS)
}

/** What a person has chosen of a service: the day, the time, how many of which ticket. Two adults, the next day with tickets, of the stay where there is one. */
export function useTickets(
  service: ServiceDetail,
  asked: string | undefined,
  stay: StayForTickets | null,
): Tickets {
  const today = useToday()
  const [kept, keep] = useWished(service.id)
  const wished = kept ?? { first: null, day: asked ?? null, time: null, counts: atFirst(service) }
  const first = wished.first ?? weeksOf(asked ?? stay?.checkIn, today)
  const wish = (changes: Partial<Wished>) => keep({ ...wished, ...changes })
  const { data, error, isPending, refetch } = useQuery(
    query('service.slots', { service_id: service.id, ...slotDays(first) }),
  )
  const slots = data?.slots ?? []
  const days = Array.from({ length: WEEKS }, (_none, index) => {
    const date = daysAfter(first, index)
    return {
      date,
      left: slots.filter((slot) => slot.date === date).reduce((sum, { left }) => sum + left, 0),
    }
  })
  const day =
    days.find(({ date }) => date === wished.day)?.date ??
    days.find(({ date, left }) => left > 0 && stay !== null && outsideStay(stay, date, 0) === null)?.date ??
    days.find(({ left }) => left > 0)?.date ??
    null
  const chosen = slots.filter(({ date }) => date === day)
  const slot =
    chosen.find(({ time, left }) => time === wished.time && left > 0) ??
    chosen.find(({ left }) => left > 0) ??
    null
  return {
    today,
    first,
    days,
    day,
    chosen,
    slot,
    counts: wished.counts,
    pending: isPending,
    error: error !== null && data === undefined,
    chooseDay: (day) => wish({ day }),
    chooseTime: (time) => wish({ time }),
    count: (typeId, count) => wish({ counts: { ...wished.counts, [typeId]: count } }),
    earlier: () => wish({ first: daysAfter(first, -WEEKS) }),
    later: () => wish({ first: daysAfter(first, WEEKS) }),
    retry: () => void refetch(),
  }
}
