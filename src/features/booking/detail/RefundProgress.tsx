import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressSteps } from '#src/ui/ProgressSteps.tsx'
import type { RefundProgressShape } from '#contract/shapes/refund.ts'
import { useRefundReason } from '#src/app/refunds/useRefundReason.ts'
import styles from './Sections.module.css'

const ORDER = ['REQUESTED', 'APPROVED', 'SENT', 'DONE'] as const satisfies RefundProgressShape['state'][]

/** How far the money that goes back has come: why, which way, and on which day it was sent and arrived. */
export function RefundProgress({ refund }: { readonly refund: RefundProgressShape }) {
  const { t } = useLingui()
  const format = useFormat()
  const reason = useRefundReason(refund.reason)
  const amount = format.vnd(refund.amount)
  if (refund.state === 'REJECTED')
    return (
      <Notice tone="danger" title={<Trans>Chưa hoàn được {amount}</Trans>}>
        <Trans>
          Ngân hàng trả lại lệnh chuyển. Bạn không mất khoản này: nhân viên Ghé gửi lại bằng cách khác.
        </Trans>
      </Notice>
    )
  const { state } = refund
  const reached = ORDER.findIndex((step) => step === state) + 1
  return (
    <div>
      <h3>
        <Trans>Hoàn {amount}</Trans>
      </h3>
      <p className="soft">{reason}</p>
      <div className={styles.steps}>
        <ProgressSteps
          label={t`Tiến trình hoàn ${amount}`}
          steps={[t`Ghi nhận`, t({ message: 'Duyệt', context: 'step' }), t`Gửi ngân hàng`, t`Đã về`]}
          current={reached}
          doneText={t`đã xong`}
        />
      </div>
      <p className="soft">
        {refund.doneAt !== null ? (
          <Trans>Đã về lúc {format.moment(refund.doneAt)}.</Trans>
        ) : refund.sentAt === null ? (
          <Trans>Ghi nhận lúc {format.moment(refund.requestedAt)}.</Trans>
        ) : refund.way === 'GATEWAY' ? (
          <Trans>
            Đã gửi ngân hàng lúc {format.moment(refund.sentAt)}, về đúng thẻ hoặc tài khoản bạn đã trả.
          </Trans>
        ) : (
          <Trans>Đã gửi ngân hàng lúc {format.moment(refund.sentAt)} bằng chuyển khoản.</Trans>
        )}{' '}
        {refund.proof !== null && <Trans>Mã giao dịch: {refund.proof}.</Trans>}
      </p>
    </div>
  )
}
