import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { nightsBetween } from '#contract/days.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { nextFree } from '../nights.ts'
import { useNights } from '../useNights.ts'
import type { StayCalendarOf } from '../useStayCalendar.ts'
import styles from './BookingCard.module.css'

/** When these rooms are free for as many nights, if the asked ones are gone; and the way to other places. */
export function NextFree({ resort, choice, stay, onStay }: StayCalendarOf) {
  const format = useFormat()
  const { nights, today } = useNights(resort, choice)
  const { from_day: from = today, to_day: to = today } = stay
  const length = Math.max(1, nightsBetween(from, to))
  const free = nextFree(nights, from, length) ?? nextFree(nights, today, length)
  const range = free === null ? '' : format.range(free.from, free.to)
  return (
    <div className={styles.nextFree}>
      {free !== null && (
        <Button
          icon="calendar"
          block
          onClick={() => onStay({ ...stay, from_day: free.from, to_day: free.to })}
        >
          <Trans>Còn trống {range}</Trans>
        </Button>
      )}
      <Link to="/list-room" search={{ ...stay, project_area_id: resort.projectAreaId }}>
        <Trans>Tìm chỗ khác ở {resort.projectAreaName} cho những ngày này</Trans>
      </Link>
    </div>
  )
}
