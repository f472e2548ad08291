import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { query } from '#src/api/query.ts'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useReadNotices, useWaits } from './notices.ts'
import { placeOf } from './places.ts'
import styles from './NotificationPage.module.css'

/** Opens one notice: marks it read, if it was not, and leads to its page; one that leads nowhere is shown itself. */
export function OneNoticePage({ id }: { readonly id: string }) {
  const { moment } = useFormat()
  const navigate = useNavigate()
  const { mutate } = useReadNotices()
  const waits = useWaits()
  const {
    data: notice,
    error,
    isPending,
    refetch,
  } = useQuery(query('notification.one', { notification_pushed_id: id }))
  const place = notice === undefined ? null : placeOf(notice)
  const opened = useRef<string | null>(null)
  useEffect(() => {
    if (notice === undefined || opened.current === notice.id) return
    opened.current = notice.id
    if (!notice.is_read && !waits(notice.id)) mutate(notice.id)
    if (place !== null) void navigate({ ...place, replace: true })
  })
  if (isPending || place !== null) return <Skeleton shape="block" />
  if (notice === undefined) return <Missing error={error} onRetry={() => void refetch()} />
  return (
    <article className={styles.page}>
      <div className={styles.card}>
        <h1>{notice.title}</h1>
        <p>{notice.body}</p>
        <p className="note">{moment(notice.created_at)}</p>
      </div>
      <Link to="/notification/{-$id}" params={{ id: undefined }} {...buttonLook()}>
        <Trans>Tất cả thông báo</Trans>
      </Link>
    </article>
  )
}

function Missing({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  return (
    <NotLoaded
      level={1}
      error={error}
      onRetry={onRetry}
      failed={<Trans>Chưa mở được thông báo</Trans>}
      missing={<Trans>Không tìm thấy thông báo này</Trans>}
      missingPicture="letter"
      action={
        <Link to="/notification/{-$id}" params={{ id: undefined }} {...buttonLook()}>
          <Trans>Tất cả thông báo</Trans>
        </Link>
      }
    />
  )
}
