import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import type { Output } from '#contract/endpoints.ts'
import styles from './ChargedHelp.module.css'

interface ChargedHelpProps {
  readonly bookingId: string
  /** What a bank knows the payment by. */
  readonly reference: string
}

/** "Money was taken but it failed": the gateway is asked about every attempt again, and where it knows nothing, people look. */
export function ChargedHelp({ bookingId, reference }: ChargedHelpProps) {
  const { t } = useLingui()
  const id = useId()
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const charged = useAct('payment.charged')
  const offline = isProblem(charged.error, 'G_OFFLINE')
  const ask = () =>
    charged.mutate(
      { booking_id: bookingId, note },
      {
        onSuccess: () =>
          void outdated(client, 'booking.detail', 'booking.list', 'payment.state', 'payment.return'),
      },
    )
  return (
    <Disclosure summary={<Trans>Tiền đã bị trừ mà vẫn báo lỗi?</Trans>}>
      <div className={styles.help}>
        <p>
          <Trans>
            Bạn không mất tiền: khoản đã trừ được ghi nhận hoặc hoàn lại. Mã để đối chiếu với ngân hàng:{' '}
            <b>{reference}</b>.
          </Trans>
        </p>
        {charged.data ? (
          <Answer answer={charged.data} />
        ) : (
          <>
            <TextArea
              id={`${id}-note`}
              label={t`Điều bạn thấy ở ngân hàng`}
              note={t`không bắt buộc`}
              value={note}
              maxLength={500}
              rows={2}
              onChange={(event) => setNote(event.target.value)}
            />
            <p>
              <Button icon="refresh" busy={charged.isPending} onClick={ask}>
                <Trans>Kiểm tra lại với ngân hàng</Trans>
              </Button>
            </p>
          </>
        )}
        {offline && (
          <Notice tone="warning" icon="wifi-off" live="assertive">
            <Trans>Chưa có mạng để hỏi ngân hàng. Bạn bấm lại khi có mạng nhé.</Trans>
          </Notice>
        )}
        <Refusal error={offline ? null : charged.error} />
      </div>
    </Disclosure>
  )
}

function Answer({ answer }: { readonly answer: Output<'payment.charged'> }) {
  const format = useFormat()
  if (answer.state === 'SUCCEEDED')
    return (
      <Notice tone="success" live="polite" title={<Trans>Đã thấy tiền của bạn</Trans>}>
        <Trans>Ngân hàng xác nhận khoản đã trả. Đặt phòng vừa được cập nhật.</Trans>
      </Notice>
    )
  if (answer.state === 'CHARGED_NOT_BOOKED')
    return (
      <Notice tone="info" live="polite" title={<Trans>Tiền đang được hoàn lại cho bạn</Trans>}>
        <Trans>
          Hoàn {format.vnd(answer.amount ?? answer.booking.refundAmount)}, tiến trình ở trang đặt phòng.
        </Trans>
      </Notice>
    )
  if (answer.staffLooks)
    return (
      <Notice tone="info" live="polite" title={<Trans>Nhân viên Ghé đang tìm giúp bạn</Trans>}>
        <Trans>Ngân hàng chưa báo khoản này. Có kết quả là chúng tôi báo bạn ngay.</Trans>
      </Notice>
    )
  return (
    <Notice tone="info" live="polite">
      <Trans>Ngân hàng báo chưa trừ khoản nào cho đặt phòng này.</Trans>
    </Notice>
  )
}
