import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { query, queryKeeping } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { holidayMarks } from '#src/i18n/holidays.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { intent } from '#src/ui/intent.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Select } from '#src/ui/Select.tsx'
import { PageError, PageLoading, SavedNote } from '../parts/States.tsx'
import { MonthGrid, type Chosen } from './MonthGrid.tsx'
import { NightBar } from './NightBar.tsx'
import type { Night } from './NightButton.tsx'
import { dayAfter, endDay, firstDay, monthAfter, monthOf } from './months.ts'
import { RoomStays } from './RoomStays.tsx'
import page from '../parts/page.module.css'
import styles from './CalendarPage.module.css'

const load = () => import('./NightSheet.tsx')
const NightSheet = lazy(() => load().then((module) => ({ default: module.NightSheet })))

type CalendarChoice = {
  resort?: string | undefined
  room?: string | undefined
  month?: string | undefined
}

interface CalendarPageProps {
  readonly choice: CalendarChoice
  readonly onChoose: (choice: CalendarChoice) => void
}

/** How chosen nights stand: whether all are closed, and what all of them cost. */
function standing(nights: ReadonlyMap<string, Night>, { first, last }: NonNullable<Chosen>) {
  const all = [...nights.values()].filter(({ date }) => first <= date && date <= last)
  const [one] = all
  const same = one !== undefined && all.every(({ price }) => price === one.price)
  return { closed: all.length > 0 && all.every(({ closed }) => closed), price: same ? one.price : null }
}

/** The rooms of my places night by night: what is sold, open or closed, and what a night costs. */
export function CalendarPage({ choice, onChoose }: CalendarPageProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const today = useToday()
  const [chosen, setChosen] = useState<Chosen>(null)
  /** The night of the first press, while the last is not chosen yet. */
  const [anchor, setAnchor] = useState<string | null>(null)
  const [editing, setEditing] = useState(false)
  const marks = useMemo(() => holidayMarks(i18n), [i18n])
  const houses = useQuery(query('host.resorts', {}))
  const resorts = houses.data?.resorts ?? []
  const resort = resorts.find(({ id }) => id === choice.resort) ?? resorts[0]
  const room = resort?.rooms.find(({ id }) => id === choice.room) ?? resort?.rooms[0]
  const month = choice.month ?? monthOf(today)
  const calendar = useQuery({
    ...queryKeeping('host.calendar', {
      resort_id: resort?.id ?? '',
      room_id: room?.id ?? '',
      from_day: firstDay(month),
      to_day: endDay(month),
    }),
    enabled: room !== undefined,
  })
  const nights = useMemo(
    () =>
      new Map(
        calendar.data?.roomId === room?.id ? calendar.data?.nights.map((night) => [night.date, night]) : [],
      ),
    [calendar.data, room],
  )
  if (houses.isPending) return <PageLoading />
  if (!houses.data) return <PageError error={houses.error} onRetry={() => void houses.refetch()} />
  if (!resort || !room)
    return (
      <EmptyState level={1} picture="basket" title={<Trans>Bạn chưa có chỗ ở nào</Trans>}>
        <p>
          <Trans>Khi có chỗ ở và phòng, lịch của từng phòng nằm ở đây.</Trans>
        </p>
      </EmptyState>
    )
  const press = (night: string, extend: boolean) => {
    const from = anchor ?? (extend ? chosen?.first : undefined)
    if (from === undefined) {
      setAnchor(night)
      setChosen({ first: night, last: night })
      return
    }
    setAnchor(null)
    setChosen(from < night ? { first: from, last: night } : { first: night, last: from })
  }
  const clear = () => {
    setAnchor(null)
    setChosen(null)
  }
  const turn = (count: number) => onChoose({ ...choice, month: monthAfter(month, count) })
  return (
    <div className={page.page}>
      <SectionHeading level={1} lead={<Trans>Chạm một đêm, rồi chạm đêm cuối để chọn cả khoảng.</Trans>}>
        <Trans>Lịch phòng</Trans>
      </SectionHeading>
      <SavedNote at={savedAt(calendar.data)} />
      <div className={page.pair}>
        <Select
          label={<Trans>Chỗ ở</Trans>}
          value={resort.id}
          options={resorts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => {
            clear()
            onChoose({ month, resort: target.value })
          }}
        />
        {resort.rooms.length > 1 && (
          <Select
            label={<Trans>Phòng</Trans>}
            value={room.id}
            options={resort.rooms.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => onChoose({ ...choice, resort: resort.id, room: target.value })}
          />
        )}
      </div>
      <div className={styles.months}>
        <IconButton
          icon="chevron-left"
          label={t`Tháng trước`}
          disabled={month <= monthOf(today)}
          onClick={() => turn(-1)}
        />
        <h2 className={styles.month} aria-live="polite">
          {format.month(firstDay(month))}
        </h2>
        <IconButton icon="chevron-right" label={t`Tháng sau`} onClick={() => turn(1)} />
      </div>
      {calendar.error && !calendar.data ? (
        <PageError error={calendar.error} onRetry={() => void calendar.refetch()} />
      ) : (
        <MonthGrid
          month={month}
          onMonth={(next) => next >= monthOf(today) && onChoose({ ...choice, month: next })}
          today={today}
          nights={nights}
          marks={marks}
          chosen={chosen}
          onPress={press}
        />
      )}
      <ul className={styles.legend} role="list">
        <li data-state="sold">
          <Trans>Kín khách</Trans>
        </li>
        <li data-state="closed">
          <Trans>Đã đóng</Trans>
        </li>
        <li data-state="own">
          <Trans>Giá riêng của đêm</Trans>
        </li>
      </ul>
      {calendar.data && <RoomStays stays={calendar.data.stays} />}
      {chosen !== null && (
        <NightBar
          key={`${room.id} ${chosen.first} ${chosen.last}`}
          resortId={resort.id}
          roomId={room.id}
          first={chosen.first}
          end={dayAfter(chosen.last, 1)}
          {...standing(nights, chosen)}
          near={intent(load)}
          onMore={() => setEditing(true)}
          onClear={clear}
        />
      )}
      {editing && chosen !== null && (
        <Suspense>
          <NightSheet
            resort={resort}
            roomId={room.id}
            first={chosen.first}
            end={dayAfter(chosen.last, 1)}
            onClose={() => setEditing(false)}
            onDone={() => {
              setEditing(false)
              clear()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
