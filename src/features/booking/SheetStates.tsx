import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

interface NotThereYetProps {
  /** What is being loaded. */
  readonly label: string
  readonly error: Error | null
  readonly title: ReactNode
  /** The title where all it takes is a network. */
  readonly offlineTitle: ReactNode
  readonly onRetry: () => void
}

/** In a sheet, instead of a list that is not there yet: its outline, or why it did not come. */
export function NotThereYet({ label, error, title, offlineTitle, onRetry }: NotThereYetProps) {
  const problem = useProblemText(error)
  const offline = isProblem(error, 'G_OFFLINE') || isProblem(error, 'G_NOT_SAVED')
  if (error === null)
    return (
      <SkeletonGroup label={label}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  return (
    <EmptyState
      picture="cloud"
      title={offline ? offlineTitle : title}
      action={
        <Button icon="refresh" onClick={onRetry}>
          <Trans>Thử lại</Trans>
        </Button>
      }
    >
      <p>{problem}</p>
    </EmptyState>
  )
}
