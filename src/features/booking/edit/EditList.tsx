import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card, cardLinkClass } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { EDIT_CUTOFF_HOURS } from '#contract/numbers.ts'
import { bookingMachine, factsOf } from '#contract/booking/booking.ts'
import { BookingListError } from '../list/BookingListStates.tsx'
import { dropEdit, listEdits } from './editDraft.ts'
import { draftScreen } from './screens.ts'
import styles from './edit.module.css'

const DRAFTS = ['edit drafts'] as const

/** Changes begun on this device, and the bookings that may be changed. `missing`: the one asked for is not here. */
export function EditList({ missing }: { readonly missing: boolean }) {
  const { t } = useLingui()
  const format = useFormat()
  const client = useQueryClient()
  const { data: account } = useQuery(query('account.guest', {}))
  const { data: all } = useQuery({
    queryKey: DRAFTS,
    queryFn: listEdits,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  const { data: page, error, refetch } = useQuery(query('booking.list', { tab: 'booked', page_size: 50 }))
  if (!all || (!page && !error))
    return (
      <SkeletonGroup label={t`Đang tìm những gì có thể sửa`}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  const drafts = all.filter(({ owner }) => owner === null || owner === account?.userId)
  const now = Temporal.Instant.fromEpochMilliseconds(serverTime())
  const bookings = (page?.bookings ?? []).filter(
    (booking) =>
      bookingMachine.can(factsOf(booking, now), 'editContact', 'KT') &&
      !drafts.some(({ bookingId }) => bookingId === booking.id),
  )
  const drop = async (key: string) => {
    await dropEdit(key)
    await client.invalidateQueries({ queryKey: DRAFTS })
  }
  if (drafts.length === 0 && error && !page)
    return <BookingListError error={error} onRetry={() => void refetch()} />
  if (drafts.length === 0 && bookings.length === 0)
    return (
      <EmptyState
        level={1}
        picture="boat"
        title={<Trans>Không có đặt phòng nào sửa được</Trans>}
        action={
          <Link to="/booking" {...buttonLook({ tone: 'primary' })}>
            <Trans>Chuyến đi của tôi</Trans>
          </Link>
        }
      >
        <p>
          <Trans>
            Bạn sửa được đặt phòng đã chắc chắn, đến {EDIT_CUTOFF_HOURS} giờ trước giờ nhận phòng.
          </Trans>
        </p>
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <SectionHeading level={1} lead={<Trans>Chọn đặt phòng bạn muốn sửa.</Trans>}>
        <Trans>Sửa đặt phòng</Trans>
      </SectionHeading>
      {missing && (
        <Notice tone="warning">
          <Trans>Lần sửa này không còn trên máy. Đặt phòng của bạn vẫn nguyên.</Trans>
        </Notice>
      )}
      <ul className={styles.list} role="list">
        {drafts.map((draft) => (
          <li key={draft.key}>
            <Card interactive padded>
              <div className={styles.item}>
                <div>
                  <h2 className="body">
                    <Link
                      to="/booking/edit/$screen/{-$key}"
                      params={{ screen: draftScreen(draft), key: draft.key }}
                      className={cardLinkClass}
                    >
                      {draft.resortName}
                    </Link>
                  </h2>
                  <p className="soft">
                    {draft.code} · {format.range(draft.checkIn, draft.checkOut)} · <Trans>đang sửa dở</Trans>
                  </p>
                </div>
                <div data-above="">
                  <IconButton
                    icon="trash"
                    label={t`Bỏ lần sửa ${draft.code}`}
                    onClick={() => void drop(draft.key)}
                  />
                </div>
              </div>
            </Card>
          </li>
        ))}
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Card interactive padded>
              <h2 className="body">
                <Link
                  to="/booking/edit/$screen/{-$key}"
                  params={{ screen: 'booking-cache', key: booking.id }}
                  className={cardLinkClass}
                >
                  {booking.resortName}
                </Link>
              </h2>
              <p className="soft">
                {booking.code} · {format.range(booking.checkIn, booking.checkOut)}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
