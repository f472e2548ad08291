import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ROOMS_AT_ONCE } from '#contract/numbers.ts'
import { queryKeeping } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Select } from '#src/ui/Select.tsx'
import { PageError } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { ChosenNights } from './ChosenNights.tsx'
import { useChosenNights } from './chosen.ts'
import { Legend } from './Legend.tsx'
import { dayAfter, lastNight, mondayOf } from './months.ts'
import { byDate } from './night.ts'
import { RoomsGrid } from './RoomsGrid.tsx'
import type { ViewProps } from './views.ts'
import styles from './CalendarPage.module.css'

const DAYS = 28
/** Who has more rooms than this begins with one place; all of them are a choice. */
const ROOMS_AT_FIRST = 30
const ALL = 'all'

/** All rooms, of all places or of one, by days, four weeks at a time. */
export function RoomsView({ resorts, choice, onChoose, today, marks }: ViewProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { chosen, press, stretch, clear } = useChosenNights()
  const thisWeek = mondayOf(today)
  const wished = mondayOf(choice.from ?? today)
  const lastWeek = mondayOf(lastNight(today))
  const from = wished < thisWeek ? thisWeek : wished > lastWeek ? lastWeek : wished
  const end = dayAfter(from, DAYS)
  const count = resorts.reduce((sum, { rooms }) => sum + rooms.length, 0)
  const one =
    resorts.find(({ id }) => id === choice.resort) ??
    (count <= (choice.resort === ALL ? ROOMS_AT_ONCE : ROOMS_AT_FIRST) ? undefined : resorts[0])
  const calendars = useQuery(
    queryKeeping('host.rooms', {
      ...(one ? { resort_id: one.id } : {}),
      from_day: from,
      to_day: end,
    }),
  )
  const known = useMemo(
    () =>
      new Map(
        calendars.data?.rooms.map(({ roomId, nights, stays }) => [roomId, { nights: byDate(nights), stays }]),
      ),
    [calendars.data],
  )
  const turn = (day: string) => onChoose({ ...choice, view: 'rooms', from: day > thisWeek ? day : undefined })
  const ofChosen = chosen && resorts.find(({ rooms }) => rooms.some(({ id }) => id === chosen.roomId))
  const nights = chosen && known.get(chosen.roomId)?.nights
  return (
    <>
      <SavedNote at={savedAt(calendars.data)} />
      <div className={styles.tools}>
        <div className={styles.turn}>
          <IconButton
            icon="chevron-left"
            label={t`Tuần trước`}
            disabled={from === thisWeek}
            onClick={() => turn(dayAfter(from, -7))}
          />
          <Button disabled={from === thisWeek} onClick={() => turn(thisWeek)}>
            <Trans>Hôm nay</Trans>
          </Button>
          <IconButton
            icon="chevron-right"
            label={t`Tuần sau`}
            disabled={from === lastWeek}
            onClick={() => turn(dayAfter(from, 7))}
          />
          <h2 className={styles.when} aria-live="polite">
            {format.range(from, dayAfter(end, -1))}
          </h2>
        </div>
        {resorts.length > 1 && (
          <Select
            label={<Trans>Chỗ ở</Trans>}
            value={one?.id ?? ALL}
            options={[
              ...(count <= ROOMS_AT_ONCE ? [{ value: ALL, label: t`Tất cả chỗ ở` }] : []),
              ...resorts.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => {
              clear()
              onChoose({ ...choice, view: 'rooms', room: undefined, resort: target.value })
            }}
          />
        )}
      </div>
      {calendars.error && !calendars.data ? (
        <PageError error={calendars.error} onRetry={() => void calendars.refetch()} />
      ) : (
        <RoomsGrid
          resorts={one ? [one] : resorts}
          known={known}
          from={from}
          end={end}
          today={today}
          marks={marks}
          chosen={chosen}
          onFrom={turn}
          onPress={press}
          onStretch={stretch}
          onClear={clear}
        />
      )}
      <Legend bars />
      {ofChosen && nights && (
        <ChosenNights resort={ofChosen} chosen={chosen} nights={nights} onClear={clear} />
      )}
    </>
  )
}
