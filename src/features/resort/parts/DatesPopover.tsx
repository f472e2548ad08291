import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { StayPopover } from '#src/ui/StayPopover.tsx'
import { useStayCalendar, type StayCalendarOf } from '../useStayCalendar.ts'

export interface DatesPopoverProps extends StayCalendarOf {
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly triggerRef: RefObject<HTMLElement | null>
}

/** The calendar that hangs from the dates; it closes when a whole stay is chosen. */
export function DatesPopover({ isOpen, onOpenChange, triggerRef, ...of }: DatesPopoverProps) {
  const { t } = useLingui()
  const { calendar } = useStayCalendar(of)
  return (
    <StayPopover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      closeText={t`Đóng`}
      calendar={{
        ...calendar,
        onChange: (stay) => {
          calendar.onChange(stay)
          onOpenChange(false)
        },
      }}
    />
  )
}
