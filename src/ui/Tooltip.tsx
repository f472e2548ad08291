import './ariaVietnamese.ts'
import type { ReactElement } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './Popover.module.css'

export interface TooltipProps {
  readonly text: string
  /** One native element that takes the focus, such as our IconButton's button. */
  readonly children: ReactElement<Record<string, unknown>, string>
}

/** A word about a control, for a pointer or the keyboard. Never the only place of something needed: phones have none. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles.tip ?? ''} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
