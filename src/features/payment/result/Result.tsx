import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { SceneName } from '#src/ui/PaperScene.tsx'
import { PaySteps } from '../transfer/PaySteps.tsx'
import styles from './result.module.css'

interface ResultProps {
  readonly step: 1 | 2 | 3
  readonly picture: SceneName
  readonly title: ReactNode
  readonly action: ReactNode
  readonly children: ReactNode
  /** What else is worth a look, below the way on. */
  readonly more?: ReactNode
}

/** One state of a payment: where one is, a small picture, what happened and what to do. */
export function Result({ step, picture, title, action, children, more }: ResultProps) {
  return (
    <div className={styles.page}>
      <PaySteps current={step} />
      <EmptyState level={1} picture={picture} title={title} action={action}>
        <div className={styles.body}>{children}</div>
      </EmptyState>
      {more}
    </div>
  )
}
