import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { intent } from '#src/ui/intent.ts'
import type { StayCalendarOf } from '../useStayCalendar.ts'
import styles from './DatesField.module.css'
import { part } from '#src/ui/part.ts'

const load = () => import('./DatesPopover.tsx')
const DatesPopover = part(load, 'DatesPopover')

/** The dates of the stay in one box; its calendar comes when someone comes near, and opens on a press. */
export function DatesField(props: StayCalendarOf) {
  const { t } = useLingui()
  const format = useFormat()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean | null>(null)
  const { from_day: from, to_day: to } = props.stay
  const day = (date: string | undefined) =>
    date === undefined ? <span className={styles.empty}>{t`Chọn ngày`}</span> : format.shortDate(date)
  return (
    <>
      <button
        ref={trigger}
        id="time-ranger"
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
        {...intent(load)}
      >
        <Icon name="calendar" />
        <span className={styles.half}>
          <span className="note">
            <Trans>Nhận phòng</Trans>
          </span>
          <strong>{day(from)}</strong>
        </span>
        <span className={styles.half}>
          <span className="note">
            <Trans>Trả phòng</Trans>
          </span>
          <strong>{day(to)}</strong>
        </span>
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <DatesPopover {...props} isOpen={open} onOpenChange={setOpen} triggerRef={trigger} />
        </Suspense>
      )}
    </>
  )
}
