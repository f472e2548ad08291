import './ariaVietnamese.ts'
import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { AriaLanguage } from './AriaLanguage.tsx'
import styles from './Popover.module.css'

export interface PopoverProps {
  readonly isOpen: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The button that it belongs to and hangs from; give that `aria-expanded` and `aria-haspopup="dialog"`. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly children: ReactNode
}

/** A sheet of paper that floats from a button; closed by Escape and by a press outside, and the focus goes back. */
export function Popover({ isOpen, onOpenChange, triggerRef, label, children }: PopoverProps) {
  return (
    <AriaLanguage>
      <AriaPopover
        className={styles.popover ?? ''}
        placement="bottom start"
        {...{ isOpen, onOpenChange, triggerRef }}
      >
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </AriaLanguage>
  )
}
