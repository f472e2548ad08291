import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Edit } from '#contract/shapes/edit.ts'
import { BeforeAfter } from '#src/app/pieces/BeforeAfter.tsx'
import { useEditMoney } from '../edit/useEditMoney.ts'
import { RequestCard } from './RequestCard.tsx'
import { useAnswer } from './useAnswer.tsx'
import styles from './request.module.css'

interface HostEditProps {
  readonly booking: BookingDetail
  readonly edit: Edit
}

/** The host asks for a change: the booking beside what it would be, and the guest's answer. */
export function HostEdit({ booking, edit }: HostEditProps) {
  const { t } = useLingui()
  const format = useFormat()
  const say = useEditMoney()
  const pay = edit.toPay > 0
  const answer = useAnswer(booking, {
    accept: t`Đồng ý sửa`,
    accepted: pay ? t`Đã đồng ý, mời bạn trả phần chênh lệch` : t`Đặt phòng đã được sửa`,
    refuse: t`Giữ như cũ`,
    refused: t`Đặt phòng được giữ nguyên`,
    question: t`Bạn đồng ý với thay đổi này?`,
    meaning: (
      <>
        {say(edit)}{' '}
        {pay ? (
          <Trans>Bạn trả {format.vnd(edit.toPay)} xong thì thay đổi mới có hiệu lực.</Trans>
        ) : (
          <Trans>Thay đổi có hiệu lực ngay, mã nhận phòng được cấp lại.</Trans>
        )}
      </>
    ),
    refusing: <Trans>Đặt phòng giữ nguyên, bạn không mất gì. Chủ nhà được báo ngay.</Trans>,
    tone: 'primary',
  })
  return (
    <RequestCard
      title={<Trans>Chủ nhà đề nghị sửa đặt phòng</Trans>}
      until={edit.answerBy}
      silence={<Trans>Không trả lời thì đặt phòng giữ nguyên.</Trans>}
      error={answer.error}
      actions={answer.actions}
    >
      {edit.reason !== '' && <blockquote className={styles.quote}>{edit.reason}</blockquote>}
      <BeforeAfter before={edit.before} after={edit.after} />
      <p className="strong">{say(edit)}</p>
    </RequestCard>
  )
}
