import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

interface ResultsLoadingProps {
  /** What is looked for. */
  readonly label: string
  /** How many cards stand in outline. */
  readonly places: number
  /** The class of the grid that the cards will stand in. */
  readonly grid: string | undefined
}

/** Cards in outline while they are asked for. */
export function ResultsLoading({ label, places, grid }: ResultsLoadingProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={grid}>
        {Array.from({ length: places }, (_place, place) => (
          <div key={place}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={2} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

interface ResultsErrorProps {
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
