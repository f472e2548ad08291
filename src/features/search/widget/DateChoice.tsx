import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { TextField } from '#src/ui/TextField.tsx'
import styles from './DateChoice.module.css'
import { part } from '#src/ui/part.ts'

const Calendar = part(() => import('./SearchCalendar.tsx'), 'SearchCalendar')

export interface DateChoiceProps {
  readonly today: string
  readonly from: string | undefined
  readonly to: string | undefined
  readonly onChange: (changes: Partial<RoomSearch>) => void
}

/** Check-in and check-out: two date fields of the device, and a calendar with prices once the segment is opened. */
export function DateChoice({ today, from, to, onChange }: DateChoiceProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const opened = useOpened(box)
  return (
    <div ref={box}>
      <div className={styles.fields} hidden={opened}>
        <TextField
          id="homepage-picker"
          name="from_day"
          type="date"
          label={<Trans>Nhận phòng</Trans>}
          min={today}
          value={from ?? ''}
          onChange={(event) => onChange({ from_day: event.target.value || undefined })}
        />
        <TextField
          name="to_day"
          type="date"
          label={<Trans>Trả phòng</Trans>}
          min={from ?? today}
          value={to ?? ''}
          onChange={(event) => onChange({ to_day: event.target.value || undefined })}
        />
      </div>
      {opened && (
        <Suspense fallback={<p className={styles.waiting}>{t`Đang mở lịch…`}</p>}>
          <Calendar {...{ today, from, to, onChange }} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether the segment around was opened once: only then is the calendar worth loading. */
function useOpened(box: { readonly current: HTMLElement | null }): boolean {
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const segment = box.current?.closest('details')
    if (!segment) return
    const note = () => setOpened((before) => before || segment.open)
    note()
    segment.addEventListener('toggle', note)
    return () => segment.removeEventListener('toggle', note)
  }, [box])
  return opened
}
