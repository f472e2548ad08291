import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Wrong } from '#src/app/work/mistakes.ts'
import { STEPS, stepOf, type Step } from './steps.ts'
import { useStepWords } from './useStepWords.ts'
import styles from './new.module.css'

interface StepLineProps {
  readonly step: Step
  readonly mistakes: Wrong
}

/** The way through the steps: which is open, and which have all they need. Each is a link. */
export function StepLine({ step, mistakes }: StepLineProps) {
  const { t } = useLingui()
  const words = useStepWords()
  const open = new Set(Object.keys(mistakes).map(stepOf))
  return (
    <nav aria-label={t`Các bước`}>
      <ol className={styles.line} role="list">
        {STEPS.map((one) => {
          const isDone = one !== 'look' && !open.has(one)
          return (
            <li key={one}>
              <Link
                to="/host/places/new"
                search={{ step: one }}
                className={styles.step}
                aria-current={one === step ? 'step' : undefined}
                data-done={isDone || undefined}
              >
                {words[one].name}
                {isDone && (
                  <>
                    <span className={styles.knot}>
                      <Icon name="check" size={16} />
                    </span>
                    <VisuallyHidden>
                      <Trans>, đã đủ</Trans>
                    </VisuallyHidden>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
