import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { keptIn } from '#contract/booking/kept.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { RequestCard } from './RequestCard.tsx'
import { useAnswer } from './useAnswer.tsx'
import styles from './request.module.css'

interface HostCancellationProps {
  readonly booking: BookingDetail
  readonly request: BookingDetail['cancellationRequest']
}

/** The host asks to cancel: why, what comes back, and that it is the guest who decides. */
export function HostCancellation({ booking, request }: HostCancellationProps) {
  const { t } = useLingui()
  const format = useFormat()
  const back = format.vnd(keptIn(booking))
  const answer = useAnswer(booking, {
    accept: t`Đồng ý hủy`,
    accepted: t`Đã hủy, tiền đang được hoàn`,
    refuse: t`Giữ đặt phòng`,
    refused: t`Đặt phòng được giữ nguyên`,
    question: t`Bạn đồng ý hủy chuyến này?`,
    meaning: (
      <Trans>Bạn được hoàn 100 %: {back}, gồm cả phí. Chỗ được trả lại ngay và không lấy lại được.</Trans>
    ),
    refusing: <Trans>Đặt phòng và mã nhận phòng giữ nguyên. Chủ nhà được báo ngay.</Trans>,
    tone: 'danger',
  })
  return (
    <RequestCard
      title={<Trans>Chủ nhà xin hủy chuyến này</Trans>}
      until={request?.answerBy ?? null}
      silence={<Trans>Không trả lời thì đặt phòng vẫn được giữ.</Trans>}
      error={answer.error}
      actions={answer.actions}
    >
      {request && request.reason !== '' && <blockquote className={styles.quote}>{request.reason}</blockquote>}
      <p>
        <Trans>Đồng ý thì bạn được hoàn 100 %: {back}. Không đồng ý thì chỗ vẫn là của bạn.</Trans>
      </p>
      {request?.repeated && (
        <p className="soft">
          <Trans>Chủ nhà xin lần thứ hai. Bạn từ chối nữa thì nhân viên Ghé đứng ra giải quyết.</Trans>
        </p>
      )}
    </RequestCard>
  )
}
