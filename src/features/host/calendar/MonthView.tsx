import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeeping } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Select } from '#src/ui/Select.tsx'
import { PageError } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { ChosenNights } from './ChosenNights.tsx'
import { useChosenNights } from './chosen.ts'
import { Legend } from './Legend.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { endDay, firstDay, lastNight, monthAfter, monthOf } from './months.ts'
import { byDate } from './night.ts'
import { RoomStays } from './RoomStays.tsx'
import type { ViewProps } from './views.ts'
import page from '#src/app/work/page.module.css'
import styles from './CalendarPage.module.css'

/** One room's month: its nights as fields, and who stays in them. */
export function MonthView({ resorts, choice, onChoose, today, marks }: ViewProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { chosen, press, stretch, clear } = useChosenNights()
  const resort = resorts.find(({ id }) => id === choice.resort) ?? resorts[0]
  const room = resort?.rooms.find(({ id }) => id === choice.room) ?? resort?.rooms[0]
  const roomId = room?.id ?? ''
  const wished = choice.month ?? monthOf(today)
  const lastMonth = monthOf(lastNight(today))
  const month = wished > lastMonth ? lastMonth : wished
  const calendar = useQuery({
    ...queryKeeping('host.calendar', {
      resort_id: resort?.id ?? '',
      room_id: roomId,
      from_day: firstDay(month),
      to_day: endDay(month),
    }),
    enabled: room !== undefined,
  })
  const known = calendar.data?.roomId === roomId ? calendar.data : undefined
  const nights = useMemo(() => byDate(known?.nights), [known])
  const mine = chosen?.roomId === roomId ? chosen : null
  const turn = (count: number) => onChoose({ ...choice, month: monthAfter(month, count) })
  return (
    <>
      <SavedNote at={savedAt(calendar.data)} />
      <div className={page.pair}>
        <Select
          label={<Trans>Chỗ ở</Trans>}
          value={resort?.id ?? ''}
          options={resorts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChoose({ ...choice, month, resort: target.value, room: undefined })}
        />
        {resort !== undefined && resort.rooms.length > 1 && (
          <Select
            label={<Trans>Phòng</Trans>}
            value={roomId}
            options={resort.rooms.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => onChoose({ ...choice, resort: resort.id, room: target.value })}
          />
        )}
      </div>
      <div className={styles.turn}>
        <IconButton
          icon="chevron-left"
          label={t`Tháng trước`}
          disabled={month <= monthOf(today)}
          onClick={() => turn(-1)}
        />
        <h2 className={styles.when} aria-live="polite">
          {format.month(firstDay(month))}
        </h2>
        <IconButton
          icon="chevron-right"
          label={t`Tháng sau`}
          disabled={month >= lastMonth}
          onClick={() => turn(1)}
        />
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
          chosen={mine}
          onPress={(night, extend) => press(roomId, night, extend)}
          onStretch={(from, to) => stretch(roomId, from, to)}
        />
      )}
      <Legend />
      {known && <RoomStays stays={known.stays} />}
      {resort && mine && <ChosenNights resort={resort} chosen={mine} nights={nights} onClear={clear} />}
    </>
  )
}
