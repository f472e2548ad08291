import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Complaint } from '#contract/shapes/complaint.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Pictures } from '../parts/Pictures.tsx'
import styles from './BookingPage.module.css'

const DECISION_TEXT: Record<NonNullable<Complaint['decision']>, MessageDescriptor> = {
  NOTHING: msg`Không hoàn`,
  PART: msg`Hoàn một phần`,
  FULL: msg`Hoàn toàn bộ`,
  HOST_FAULT: msg`Lỗi của chủ nhà`,
  GOES_ON: msg`Đã khắc phục`,
  WITHDRAWN: msg`Khách rút lại`,
}

/** What the guest complained about, with the proof, and how it was decided. */
export function ComplaintCard({ booking }: { readonly booking: BookingDetail }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { complaint } = booking
  if (complaint === null) return null
  return (
    <SectionCard title={<Trans>Khiếu nại</Trans>}>
      <p className="row-3">
        <Badge tone={complaint.decision === null ? 'attention' : 'neutral'}>
          {complaint.decision === null ? (
            <Trans>Chưa giải quyết</Trans>
          ) : (
            i18n._(DECISION_TEXT[complaint.decision])
          )}
        </Badge>
        {complaint.amount !== null && complaint.amount > 0 && (
          <data value={complaint.amount}>{format.vnd(complaint.amount)}</data>
        )}
        <time className="soft" dateTime={complaint.openedAt}>
          {format.moment(complaint.openedAt)}
        </time>
      </p>
      <blockquote className={styles.words}>{complaint.text}</blockquote>
      <Pictures ids={complaint.pictureIds} />
      {complaint.answer !== '' && (
        <p>
          <Trans>Đã trả lời: {complaint.answer}</Trans>
        </p>
      )}
    </SectionCard>
  )
}
