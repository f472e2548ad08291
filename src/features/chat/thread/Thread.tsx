import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useOnline } from '#src/app/state/online.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useProblemText } from '#src/i18n/codeText.ts'
import { isProblem } from '#src/api/problem.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { ChatHead } from '#contract/shapes/chat.ts'
import { SavedNote } from '../parts/SavedNote.tsx'
import { nameOf, type Where } from '../where.ts'
import { Composer } from './Composer.tsx'
import { Messages } from './Messages.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { useLooking, useReading } from './useLooking.ts'
import { useOtherName } from './useOtherName.ts'
import { useSeenHeight } from './useSeenHeight.ts'
import { useThread } from './useThread.ts'
import styles from './Thread.module.css'

interface ThreadProps {
  readonly where: Where
  /** The way back to the list, where there is one. */
  readonly back?: ReactNode
  /** What stands in the place of the composer for this head; null: one may write. */
  readonly instead?: (head: ChatHead) => ReactNode
  /** What stands above the messages. */
  readonly above?: (head: ChatHead) => ReactNode
  /** What to say while nobody has written. */
  readonly hint: ReactNode
}

/** A conversation: what it is about, what was said, and where to say more. On phones it has the whole screen. */
export function Thread({ where, back, instead, above, hint }: ThreadProps) {
  const { t } = useLingui()
  const nameFor = useOtherName()
  const place = useSeenHeight<HTMLElement>()
  const thread = useThread(where)
  const online = useOnline()
  const { head, said, saved } = thread
  const visible = useLooking(head?.id)
  const heard = said.findLast(({ mine }) => !mine)?.place ?? 0
  useReading(head?.id, heard, visible && saved === null)
  if (head === undefined)
    return (
      <section ref={place} className={styles.thread}>
        {back}
        {thread.error ? <Missing error={thread.error} onRetry={thread.again} /> : <Loading />}
      </section>
    )
  const name = nameFor(head)
  return (
    <section ref={place} className={styles.thread} data-talk="" aria-label={t`Trò chuyện với ${name}`}>
      <ThreadHead head={head} back={back} />
      {online ? (
        <SavedNote at={saved} />
      ) : (
        <p className={styles.offline} role="status">
          <Icon name="wifi-off" size={16} />
          <Trans>Không có mạng. Bạn cứ viết, có mạng là gửi.</Trans>
        </p>
      )}
      {above?.(head)}
      {said.length === 0 ? (
        <div className={styles.hint}>{hint}</div>
      ) : (
        <Messages thread={thread} head={head} />
      )}
      {head.closed ? (
        <div className={styles.closed}>
          <Notice>
            <Trans>Người này không còn dùng Ghé. Bạn vẫn đọc lại được những gì đã nói.</Trans>
          </Notice>
        </div>
      ) : (
        (instead?.(head) ?? (
          <Composer
            key={nameOf(where)}
            name={nameOf(where)}
            label={t`Tin nhắn cho ${name}`}
            onSay={thread.say}
          />
        ))
      )}
    </section>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang mở cuộc trò chuyện`}>
      <div className={styles.hint}>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </div>
    </SkeletonGroup>
  )
}

function Missing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const text = useProblemText(error)
  const gone = isProblem(error, 404)
  return (
    <EmptyState
      picture={gone ? 'letter' : 'cloud'}
      title={
        gone ? <Trans>Không tìm thấy cuộc trò chuyện</Trans> : <Trans>Chưa mở được cuộc trò chuyện</Trans>
      }
      action={
        gone ? undefined : (
          <Button tone="primary" icon="refresh" onClick={onRetry}>
            <Trans>Thử lại</Trans>
          </Button>
        )
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
