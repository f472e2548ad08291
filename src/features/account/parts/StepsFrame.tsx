import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { ProgressSteps } from '#src/ui/ProgressSteps.tsx'
import styles from '../LoginPage.module.css'

interface StepsFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  /** The names of the steps, and the running one from 0. */
  readonly steps: readonly string[]
  readonly current: number
  readonly children: ReactNode
}

/** A task in steps: title, where one is, and the step. A new step is announced by moving the focus to the title. */
export function StepsFrame({ title, lead, steps, current, children }: StepsFrameProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    // The step itself may have taken the focus for its field.
    if (!document.activeElement?.matches('main input')) heading.current?.focus()
  }, [current])
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <ProgressSteps label={t`Các bước`} steps={steps} current={current} doneText={t`đã xong`} />
      {lead && <p className="soft">{lead}</p>}
      {children}
    </div>
  )
}
