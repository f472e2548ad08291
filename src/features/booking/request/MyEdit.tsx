import { Trans } from '@lingui/react/macro'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Edit } from '#contract/shapes/edit.ts'
import { BeforeAfter } from '#src/app/pieces/BeforeAfter.tsx'
import { useEditMoney } from '../edit/useEditMoney.ts'
import { RequestCard } from './RequestCard.tsx'
import { WithdrawEdit } from './WithdrawEdit.tsx'

interface MyEditProps {
  readonly booking: BookingDetail
  readonly edit: Edit
}

/** A change that waits for the host. */
export function MyEdit({ booking, edit }: MyEditProps) {
  const say = useEditMoney()
  return (
    <RequestCard
      title={<Trans>Yêu cầu sửa đang chờ chủ nhà</Trans>}
      until={edit.answerBy}
      silence={<Trans>Chủ nhà không trả lời thì đặt phòng giữ nguyên.</Trans>}
      error={null}
      actions={<WithdrawEdit booking={booking} />}
    >
      <BeforeAfter
        before={edit.before}
        after={edit.after}
        contact={edit.contact ? { before: booking.contact, after: edit.contact } : undefined}
      />
      <p className="strong">{say(edit)}</p>
      <p className="soft">
        {edit.toPay > 0 ? (
          <Trans>Chủ nhà đồng ý rồi bạn mới phải trả. Chỗ mới đang được giữ cho bạn.</Trans>
        ) : (
          <Trans>Chỗ mới đang được giữ cho bạn.</Trans>
        )}
      </p>
    </RequestCard>
  )
}
