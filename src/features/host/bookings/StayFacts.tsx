import { Plural, Trans } from '@lingui/react/macro'
import { nightsBetween } from '#contract/days.ts'
import type { HostBookingDetail } from '#contract/shapes/host.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Facts } from '#src/ui/Facts.tsx'

/** When they come and go, how many, into which rooms, with which services. */
export function StayFacts({ booking }: { readonly booking: HostBookingDetail }) {
  const format = useFormat()
  const { adults, children, toddlers, arrival, services, quote } = booking
  const nights = format.nights(nightsBetween(booking.checkIn, booking.checkOut))
  return (
    <SectionCard title={<Trans>Kỳ nghỉ</Trans>}>
      <Facts
        items={[
          {
            key: 'in',
            label: <Trans>Nhận phòng</Trans>,
            value: (
              <>
                <time dateTime={booking.checkIn}>{format.date(booking.checkIn)}</time>
                {', '}
                {arrival.checkInTime}
              </>
            ),
          },
          {
            key: 'out',
            label: <Trans>Trả phòng</Trans>,
            value: (
              <>
                <time dateTime={booking.checkOut}>{format.date(booking.checkOut)}</time>
                {', '}
                {arrival.checkOutTime}
              </>
            ),
          },
          { key: 'nights', label: <Trans>Số đêm</Trans>, value: nights },
          {
            key: 'rooms',
            label: booking.entireProperty ? <Trans>Nguyên căn</Trans> : <Trans>Phòng</Trans>,
            value: booking.rooms
              .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
              .join(', '),
          },
          { key: 'adults', label: <Trans>Người lớn</Trans>, value: adults },
          ...(children > 0
            ? [{ key: 'children', label: <Trans>Trẻ 6–12 tuổi</Trans>, value: children }]
            : []),
          ...(toddlers > 0
            ? [{ key: 'toddlers', label: <Trans>Trẻ dưới 6 tuổi</Trans>, value: toddlers }]
            : []),
          ...(quote.extraBeds > 0
            ? [{ key: 'beds', label: <Trans>Giường phụ</Trans>, value: quote.extraBeds }]
            : []),
          ...services.map(({ id, name, date, quantity }) => ({
            key: id,
            label: name,
            value: (
              <>
                {format.shortDate(date)}, <Plural value={quantity} other="# suất" />
              </>
            ),
          })),
        ]}
      />
    </SectionCard>
  )
}
