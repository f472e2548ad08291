import { Trans } from '@lingui/react/macro'
import type { DeskTickets } from '#contract/shapes/desk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** What the tickets are for and when, what they cost, who bought them, and how to reach both sides. */
export function TicketFacts({ dossier }: { readonly dossier: DeskTickets }) {
  const format = useFormat()
  const { booking, guest } = dossier
  const { contact, quantity, ticketsUsed: used } = booking
  const account = [guest.name, guest.email || guest.phone].filter((text) => text !== '').join(', ')
  return (
    <SectionCard title={<Trans>Vé và người mua</Trans>}>
      <Facts
        items={[
          {
            key: 'when',
            label: <Trans>Ngày dùng</Trans>,
            value: `${format.date(booking.date)}, ${booking.time}`,
          },
          {
            key: 'what',
            label: <Trans>Các loại vé</Trans>,
            value: booking.tickets.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
          },
          {
            key: 'used',
            label: <Trans>Đã dùng</Trans>,
            value: (
              <Trans>
                {used} trên {quantity} vé
              </Trans>
            ),
          },
          {
            key: 'free',
            label: <Trans>Khách hủy miễn phí đến</Trans>,
            value: format.moment(booking.freeUntil),
          },
          { key: 'total', label: <Trans>Tổng cộng</Trans>, value: format.vnd(booking.total) },
          { key: 'paid', label: <Trans>Đã thanh toán</Trans>, value: format.vnd(booking.paid) },
          { key: 'contact', label: <Trans>Người liên hệ</Trans>, value: contact.fullName },
          { key: 'phone', label: <Trans>Điện thoại</Trans>, value: contact.phone },
          { key: 'email', label: <Trans>Email</Trans>, value: contact.email },
          { key: 'account', label: <Trans>Tài khoản đặt</Trans>, value: account },
          { key: 'host', label: <Trans>Chủ nhà</Trans>, value: booking.hostName },
        ]}
      />
      <div className="row-3">
        <a href={`tel:${contact.phone}`} {...buttonLook({ size: 'small' })}>
          <Icon name="phone" />
          <Trans>Gọi khách</Trans>
        </a>
        {booking.hostPhone !== '' && (
          <a href={`tel:${booking.hostPhone}`} {...buttonLook({ size: 'small' })}>
            <Icon name="phone" />
            <Trans>Gọi chủ nhà</Trans>
          </a>
        )}
      </div>
    </SectionCard>
  )
}
