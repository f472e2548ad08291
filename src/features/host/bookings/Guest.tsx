import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { HostBookingDetail } from '#contract/shapes/host.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** Who comes, and how to reach them. */
export function Guest({ booking }: { readonly booking: HostBookingDetail }) {
  const format = useFormat()
  const { contact } = booking
  return (
    <SectionCard title={<Trans>Khách</Trans>}>
      <Facts
        look="pairs"
        items={[
          { key: 'name', label: <Trans>Họ và tên</Trans>, value: contact.fullName },
          { key: 'birthday', label: <Trans>Ngày sinh</Trans>, value: format.plainDate(contact.birthday) },
          { key: 'phone', label: <Trans>Điện thoại</Trans>, value: contact.phone },
          { key: 'email', label: <Trans>Email</Trans>, value: contact.email },
          ...(contact.note === ''
            ? []
            : [{ key: 'note', label: <Trans>Lời nhắn</Trans>, value: contact.note }]),
        ]}
      />
      <div className="wrap-2">
        <Link
          to="/host/chat/{-$id}/{-$booking}"
          params={{ id: 'booking', booking: booking.id }}
          {...buttonLook({ size: 'small' })}
        >
          <Icon name="chat" />
          <Trans>Nhắn khách</Trans>
        </Link>
        {contact.phone !== '' && (
          <a href={`tel:${contact.phone}`} {...buttonLook({ size: 'small' })}>
            <Icon name="phone" />
            <Trans>Gọi</Trans>
          </a>
        )}
        {contact.email !== '' && (
          <a href={`mailto:${contact.email}`} {...buttonLook({ size: 'small' })}>
            <Icon name="mail" />
            <Trans>Viết thư</Trans>
          </a>
        )}
      </div>
    </SectionCard>
  )
}
