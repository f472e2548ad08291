import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { CancelCost } from '../cancelCost.ts'

interface CancelMoneyProps {
  readonly booking: BookingDetail
  readonly cost: CancelCost
  /** What had been shown before, where it has changed since. */
  readonly was: CancelCost | null
}

/** What was paid, what cancelling keeps of it, and what comes back. */
export function CancelMoney({ booking, cost, was }: CancelMoneyProps) {
  const format = useFormat()
  const now = new Date(serverTime()).toISOString()
  if (cost.paid === 0)
    return (
      <p>
        <Trans>Bạn chưa thanh toán nên không mất phí. Chỗ sẽ được trả lại ngay.</Trans>
      </p>
    )
  const amount = (value: number, old: number | undefined): ReactNode => (
    <>
      {old !== undefined && old !== value && (
        <>
          <s>{format.vnd(old)}</s>{' '}
        </>
      )}
      <data value={value}>{format.vnd(value)}</data>
    </>
  )
  return (
    <>
      {was && (
        <Notice tone="warning" live="assertive" title={<Trans>Phí hủy vừa đổi</Trans>}>
          <Trans>
            Lúc bạn xem là {format.vnd(was.fee)}, bây giờ là {format.vnd(cost.fee)}. Bạn có muốn tiếp tục?
          </Trans>
        </Notice>
      )}
      <Facts
        items={[
          { key: 'paid', label: <Trans>Đã thanh toán</Trans>, value: amount(cost.paid, undefined) },
          { key: 'fee', label: <Trans>Phí hủy</Trans>, value: amount(cost.fee, was?.fee) },
          ...(cost.editingFee > 0
            ? [
                {
                  key: 'editing',
                  label: <Trans>Phí sửa đặt phòng đã trả, không hoàn</Trans>,
                  value: amount(cost.editingFee, undefined),
                },
              ]
            : []),
          {
            key: 'refund',
            label: <Trans>Hoàn lại cho bạn</Trans>,
            value: amount(cost.refund, was?.refund),
            strong: true,
          },
        ]}
      />
      <p className="soft">
        {booking.status === 'CSH_CONFIRM' ? (
          <Trans>Chủ nhà chưa xác nhận nên bạn được hoàn 100 %. Chỗ sẽ được trả lại ngay.</Trans>
        ) : cost.refund === 0 ? (
          <Trans>Theo chính sách hủy, bây giờ không còn khoản nào được hoàn.</Trans>
        ) : cost.costsMoreAt !== null ? (
          <Trans>
            Mức này giữ nguyên nếu bạn hủy {format.deadline(cost.costsMoreAt, now)}. Tiền về nơi bạn đã trả.
          </Trans>
        ) : (
          <Trans>Tiền về nơi bạn đã trả.</Trans>
        )}
      </p>
    </>
  )
}
