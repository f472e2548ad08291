import { Plural, Trans } from '@lingui/react/macro'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'

/** When, who, which rooms, under whose name, and the rules. */
export function StayFacts({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  const policy = usePolicyText()
  const { contact, arrival } = booking
  const terms = {
    policy: booking.cancellationPolicy,
    checkIn: booking.checkIn,
    checkInTime: arrival.checkInTime,
  }
  const day = (date: string) => <time dateTime={date}>{format.date(date)}</time>
  return (
    <Card as="section" padded>
      <SectionHeading>
        <Trans>Kỳ lưu trú</Trans>
      </SectionHeading>
      <Facts
        look="pairs"
        items={[
          {
            key: 'in',
            label: <Trans>Nhận phòng</Trans>,
            value: (
              <>
                {day(booking.checkIn)}, {arrival.checkInTime}
              </>
            ),
          },
          {
            key: 'out',
            label: <Trans>Trả phòng</Trans>,
            value: (
              <>
                {day(booking.checkOut)}, {arrival.checkOutTime}
              </>
            ),
          },
          { key: 'adults', label: <Trans>Người lớn (từ 13 tuổi)</Trans>, value: booking.adults },
          { key: 'children', label: <Trans>Trẻ 6–12 tuổi</Trans>, value: booking.children },
          { key: 'toddlers', label: <Trans>Trẻ dưới 6 tuổi</Trans>, value: booking.toddlers },
          {
            key: 'rooms',
            label: booking.entireProperty ? <Trans>Nguyên căn</Trans> : <Trans>Phòng</Trans>,
            value: booking.rooms
              .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
              .join(', '),
          },
          ...(booking.quote.extraBeds > 0
            ? [
                {
                  key: 'beds',
                  label: <Trans>Giường phụ</Trans>,
                  value: <Plural value={booking.quote.extraBeds} other="# giường" />,
                },
              ]
            : []),
          { key: 'name', label: <Trans>Người đặt</Trans>, value: contact.fullName },
          { key: 'birthday', label: <Trans>Ngày sinh</Trans>, value: format.plainDate(contact.birthday) },
          { key: 'phone', label: <Trans>Điện thoại</Trans>, value: contact.phone },
          { key: 'email', label: <Trans>Email</Trans>, value: contact.email },
          ...(contact.note === ''
            ? []
            : [{ key: 'note', label: <Trans>Lời nhắn</Trans>, value: contact.note }]),
        ]}
      />
      {booking.services.length > 0 && (
        <Facts
          items={booking.services.map(({ id, name, date, quantity, price }) => ({
            key: id,
            label: (
              <>
                {name}, {format.shortDate(date)} × {quantity}
              </>
            ),
            value: format.money(price),
          }))}
        />
      )}
      <h3>
        <Trans>Nếu bạn hủy</Trans>
      </h3>
      <ul>
        {policy.cancellation(terms).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  )
}
