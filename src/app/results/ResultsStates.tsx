import { Trans } from '@lingui/react/macro'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from './results.module.css'

const PLACES = [1, 2, 3, 4, 5, 6]

/** Cards in outline while a search runs; `label` says what is looked for. */
export function ResultsLoading({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.grid}>
        {PLACES.map((place) => (
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

/** A search could not be made: an impossible day, or no network and nothing saved. */
export function ResultsError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useProblemText(error)
  const told = isProblem(error) ? Object.values(error.fields) : []
  return (
    <EmptyState
      picture="cloud"
      title={<Trans>Chưa tìm được</Trans>}
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
