import { Trans } from '@lingui/react/macro'
import { useServerTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Edit } from '#contract/shapes/edit.ts'
import { BeforeAfter } from '#src/app/pieces/BeforeAfter.tsx'

interface EditTransferredProps {
  readonly booking: BookingDetail
  readonly edit: Edit
}

/** A change whose money is on its way by bank transfer: who looks for it, until when, and what happens then. */
export function EditTransferred({ booking, edit }: EditTransferredProps) {
  const format = useFormat()
  const now = useServerTime(30_000)
  const by = edit.lookedIntoBy
  const late = by !== null && Date.parse(by) <= now
  return (
    <Card as="section" padded>
      <div className="stack-4">
        <SectionHeading>
          <Trans>Bạn đã báo chuyển {format.vnd(edit.toPay)}</Trans>
        </SectionHeading>
        <Notice
          tone="info"
          title={
            booking.transferUnderReview ? (
              <Trans>Ghé đang kiểm tra khoản chuyển khoản</Trans>
            ) : late || by === null ? (
              <Trans>Chủ nhà chưa trả lời, nhân viên Ghé đang xem</Trans>
            ) : (
              <Trans>Chủ nhà kiểm tra tài khoản {format.deadline(by, new Date(now).toISOString())}</Trans>
            )
          }
        >
          <Trans>
            Tiền về đúng số thì thay đổi có hiệu lực ngay. Trong lúc đó thay đổi vẫn được giữ, và đặt phòng cũ
            vẫn là của bạn.
          </Trans>
        </Notice>
        <BeforeAfter
          before={edit.before}
          after={edit.after}
          contact={edit.contact ? { before: booking.contact, after: edit.contact } : undefined}
        />
      </div>
    </Card>
  )
}
