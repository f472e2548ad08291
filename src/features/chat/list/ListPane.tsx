import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MoreButton, type MoreButtonProps } from '#src/app/lists/MoreButton.tsx'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from './ChatList.module.css'

interface ListPaneProps {
  readonly title: ReactNode
  readonly above?: ReactNode
  readonly list: MoreButtonProps['list'] & {
    isPending: boolean
    error: Error | null
    data: unknown
    refetch: () => unknown
  }
  readonly children: ReactNode
}

/** The list of conversations with its title, while it comes, and when it cannot be shown. */
export function ListPane({ title, above, list, children }: ListPaneProps) {
  const { t } = useLingui()
  return (
    <div className={styles.pane}>
      <h1 className={styles.title}>{title}</h1>
      {above}
      {list.isPending && (
        <SkeletonGroup label={t`Đang tải cuộc trò chuyện`}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {list.data === undefined && list.error && (
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data !== undefined && children}
      <MoreButton size="small" list={list} />
    </div>
  )
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useProblemText(error)
  return (
    <div className={styles.none} role="alert">
      <p>{text}</p>
      <Button size="small" icon="refresh" onClick={onRetry}>
        <Trans>Thử lại</Trans>
      </Button>
    </div>
  )
}
