import { voucherDiscount, type VoucherTerms } from '../price.ts'
import type { ServiceQuote } from '../shapes/service.ts'

export type PricedTicket = {
  ticketTypeId: string
  name: string
  quantity: number
  /** VND a ticket, before and after the promotion. */
  price: number
  discountPrice: number
}

/** Prices tickets, whole VND. Pure: the page, the checkout and the server all ask here. Types without a ticket take no line. */
export function quoteTickets(
  tickets: readonly PricedTicket[],
  voucher: VoucherTerms | null = null,
): ServiceQuote {
  const lines = tickets
    .filter(({ quantity }) => quantity > 0)
    .map((ticket) => ({ ...ticket, total: ticket.discountPrice * ticket.quantity }))
  const sum = (amountOf: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + amountOf(line), 0)
  const full = sum(({ price, quantity }) => price * quantity)
  const subtotal = sum(({ total }) => total)
  const taken = voucher ? voucherDiscount(voucher, subtotal) : 0
  return {
    lines,
    quantity: sum(({ quantity }) => quantity),
    ticketPrice: full,
    discount: full - subtotal,
    voucherCode: voucher && taken > 0 ? voucher.code : null,
    voucherDiscount: taken,
    total: subtotal - taken,
  }
}
