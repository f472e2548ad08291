import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import styles from './request.module.css'

interface RequestCardProps {
  readonly title: ReactNode
  /** Until when it is answered. */
  readonly until: string | null
  /** What happens when it is not. */
  readonly silence: ReactNode
  readonly error: Error | null
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** Something that waits for an answer: what it is, until when, and what silence means. */
export function RequestCard({ title, until, silence, error, actions, children }: RequestCardProps) {
  const format = useFormat()
  const now = useServerTime(30_000)
  return (
    <Card as="section" padded>
      <div className="stack-4">
        <SectionHeading>{title}</SectionHeading>
        {until !== null && (
          <p className={styles.until}>
            <Icon name="clock" />
            <span>
              <Trans>Trả lời {format.deadline(until, new Date(now).toISOString())}.</Trans> {silence}
            </span>
          </p>
        )}
        {children}
        <Refusal error={error} />
        <div className="wrap-3">{actions}</div>
      </div>
    </Card>
  )
}
