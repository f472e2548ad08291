import { Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Facts } from '#src/ui/Facts.tsx'
import type { ServiceQuote } from '#contract/shapes/service.ts'

/** The price of tickets, line by line. */
export function PriceLines({ quote }: { readonly quote: ServiceQuote }) {
  const format = useFormat()
  const minus = (amount: number) => <data value={-amount}>−{format.vnd(amount)}</data>
  return (
    <Facts
      items={[
        ...quote.lines.map(({ ticketTypeId, name, quantity, price }) => ({
          key: ticketTypeId,
          label: `${quantity} × ${name}`,
          value: <data value={price * quantity}>{format.vnd(price * quantity)}</data>,
        })),
        ...(quote.discount > 0
          ? [{ key: 'discount', label: <Trans>Giảm giá vé</Trans>, value: minus(quote.discount) }]
          : []),
        ...(quote.voucherDiscount > 0
          ? [
              {
                key: 'coupon',
                label: <Trans>Mã {quote.voucherCode}</Trans>,
                value: minus(quote.voucherDiscount),
              },
            ]
          : []),
        {
          key: 'total',
          label: <Trans>Tổng cộng</Trans>,
          value: <data value={quote.total}>{format.vnd(quote.total)}</data>,
          strong: true,
        },
      ]}
    />
  )
}
