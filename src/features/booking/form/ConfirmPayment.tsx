import { Trans, useLingui } from '@lingui/react/macro'
import { isProblem, type ApiProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import type { Draft } from '../draft.ts'
import { ConfirmDetails } from './ConfirmDetails.tsx'
import styles from './ConfirmPayment.module.css'

export interface ConfirmPaymentProps {
  readonly draft: Draft
  readonly resort: ResortDetail
  readonly total: number
  /** What the person had been shown before the price changed; null when it did not. */
  readonly was: number | null
  /** asking: the booking is being made; leaving: it is made, and the gateway's page is on its way. */
  readonly stage: 'ready' | 'asking' | 'leaving'
  readonly problem: ApiProblem | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The last look before anything is booked: what is paid, until when, by which way. */
export function ConfirmPayment({
  draft,
  resort,
  total,
  was,
  stage,
  problem,
  onConfirm,
  onClose,
}: ConfirmPaymentProps) {
  const { t } = useLingui()
  const format = useFormat()
  const problemText = useProblemText(problem)
  const request = resort.confirmationPolicy === 'REQUEST_THEN_PAY'
  const offline = isProblem(problem, 'G_OFFLINE')
  const word = {
    asking: t`Đang giữ chỗ…`,
    leaving: t`Đang mở trang thanh toán…`,
    ready: was === null ? t`Giữ chỗ và trả ${format.vnd(total)}` : t`Đồng ý giá mới ${format.vnd(total)}`,
  }[stage]
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => {
        if (!open && stage === 'ready') onClose()
      }}
      title={request ? t`Gửi yêu cầu đặt phòng` : t`Xác nhận thanh toán`}
      closeText={t`Đóng`}
      actions={
        <Button tone="primary" size="large" block busy={stage !== 'ready'} onClick={onConfirm}>
          {request && stage === 'ready' && was === null ? t`Gửi yêu cầu` : word}
        </Button>
      }
    >
      <div className="stack-4">
        <p className={styles.total}>
          {was !== null && (
            <span className={styles.was}>
              <Trans>Giá bạn đã thấy:</Trans> <s>{format.vnd(was)}</s>
            </span>
          )}
          <data value={total}>{format.vnd(total)}</data>
        </p>
        {was !== null && (
          <Notice tone="warning" live="assertive" title={<Trans>Giá vừa đổi</Trans>}>
            {total < was ? (
              <Trans>Giá giảm {format.vnd(was - total)} so với lúc bạn xem. Bạn có muốn tiếp tục?</Trans>
            ) : (
              <Trans>
                Giá tăng {format.vnd(total - was)} so với lúc bạn xem. Bạn có muốn tiếp tục? Chưa có khoản nào
                bị trừ.
              </Trans>
            )}
          </Notice>
        )}
        <ConfirmDetails draft={draft} resort={resort} />
        {problem && was === null && (
          <Notice
            tone={offline ? 'warning' : 'danger'}
            icon={offline ? 'wifi-off' : undefined}
            live="assertive"
          >
            <p>{problemText}</p>
            {problem.status >= 500 && (
              <p>
                <Trans>Bấm lại khi có mạng: bạn không bị đặt hai lần.</Trans>
              </p>
            )}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
