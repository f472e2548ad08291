import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './ProgressSteps.module.css'

export interface ProgressStepsProps {
  readonly label: string
  readonly steps: readonly string[]
  /** The running step, from 0; `steps.length` when all are done. */
  readonly current: number
  /** Said after a step that is done: "đã xong". */
  readonly doneText: string
}

/** The steps of a task: done, active, inactive. */
export function ProgressSteps({ label, steps, current, doneText }: ProgressStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label} role="list">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'active' : 'inactive'
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span className={styles.name}>
              {step}
              {state === 'done' && <VisuallyHidden> ({doneText})</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
