import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { returnedFrom } from '#contract/waysToPay.ts'
import { isProblem } from '#src/api/problem.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { BookingUnknown } from './result/BookingUnknown.tsx'
import { Failed } from './result/Failed.tsx'
import { Foreign } from './result/Foreign.tsx'
import { Gone } from './result/Gone.tsx'
import { OfflineReturn } from './result/OfflineReturn.tsx'
import { Succeeded } from './result/Succeeded.tsx'
import { Verifying } from './result/Verifying.tsx'
import { usePaymentReturn } from './usePaymentReturn.ts'
import styles from './result/result.module.css'

export interface PaymentReturnPageProps {
  /** What the gateway sent along, as it came; null when nobody was sent here. */
  readonly query: string | null
  readonly hotline: string | null
  /** The page has it: the address can be cleaned. */
  readonly onTaken: () => void
  /** It was not the gateway's, or not this person's. */
  readonly onForeign: () => void
  readonly onPaid: (bookingId: string) => void
}

/** Back from the gateway: what became of the payment, and what to do now. The address only shows; the server knows. */
export function PaymentReturnPage({ query, hotline, onTaken, onForeign, onPaid }: PaymentReturnPageProps) {
  const { t } = useLingui()
  const gateway = returnedFrom(new URLSearchParams(query ?? ''))?.gateway ?? 'VNPAY'
  const { payment, error, retry } = usePaymentReturn(query)
  const foreign = isProblem(error, 404) || isProblem(error, 400)
  const paidId = payment?.state === 'SUCCEEDED' ? payment.booking.id : null
  const taken = useEffectEvent(onTaken)
  const isForeign = useEffectEvent(onForeign)
  const isPaid = useEffectEvent(onPaid)
  useEffect(() => taken(), [])
  useEffect(() => {
    if (foreign) isForeign()
  }, [foreign])
  useEffect(() => {
    if (paidId !== null) isPaid(paidId)
  }, [paidId])
  if (query === null || foreign) return <Foreign />
  if (isProblem(error, 'G_OFFLINE')) return <OfflineReturn onRetry={retry} />
  if (error) return <BookingUnknown error={error} onRetry={retry} />
  if (!payment)
    return (
      <div className={styles.page}>
        <SkeletonGroup label={t`Đang hỏi kết quả thanh toán`}>
          <h1 className="title">
            <Trans>Đang hỏi kết quả thanh toán</Trans>
          </h1>
          <Skeleton shape="picture" />
          <Skeleton lines={3} />
        </SkeletonGroup>
      </div>
    )
  const { booking } = payment
  switch (payment.state) {
    case 'SUCCEEDED':
      return <Succeeded booking={booking} />
    case 'FAILED':
      return <Failed payment={payment} hotline={hotline} gateway={gateway} />
    case 'EXPIRED':
      return <Gone payment={payment} hotline={hotline} />
    case 'CHARGED_NOT_BOOKED':
      return <Gone payment={payment} hotline={hotline} />
    case 'VERIFYING':
      return <Verifying booking={booking} hotline={hotline} />
  }
}
