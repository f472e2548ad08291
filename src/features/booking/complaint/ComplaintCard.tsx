import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { ProgressSteps } from '#src/ui/ProgressSteps.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Complaint } from '#contract/shapes/complaint.ts'
import { useGuestSteps } from '../steps.ts'
import { EndComplaint } from './EndComplaint.tsx'
import styles from './complaint.module.css'

/** A complaint: what was said, how far it is, and how it ended. */
export function ComplaintCard({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const format = useFormat()
  const { step } = useGuestSteps(booking)
  const { complaint } = booking
  const decision = useDecision(complaint)
  if (complaint === null) return null
  return (
    <SectionCard title={<Trans>Khiếu nại của bạn</Trans>}>
      <div className={styles.steps}>
        <ProgressSteps
          label={t`Tiến trình khiếu nại`}
          steps={[t`Đã gửi`, t`Nhân viên xem`, t`Có kết quả`]}
          current={complaint.decision === null ? 1 : 3}
          doneText={t`đã xong`}
        />
      </div>
      <p className="soft">
        <Trans>Gửi lúc {format.moment(complaint.openedAt)}</Trans>
      </p>
      <blockquote className={styles.quote}>{complaint.text}</blockquote>
      {complaint.pictureIds.length > 0 && (
        <ul className={styles.pictures} role="list">
          {complaint.pictureIds.map((id, index) => (
            <li key={id}>
              <Picture id={id} alt={t`Ảnh bằng chứng ${index + 1}`} sizes="128px" ratio="square" />
            </li>
          ))}
        </ul>
      )}
      {decision && (
        <p>
          <b>{decision}</b>
          {complaint.closedAt && ` · ${format.moment(complaint.closedAt)}`}
        </p>
      )}
      {complaint.answer !== '' && <blockquote className={styles.quote}>{complaint.answer}</blockquote>}
      {step('endComplaint').can && <EndComplaint booking={booking} />}
    </SectionCard>
  )
}

function useDecision(complaint: Complaint | null): string | null {
  const { t } = useLingui()
  const format = useFormat()
  switch (complaint?.decision) {
    case 'NOTHING':
      return t`Kết quả: không hoàn tiền`
    case 'PART':
      return t`Kết quả: hoàn ${format.vnd(complaint.amount ?? 0)}`
    case 'FULL':
    case 'HOST_FAULT':
      return t`Kết quả: hoàn toàn bộ`
    case 'GOES_ON':
      return t`Kết quả: đã giải quyết, kỳ nghỉ tiếp tục`
    case 'WITHDRAWN':
      return t`Bạn đã rút khiếu nại`
    default:
      return null
  }
}
