import type { RefObject } from 'react'
import { Popover } from './Popover.tsx'
import { Sheet } from './Sheet.tsx'
import { StayCalendar, type StayCalendarProps } from './StayCalendar.tsx'
import { useWide } from './useWide.ts'
import styles from './StayField.module.css'

export interface StayPopoverProps {
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly closeText: string
  readonly calendar: StayCalendarProps
}

/** The calendar of a stay, opened: hanging from its field on wide screens, from below on phones. */
export function StayPopover({ isOpen, onOpenChange, triggerRef, closeText, calendar }: StayPopoverProps) {
  const wide = useWide()
  const contents = <StayCalendar {...calendar} months={2} autoFocus />
  return wide ? (
    <Popover {...{ isOpen, onOpenChange, triggerRef }} label={calendar.label}>
      <div className={styles.floating}>{contents}</div>
    </Popover>
  ) : (
    <Sheet {...{ isOpen, onOpenChange, closeText }} title={calendar.label}>
      {contents}
    </Sheet>
  )
}
