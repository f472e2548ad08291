import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Facts } from '#src/ui/Facts.tsx'
import type { Quote } from '#contract/shapes/booking.ts'

/** A priced stay, line by line. Lines that come to nothing are left out; the total is always VND as well. */
export function PriceBreakdown({
  quote,
  stale,
}: {
  readonly quote: Quote
  readonly stale?: boolean | undefined
}) {
  const format = useFormat()
  const nights = quote.nights.length
  const line = (key: string, label: ReactNode, amount: number) =>
    amount === 0 ? [] : [{ key, label, value: <data value={amount}>{format.money(amount)}</data> }]
  const items = [
    ...quote.lines.flatMap(({ roomId, roomName, count, price }) =>
      line(
        roomId,
        <>
          {count > 1 && `${count} × `}
          {roomName}, {format.nights(nights)}
        </>,
        price,
      ),
    ),
    ...line('discount', <Trans>Ưu đãi của chỗ ở</Trans>, -quote.discount),
    ...line('adults', <Plural value={quote.extraAdults} other="Phụ thu # người lớn" />, quote.adultSurcharge),
    ...line(
      'children',
      <Plural value={quote.extraChildren} other="Phụ thu # trẻ 6–12 tuổi" />,
      quote.childSurcharge,
    ),
    ...line('beds', <Plural value={quote.extraBeds} other="# giường phụ" />, quote.extraBedSurcharge),
    ...line('given-up', <Trans>Phần đã bỏ, không hoàn theo chính sách hủy</Trans>, quote.givenUp ?? 0),
    ...line('services', <Trans>Dịch vụ</Trans>, quote.serviceCharge),
    ...line('voucher', <Trans>Mã giảm giá {quote.voucherCode}</Trans>, -quote.voucherDiscount),
  ]
  const total = {
    key: 'total',
    label: <Trans>Tổng cộng</Trans>,
    value: <data value={quote.total}>{format.charged(quote.total)}</data>,
    strong: true,
  }
  return (
    <div aria-busy={stale}>
      <Facts items={[...items, total]} />
      {format.rateDay !== null && (
        <p>
          <Trans>
            Thanh toán bằng đồng: {format.vnd(quote.total)}. Giá đô la là gần đúng, theo tỷ giá ngày{' '}
            {format.rateDay}.
          </Trans>
        </p>
      )}
    </div>
  )
}
