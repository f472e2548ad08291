import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { holidayMarks } from '#src/i18n/holidays.ts'
import { shortMoney } from '#src/i18n/shortMoney.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StayField } from '#src/ui/StayField.tsx'
import { daysAfter } from '#contract/days.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/shapes/search.ts'
import type { CalendarNight } from '#contract/shapes/resort.ts'
import type { Draft } from '../draft.ts'
import { Section } from './Section.tsx'
import type { ChosenRoom, StayWanted } from './stay.ts'

export const DATES_ID = 'time-ranger'

interface DatesSectionProps {
  readonly draft: StayWanted
  readonly rooms: readonly ChosenRoom[]
  /** The resort's day now. */
  readonly today: string
  readonly problem: string | null
  /** The second of its kind, where a booking is changed, is told apart by its id. */
  readonly id?: string | undefined
  /** How many units a night has left for this one: more than the calendar says where a booking's own nights are changed. */
  readonly leftOf?: ((night: CalendarNight) => number) | undefined
  readonly onChange: (dates: Pick<Draft, 'checkIn' | 'checkOut'>) => void
}

/** Check-in and check-out. The calendar knows the prices and which nights are taken for the chosen room. */
export function DatesSection({
  draft,
  rooms,
  today,
  problem,
  id = DATES_ID,
  leftOf,
  onChange,
}: DatesSectionProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [only] = rooms.length === 1 ? rooms : []
  const last = daysAfter(today, MAX_DAYS_AHEAD)
  const { data } = useQuery(
    query('resort.calendar', {
      resort_id: draft.resortId,
      ...(only ? { room_id: only.room.id } : {}),
      from_day: today,
      to_day: last,
    }),
  )
  const wanted = only?.count ?? 1
  const nights = data?.nights ?? []
  const chosen = draft.checkIn !== '' && draft.checkOut > draft.checkIn
  const error = useCodeText(problem ?? undefined, t`ngày nhận và trả phòng`)
  return (
    <Section title={<Trans>Ngày ở</Trans>}>
      <StayField
        id={id}
        fromLabel={t`Nhận phòng`}
        toLabel={t`Trả phòng`}
        fromText={chosen ? format.date(draft.checkIn) : null}
        toText={chosen ? format.date(draft.checkOut) : null}
        emptyText={t`Chọn ngày`}
        closeText={t`Đóng`}
        error={error || undefined}
        calendar={{
          label: t`Ngày ở`,
          value: chosen ? { from: draft.checkIn, to: draft.checkOut } : null,
          onChange: ({ from, to }) => onChange({ checkIn: from, checkOut: to }),
          min: today,
          max: last,
          maxNights: MAX_NIGHTS,
          unavailable: new Set(
            nights.filter((night) => (leftOf?.(night) ?? night.left) < wanted).map(({ date }) => date),
          ),
          prices: new Map(
            nights.map(({ date, priceAfterDiscount: price }) => [
              date,
              { short: shortMoney(price, format.language), full: format.vnd(price) },
            ]),
          ),
          marks: holidayMarks(i18n),
          texts: { available: t`còn chỗ`, unavailable: t`hết chỗ` },
        }}
      />
    </Section>
  )
}
