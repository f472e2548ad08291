import { Trans } from '@lingui/react/macro'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Facts } from '#src/ui/Facts.tsx'

/** When, where, how many, and under which terms. */
export function StayFacts({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  const { arrival, adults, children, toddlers } = booking
  return (
    <SectionCard title={<Trans>Kỳ nghỉ</Trans>}>
      <Facts
        items={[
          {
            key: 'in',
            label: <Trans>Nhận phòng</Trans>,
            value: `${format.date(booking.checkIn)}, ${arrival.checkInTime}`,
          },
          {
            key: 'out',
            label: <Trans>Trả phòng</Trans>,
            value: `${format.date(booking.checkOut)}, ${arrival.checkOutTime}`,
          },
          {
            key: 'rooms',
            label: <Trans>Phòng</Trans>,
            value: booking.rooms
              .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
              .join(', '),
          },
          {
            key: 'people',
            label: <Trans>Người lớn + trẻ 6–12 + trẻ dưới 6</Trans>,
            value: `${adults} + ${children} + ${toddlers}`,
          },
          {
            key: 'arrived',
            label: <Trans>Đã nhận phòng</Trans>,
            value: booking.checkedInAt === null ? <Trans>Chưa</Trans> : format.moment(booking.checkedInAt),
          },
          ...(booking.hostDeadline === null
            ? []
            : [
                {
                  key: 'answer',
                  label: <Trans>Chủ nhà trả lời trước</Trans>,
                  value: format.moment(booking.hostDeadline),
                },
              ]),
        ]}
      />
    </SectionCard>
  )
}
