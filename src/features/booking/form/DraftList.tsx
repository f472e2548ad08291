import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { hasSessionHint } from '#src/api/session.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card, cardBodyClass, cardLinkClass } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { RESORT_SEGMENTS } from '#contract/resortTypes.ts'
import { dropDraft, isMine, listDrafts, type Draft } from '../draft.ts'
import styles from './DraftList.module.css'

const KEY = ['drafts'] as const

/** Bookings that were begun on this device and not finished; without any, the way to a search. */
export function DraftList({ missing }: { readonly missing: boolean }) {
  const { t } = useLingui()
  const { data: account } = useQuery({ ...query('account.guest', {}), enabled: hasSessionHint() })
  const { data: all } = useQuery({ queryKey: KEY, queryFn: listDrafts, staleTime: 0, gcTime: 0 })
  const drafts = all?.filter((draft) => isMine(draft, account?.userId ?? null))
  if (!drafts)
    return (
      <SkeletonGroup label={t`Đang tìm các lần đặt dở`}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  if (drafts.length === 0)
    return (
      <EmptyState
        level={1}
        picture="basket"
        title={
          missing ? <Trans>Lần đặt này không còn trên máy</Trans> : <Trans>Chưa có lần đặt nào đang dở</Trans>
        }
        action={
          <Link to="/list-room" {...buttonLook({ tone: 'primary' })}>
            <Trans>Tìm chỗ ở</Trans>
          </Link>
        }
      >
        <Trans>Khi bạn bắt đầu đặt một chỗ, mọi thứ đã nhập được giữ ở đây, cả khi tắt máy.</Trans>
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <SectionHeading
        level={1}
        lead={<Trans>Mọi thứ bạn đã nhập vẫn còn. Giá được tính lại khi mở ra.</Trans>}
      >
        <Trans>Đặt dở</Trans>
      </SectionHeading>
      <ul className="stack-3" role="list">
        {drafts.map((draft) => (
          <li key={draft.key}>
            <DraftCard draft={draft} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DraftCard({ draft }: { readonly draft: Draft }) {
  const { t } = useLingui()
  const format = useFormat()
  const queryClient = useQueryClient()
  const { data: resort } = useQuery(query('resort.detail', { resort_id: draft.resortId }))
  const guests = draft.adults + draft.children + draft.toddlers
  const remove = async () => {
    await dropDraft(draft.key)
    await queryClient.invalidateQueries({ queryKey: KEY })
  }
  return (
    <Card look="mount" interactive>
      <div className={styles.card}>
        <Picture id={resort?.pictureIds[0] ?? ''} alt="" sizes="(min-width: 768px) 180px, 96px" />
        <div className={cardBodyClass}>
          <h2 className="lead">
            <Link
              to={`/${RESORT_SEGMENTS[draft.resortType]}/booking/{-$key}`}
              params={{ key: draft.key }}
              className={cardLinkClass}
            >
              {resort?.name ?? t`Nơi ở`}
            </Link>
          </h2>
          <p className="note">
            {draft.checkIn !== '' && <>{format.range(draft.checkIn, draft.checkOut)} · </>}
            <Plural value={guests} other="# khách" />
          </p>
          <p className="note">
            <Trans>Lưu lúc {format.moment(draft.savedAt)}</Trans>
          </p>
        </div>
        <IconButton
          icon="trash"
          label={t`Bỏ lần đặt dở ở ${resort?.name ?? ''}`}
          onClick={() => void remove()}
        />
      </div>
    </Card>
  )
}
