import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

export interface ResultsErrorProps {
  readonly title: ReactNode
  readonly error: Error
  readonly onRetry: () => void
}

/** Nothing could be had: an impossible day, or no network and nothing saved. */
export function ResultsError({ title, error, onRetry }: ResultsErrorProps) {
  const text = useProblemText(error)
  const told = isProblem(error) ? Object.values(error.fields) : []
  return (
    <EmptyState
      picture="cloud"
      title={title}
      action={
        <Button tone="primary" icon="refresh" onClick={onRetry}>
          <Trans>Thử lại</Trans>
        </Button>
      }
    >
      <p>{text}</p>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </EmptyState>
  )
}
