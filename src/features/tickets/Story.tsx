import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'

/** What happened and what it means, in a sentence or two. */
export function Story({ booking }: { readonly booking: ServiceBookingDetail }) {
  const format = useFormat()
  const back = booking.refunds.reduce((sum, { amount }) => sum + amount, 0)
  switch (booking.status) {
    case 'SERVICE_PENDING':
      return booking.confirming ? (
        <Notice tone="info" title={<Trans>Đối tác đang xác nhận</Trans>}>
          <Trans>
            Chúng tôi đã nhận {format.vnd(booking.paid)}. Đối tác không xác nhận được thì bạn được hoàn đủ
            tiền.
          </Trans>
        </Notice>
      ) : null
    case 'SERVICE_ORDERED':
      return booking.ticketsCancelled === 0 ? null : (
        <Notice
          title={<Plural value={booking.ticketsCancelled} one="Bạn đã hủy # vé" other="Bạn đã hủy # vé" />}
        >
          {booking.cancellationFee > 0 ? (
            <Trans>
              Phí hủy {format.vnd(booking.cancellationFee)}, hoàn {format.vnd(back)} về nơi bạn đã trả. Các vé
              còn lại vẫn dùng được.
            </Trans>
          ) : (
            <Trans>Hoàn {format.vnd(back)} về nơi bạn đã trả. Các vé còn lại vẫn dùng được.</Trans>
          )}
        </Notice>
      )
    case 'SERVICE_SUCCESS':
      return (
        <Notice tone="success">
          <Trans>Ngày dùng vé đã qua hoặc vé đã dùng hết. Cảm ơn bạn đã ghé.</Trans>
        </Notice>
      )
    case 'SERVICE_KT_CANCEL':
      return (
        <Notice title={<Trans>Bạn đã hủy vé này</Trans>}>
          {back > 0 ? (
            <Trans>Hoàn đủ {format.vnd(back)} về nơi bạn đã trả.</Trans>
          ) : (
            <Trans>Chưa có khoản nào bị trừ.</Trans>
          )}
        </Notice>
      )
    case 'SERVICE_KT_CANCEL_FEE':
      return (
        <Notice title={<Trans>Bạn đã hủy vé này</Trans>}>
          <Trans>
            Phí hủy {format.vnd(booking.cancellationFee)}, hoàn {format.vnd(back)} về nơi bạn đã trả.
          </Trans>
        </Notice>
      )
    case 'SERVICE_CSH_CANCEL':
      return <Cancelled booking={booking} back={back} />
  }
}

function Cancelled({ booking, back }: { readonly booking: ServiceBookingDetail; readonly back: number }) {
  const format = useFormat()
  const money =
    back > 0 ? (
      <Trans>Hoàn đủ {format.vnd(back)} về nơi bạn đã trả.</Trans>
    ) : (
      <Trans>Chưa có khoản nào bị trừ.</Trans>
    )
  switch (booking.reason) {
    case 'EXPIRED':
      return (
        <Notice tone="warning" title={<Trans>Đã hết thời gian thanh toán</Trans>}>
          <Trans>Vé đã mở lại cho người khác. Bạn đặt lại bất cứ lúc nào.</Trans> {money}
        </Notice>
      )
    case 'PARTNER_REFUSED':
      return (
        <Notice tone="warning" title={<Trans>Đối tác không nhận được vé này</Trans>}>
          {money}
        </Notice>
      )
    case 'STAY_ENDED':
      return (
        <Notice tone="warning" title={<Trans>Kỳ nghỉ đi cùng đã bị hủy</Trans>}>
          {money}
        </Notice>
      )
    default:
      return (
        <Notice tone="warning" title={<Trans>Rất tiếc, buổi này không diễn ra</Trans>}>
          {money}
        </Notice>
      )
  }
}
