import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressSteps } from '#src/ui/ProgressSteps.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import styles from './Sections.module.css'

type Refund = NonNullable<BookingDetail['refund']>

const ORDER = ['REQUESTED', 'APPROVED', 'SENT', 'DONE'] as const satisfies Refund['state'][]

/** How far the money that goes back has come. */
export function RefundProgress({ refund }: { readonly refund: Refund }) {
  const { t } = useLingui()
  const format = useFormat()
  const amount = format.money(refund.amount)
  if (refund.state === 'REJECTED')
    return (
      <Notice tone="danger" title={<Trans>Chưa hoàn được {amount}</Trans>}>
        <Trans>Ngân hàng trả lại lệnh chuyển. Tổng đài đang xử lý và sẽ gọi cho bạn.</Trans>
      </Notice>
    )
  const { state } = refund
  const reached = ORDER.findIndex((step) => step === state) + 1
  return (
    <div>
      <h3>
        <Trans>Hoàn {amount}</Trans>
      </h3>
      <div className={styles.steps}>
        <ProgressSteps
          label={t`Tiến trình hoàn tiền`}
          steps={[t`Ghi nhận`, t`Duyệt`, t`Gửi ngân hàng`, t`Đã về`]}
          current={reached}
          doneText={t`đã xong`}
        />
      </div>
    </div>
  )
}
