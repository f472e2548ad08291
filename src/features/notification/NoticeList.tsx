import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { isProblem } from '#src/api/problem.ts'
import { putAnswer, query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconNames.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Notification } from '#contract/shapes/notification.ts'
import { targetName, type TargetName } from '#contract/targets.ts'
import { useQuery } from '@tanstack/react-query'
import { useNotices, useReadNotices, useWaits } from './notices.ts'
import styles from './NoticeList.module.css'

const ICONS = {
  RESORT: 'villa',
  BOOKING: 'luggage',
  CHAT: 'chat',
  RATE: 'star',
  REVENUE: 'coin',
  MARKETING: 'gift',
  ACCOUNT: 'shield',
  BOOKING_SERVICE: 'ticket',
  SAVED_SEARCH: 'search',
  OTHER: 'bell',
} as const satisfies Record<TargetName, IconName>

/** My notices, newest first, with all that may be said about the list itself. `onOpen` is told when one is opened. */
export function NoticeList({ onOpen }: { readonly onOpen?: (() => void) | undefined }) {
  const { t } = useLingui()
  const list = useNotices()
  const { data, error, isPending, hasNextPage, refetch } = list
  const notices = data?.pages.flat() ?? []
  const atEnd = data !== undefined && !hasNextPage
  if (isPending)
    return (
      <SkeletonGroup label={t`Đang tải thông báo`}>
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="text" lines={2} />
      </SkeletonGroup>
    )
  if (data === undefined) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Head saved={savedAt(data.pages[0])} />
      {notices.length === 0 ? (
        <p className={styles.none}>
          <Icon name="inbox" size={24} />
          <Trans>Chưa có thông báo nào. Mọi thay đổi của chuyến đi sẽ hiện ở đây.</Trans>
        </p>
      ) : (
        <ul className={styles.list} role="list">
          {notices.map((notice) => (
            <Item key={notice.id} notice={notice} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <MoreButton list={list} />
      {atEnd && notices.length > 0 && (
        <p className={styles.end}>
          <Trans>Bạn đã xem hết.</Trans>
        </p>
      )}
    </>
  )
}

/** How many are unread, the way to mark them all, and how old a saved list is. */
function Head({ saved }: { readonly saved: string | null }) {
  const { language, ago } = useFormat()
  const { data: unread } = useQuery(
    query('notification.totalUnread', { language: language === 'vi' ? 0 : 1 }),
  )
  const { mutate, isPending, error } = useReadNotices()
  const failed = useProblemText(error)
  const allWait = useWaits()(null)
  return (
    <>
      <div className={styles.head}>
        <p className={styles.note} role="status">
          {unread ? <Plural value={unread} other="# chưa đọc" /> : <Trans>Bạn đã đọc hết</Trans>}
        </p>
        {allWait && (
          <p className={styles.note}>
            <Trans>Sẽ đánh dấu hết khi có mạng</Trans>
          </p>
        )}
        {Boolean(unread) && !allWait && (
          <Button tone="quiet" size="small" busy={isPending} onClick={() => mutate(null)}>
            <Trans>Đánh dấu đã đọc hết</Trans>
          </Button>
        )}
      </div>
      {saved !== null && (
        <p className={styles.note}>
          <Icon name="download" size={16} />{' '}
          <Trans>Không có mạng. Bản đã lưu {ago(saved, new Date(serverTime()).toISOString())}.</Trans>
        </p>
      )}
      {failed !== '' && (
        <p className={styles.note} role="alert">
          {failed}
        </p>
      )}
    </>
  )
}

function Item({
  notice,
  onOpen,
}: {
  readonly notice: Notification
  readonly onOpen: (() => void) | undefined
}) {
  const { ago, moment } = useFormat()
  const client = useQueryClient()
  const { id, is_read, title, body, created_at } = notice
  const waits = useWaits()(id)
  return (
    <li>
      <Link
        to="/notification/{-$id}"
        params={{ id }}
        className={styles.item}
        data-unread={!is_read || undefined}
        onClick={() => {
          putAnswer(client, 'notification.one', { notification_pushed_id: id }, notice)
          onOpen?.()
        }}
      >
        <span className={styles.mark}>
          <Icon name={ICONS[targetName(notice.target)]} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            {title}
            {!is_read && (
              <VisuallyHidden>
                <Trans>(chưa đọc)</Trans>
              </VisuallyHidden>
            )}
          </span>
          <span className={styles.body}>{body}</span>
          {waits && !is_read && (
            <span className={styles.time}>
              <Icon name="send" size={16} /> <Trans>Đã xem trên máy này, chưa gửi</Trans>
            </span>
          )}
          <time className={styles.time} dateTime={created_at} title={moment(created_at)}>
            {ago(created_at, new Date(serverTime()).toISOString())}
          </time>
        </span>
      </Link>
    </li>
  )
}

function Failed({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const text = useProblemText(error)
  return (
    <div className={styles.none} role="alert">
      <Icon name={isProblem(error, 'G_NOT_SAVED') ? 'wifi-off' : 'warning'} size={24} />
      <p>{text}</p>
      <Button size="small" icon="refresh" onClick={onRetry}>
        <Trans>Thử lại</Trans>
      </Button>
    </div>
  )
}
