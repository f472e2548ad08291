import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { PAYABLE } from '#contract/statuses.ts'
import { BookingUnknown } from './result/BookingUnknown.tsx'
import { EditTransfer } from './transfer/EditTransfer.tsx'
import { TransferChoice } from './transfer/TransferChoice.tsx'
import { TransferEnded } from './transfer/TransferEnded.tsx'
import { TransferOpen } from './transfer/TransferOpen.tsx'
import styles from './transfer/transfer.module.css'

export interface TransferPageProps {
  readonly bookingId: string
  readonly hotline: string | null
  /** Once the booking is cancelled here. */
  readonly onCancelled: () => void
}

/** Paying by bank transfer: the host's account and a VietQR, until the guest says that the money is on its way. */
export function TransferPage({ bookingId, hotline, onCancelled }: TransferPageProps) {
  const { t } = useLingui()
  const {
    data: booking,
    error,
    refetch,
  } = useQuery({
    ...query('booking.detail', { booking_id: bookingId }),
    refetchInterval: 20_000,
  })
  if (error && !booking) return <BookingUnknown error={error} onRetry={() => void refetch()} />
  if (!booking)
    return (
      <div className={styles.page}>
        <SkeletonGroup label={t`Đang tải thông tin chuyển khoản`}>
          <Skeleton shape="title" />
          <div className={`panel ${styles.sheet}`}>
            <Skeleton shape="block" />
            <Skeleton lines={5} />
          </div>
        </SkeletonGroup>
      </div>
    )
  if (booking.status === 'PENDING_PAYMENT_EDIT' && booking.transfer)
    return <EditTransfer booking={booking} transfer={booking.transfer} hotline={hotline} />
  if (booking.status === 'WATTING_KT_PAYMENT' && booking.transfer)
    return (
      <TransferOpen
        booking={booking}
        transfer={booking.transfer}
        hotline={hotline}
        onCancelled={onCancelled}
      />
    )
  if (booking.status === 'WATTING_KT_PAYMENT')
    return (
      <EmptyState
        level={1}
        picture="letter"
        title={<Trans>Chủ nhà chưa có tài khoản nhận tiền</Trans>}
        action={
          <Link to="/booking/$id" params={{ id: booking.id }} {...buttonLook({ tone: 'primary' })}>
            <Trans>Về đặt phòng</Trans>
          </Link>
        }
      >
        <Trans>Chỗ này chưa nhận chuyển khoản được. Bạn trả trực tuyến nhé.</Trans>
      </EmptyState>
    )
  if (PAYABLE.includes(booking.status)) return <TransferChoice booking={booking} />
  return <TransferEnded booking={booking} />
}
