import { Trans } from '@lingui/react/macro'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { BeforeAfter } from '#src/app/pieces/BeforeAfter.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'

/** The change that waits, as guest and host see it: line by line what it is now and what it would be. */
export function OpenEdit({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  const { edit } = booking
  if (edit === null || (edit.state !== 'OPEN' && edit.state !== 'AWAITING_PAYMENT')) return null
  const { toPay } = edit
  return (
    <SectionCard
      title={
        edit.by === 'KT' ? (
          <Trans>Khách muốn sửa</Trans>
        ) : edit.by === 'CSH' ? (
          <Trans>Chủ nhà đề nghị sửa</Trans>
        ) : (
          <Trans>Nhân viên sửa</Trans>
        )
      }
    >
      <BeforeAfter
        before={edit.before}
        after={edit.after}
        contact={edit.contact ? { before: booking.contact, after: edit.contact } : undefined}
      />
      <p>
        {toPay > 0 ? (
          <Trans>Khách trả thêm {format.vnd(toPay)}.</Trans>
        ) : toPay < 0 ? (
          <Trans>Khách được hoàn {format.vnd(-toPay)}.</Trans>
        ) : (
          <Trans>Khách không trả thêm.</Trans>
        )}
      </p>
      {edit.reason !== '' && <p className="soft">“{edit.reason}”</p>}
      {edit.answerBy !== null && (
        <p className="soft">
          <Trans>Chờ trả lời đến {format.moment(edit.answerBy)}.</Trans>
        </p>
      )}
    </SectionCard>
  )
}
