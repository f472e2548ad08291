import { dayAt } from '#contract/nights.ts'
import { SLOT_DAYS_AHEAD } from '#contract/numbers.ts'
import { pictureId } from '#contract/picture.ts'
import { searchKey } from '#server/modules/lookups/lookups.ts'
import type { serviceSlots, services, slotRules, ticketTypes } from '#server/modules/services/tables.ts'
import { demoId } from '../ids.ts'
import { AREAS } from '../places/places.ts'
import { hash, Random } from '../random.ts'
import { KIND_WORDS, SERVICES, TYPE_WORDS, type ServiceWords } from '../words/services.ts'
import { both } from './rooms.ts'

export type DemoService = {
  row: typeof services.$inferSelect
  types: (typeof ticketTypes.$inferSelect)[]
  /** When it begins every day: what makes the slots once these here are over. */
  starts: (typeof slotRules.$inferSelect)[]
  slots: (typeof serviceSlots.$inferSelect)[]
}

/** One service in so many is the demo host's own, and as many the other demo host's. */
const OWN_EACH = 5
/** One service in so many is sold through the partner. */
const PARTNER_EACH = 10

const thousands = (amount: number) => Math.round(amount) * 1000
const lines = (pairs: readonly (readonly [string, string])[]) => ({
  vi: pairs.map(([vi]) => vi),
  en: pairs.map(([, en]) => en),
})

function hostFor(index: number, hostIds: readonly string[]): string {
  const [host = '', otherHost = '', ...others] = hostIds
  if (index % OWN_EACH === 0) return host
  if (index % OWN_EACH === 3) return otherHost
  return new Random(`service-owner/${index}`).pick(others)
}

function rowOf(
  words: ServiceWords,
  index: number,
  hostIds: readonly string[],
  now: Temporal.Instant,
): DemoService['row'] {
  const area = AREAS.find(({ id }) => id === words.areaId)
  if (!area) throw new RangeError(`no area ${words.areaId}`)
  const random = new Random(`service/${index}`)
  const kind = KIND_WORDS[words.kind]
  const road = `${random.whole(3, 180)} ${random.pick(area.roads)}`
  const picture = (view: number) =>
    pictureId({
      kind: view === 0 ? 'area' : 'news',
      scene: area.scene,
      seed: hash(`service/${index}/${view}`),
      view,
    })
  return {
    id: demoId(`service/${index}`),
    hostId: hostFor(index, hostIds),
    projectAreaId: words.areaId,
    kind: words.kind,
    name: both(words.name),
    summary: both(words.line),
    description: lines([words.story, area.moments[index % area.moments.length] ?? words.line]),
    includes: lines(kind.includes),
    rules: lines(kind.rules),
    address: both([`${road}, ${area.name[0]}`, `${road}, ${area.name[1]}`]),
    meeting: both(kind.meeting),
    pictureIds: [0, 1, 2].map(picture),
    durationMinutes: words.minutes,
    freeCancelHours: kind.freeHours,
    cancelFeePercent: kind.feePercent,
    partner: index % PARTNER_EACH === 7,
    promoted: index % 9 === 0,
    searchKey: searchKey([...words.name, ...area.name, ...words.line].join(' ')),
    createdAt: now.subtract({ hours: 24 * (20 + ((index * 7) % 300)) }),
  }
}

function typesOf({ price }: ServiceWords, serviceId: string, index: number): DemoService['types'] {
  const random = new Random(`service-price/${index}`)
  const percent = random.pick([0, 0, 10, 15])
  return TYPE_WORDS.map(({ key, name, note, part }, position) => {
    const full = thousands(price * part)
    return {
      serviceId,
      id: demoId(`service/${index}/${key}`),
      position,
      name: both(name),
      note: both(note),
      price: full,
      discountPrice: thousands((full * (100 - percent)) / 100_000),
    }
  })
}

const endOf = (time: string, minutes: number): string =>
  Temporal.PlainTime.from(time).add({ minutes }).toString({ smallestUnit: 'minute' })

const startsOf = (words: ServiceWords, serviceId: string): DemoService['starts'] => {
  const { times, capacity } = KIND_WORDS[words.kind]
  return times.map((time) => ({ serviceId, time, endTime: endOf(time, words.minutes), capacity }))
}

/** Most slots have tickets, some few, and now and then one is sold out. */
function slotsOf(words: ServiceWords, serviceId: string, index: number, today: string): DemoService['slots'] {
  const random = new Random(`service-slots/${index}`)
  const { times, capacity } = KIND_WORDS[words.kind]
  return Array.from({ length: SLOT_DAYS_AHEAD + 1 }, (_none, days) =>
    Temporal.PlainDate.from(today).add({ days }).toString(),
  ).flatMap((date) =>
    times.map((time) => {
      const sold = random.chance(0.06)
        ? capacity
        : random.chance(0.12)
          ? capacity - random.whole(1, 4)
          : random.whole(0, Math.floor(capacity * 0.6))
      return { serviceId, date, time, endTime: endOf(time, words.minutes), capacity, sold }
    }),
  )
}

/** Tickets and experiences around the areas, with slots from the day of `now` on. */
export function demoServices(hostIds: readonly string[], now: Temporal.Instant): DemoService[] {
  const today = dayAt(now)
  return SERVICES.map((words, index) => {
    const row = rowOf(words, index, hostIds, now)
    return {
      row,
      types: typesOf(words, row.id, index),
      starts: startsOf(words, row.id),
      slots: slotsOf(words, row.id, index, today),
    }
  })
}
