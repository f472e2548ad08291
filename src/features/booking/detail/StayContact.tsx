import { Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'

/** Under whose name the booking is, and how the host reaches them. */
export function StayContact({ contact }: { readonly contact: BookingDetail['contact'] }) {
  const format = useFormat()
  return (
    <SectionCard title={<Trans>Người đặt</Trans>}>
      <Facts
        look="pairs"
        items={[
          { key: 'name', label: <Trans>Họ và tên</Trans>, value: contact.fullName },
          { key: 'birthday', label: <Trans>Ngày sinh</Trans>, value: format.plainDate(contact.birthday) },
          { key: 'phone', label: <Trans>Điện thoại</Trans>, value: contact.phone },
          { key: 'email', label: <Trans>Email</Trans>, value: contact.email },
        ]}
      />
      {contact.note !== '' && (
        <Facts look="pairs" items={[{ key: 'note', label: <Trans>Lời nhắn</Trans>, value: contact.note }]} />
      )}
    </SectionCard>
  )
}
