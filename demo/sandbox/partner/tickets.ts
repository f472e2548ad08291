import { PARTNER_RESULTS, PARTNER_STATUSES, type PartnerResult } from '#contract/partner.ts'
import type { PartnerTicket, TicketCheckRequest } from '#contract/shapes/partner.ts'
import type { Wishes } from './wishes.ts'

/** What the stand-in remembers between two questions. */
export type Memory = { prices: Map<string, number>; soldOutDay: string | null }
export const newMemory = (): Memory => ({ prices: new Map(), soldOutDay: null })

const SAYS: Record<PartnerResult, readonly [vi: string, en: string]> = {
  OK: ['', ''],
  COUPON_ERROR: ['Mã giảm giá không dùng được.', 'This coupon cannot be used.'],
  TICKET_CHANGE_PRICE: ['Giá vé đã thay đổi.', 'The price of a ticket has changed.'],
  TICKET_NOT_ENOUGH: ['Không còn đủ vé.', 'There are not enough tickets left.'],
  TICKET_EMPTY: ['Vé ngày này đã bán hết.', 'Tickets for this day are sold out.'],
}

/** A tenth more, in whole thousands of VND. */
const dearer = (price: number): number => Math.round((price * 1.1) / 1000) * 1000

/** What is wrong with one ticket under the wish, or null. */
function fault(
  ticket: PartnerTicket,
  index: number,
  asked: TicketCheckRequest,
  wish: PartnerResult,
  memory: Memory,
): Partial<PartnerTicket> | null {
  switch (wish) {
    case 'TICKET_CHANGE_PRICE': {
      if (index > 0) return null
      const price = memory.prices.get(ticket.TicketTypeId) ?? dearer(ticket.DiscountPrice)
      memory.prices.set(ticket.TicketTypeId, price)
      if (price === ticket.DiscountPrice) return null
      return { Price: Math.max(price, ticket.Price), DiscountPrice: price }
    }
    case 'TICKET_NOT_ENOUGH':
      return ticket.Quantity > 1 ? { Quantity: 1 } : null
    case 'TICKET_EMPTY':
      memory.soldOutDay ??= asked.BookingTime.slice(0, 10)
      return asked.BookingTime.startsWith(memory.soldOutDay) ? { Quantity: 0 } : null
    default:
      return null
  }
}

/** The answer to a check, as the partner writes it. */
export function answerTo(asked: TicketCheckRequest, { result, status }: Wishes, memory: Memory) {
  const words = SAYS[result][asked.Language]
  const Tickets = asked.Tickets.map((ticket, index) => {
    const wrong = fault(ticket, index, asked, result, memory)
    return wrong
      ? { ...ticket, ...wrong, Status: PARTNER_RESULTS[result], errorMessage: words }
      : { ...ticket, Status: PARTNER_RESULTS.OK, errorMessage: null }
  })
  const fails =
    result === 'COUPON_ERROR'
      ? asked.CouponCode !== ''
      : Tickets.some(({ Status }) => Status !== PARTNER_RESULTS.OK)
  return {
    Status: fails ? PARTNER_RESULTS[result] : PARTNER_RESULTS.OK,
    errorMessage: fails ? words : '',
    Tickets,
    BookingStatus: PARTNER_STATUSES[status],
  }
}
