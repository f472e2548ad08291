import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { SceneName } from '#src/ui/PaperScene.tsx'

interface NotLoadedProps {
  readonly error: Error | null
  readonly onRetry: () => void
  /** The title. */
  readonly failed: ReactNode
  /** The title where all it takes is a network; `failed` unless told. */
  readonly unsaved?: ReactNode
  /** The title where there is no such thing for who asks, and no use in trying again; `failed` unless told. */
  readonly missing?: ReactNode
  readonly missingPicture?: SceneName
  /** What is safe. */
  readonly children?: ReactNode
  /** The way on, beside trying again. */
  readonly action?: ReactNode
  readonly level?: 1 | 2
}

/** What was asked for could not be shown: why, what is safe, and the way on. */
export function NotLoaded({
  error,
  onRetry,
  failed,
  unsaved,
  missing,
  children,
  action,
  ...look
}: NotLoadedProps) {
  const text = useProblemText(error)
  const isMissing = missing !== undefined && isProblem(error, 404)
  const isUnsaved = isProblem(error, 'G_OFFLINE') || isProblem(error, 'G_NOT_SAVED')
  const { missingPicture = 'boat', level } = look
  return (
    <EmptyState
      level={level}
      picture={isMissing ? missingPicture : 'cloud'}
      title={isMissing ? missing : isUnsaved ? (unsaved ?? failed) : failed}
      action={
        <>
          {!isMissing && (
            <Button tone="primary" icon="refresh" onClick={onRetry}>
              <Trans>Thử lại</Trans>
            </Button>
          )}
          {action}
        </>
      }
    >
      <p>{text}</p>
      {children}
    </EmptyState>
  )
}
