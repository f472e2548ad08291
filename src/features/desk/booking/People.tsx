import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** A number to call; the word says whom. */
const call = (phone: string, whom: ReactNode) =>
  phone !== '' && (
    <a href={`tel:${phone}`} {...buttonLook({ size: 'small' })}>
      <Icon name="phone" />
      {whom}
    </a>
  )

/** Who stays, whose account it is, whose house it is, and how to reach them. */
export function People({ dossier }: { readonly dossier: DeskBooking }) {
  const format = useFormat()
  const { booking, guest, host } = dossier
  const { contact } = booking
  return (
    <SectionCard title={<Trans>Khách và chủ nhà</Trans>}>
      <Facts
        look="pairs"
        items={[
          { key: 'contact', label: <Trans>Người liên hệ</Trans>, value: contact.fullName },
          { key: 'born', label: <Trans>Ngày sinh</Trans>, value: format.plainDate(contact.birthday) },
          { key: 'phone', label: <Trans>Điện thoại</Trans>, value: contact.phone },
          { key: 'email', label: <Trans>Email</Trans>, value: contact.email },
          {
            key: 'account',
            label: <Trans>Tài khoản đặt</Trans>,
            value: [guest.name, guest.email || guest.phone].filter((text) => text !== '').join(', '),
          },
          { key: 'host', label: <Trans>Chủ nhà</Trans>, value: host.name },
          ...(contact.note === ''
            ? []
            : [{ key: 'note', label: <Trans>Lời nhắn</Trans>, value: contact.note }]),
        ]}
      />
      <div className="row-3">
        {call(contact.phone, <Trans>Gọi khách</Trans>)}
        {call(host.phone, <Trans>Gọi chủ nhà</Trans>)}
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
