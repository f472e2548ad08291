import type { Input } from '#contract/endpoints.ts'
import type { TicketDraft } from './draft.ts'

/** What a quote is asked with. */
export const quoteInputOf = (draft: TicketDraft): Input<'service.quote'> => ({
  service_id: draft.serviceId,
  booking_time: draft.bookingTime,
  tickets: draft.tickets.map(({ typeId, count }) => ({ ticket_type_id: typeId, quantity: count })),
  coupon_code: draft.coupon.applied,
})
