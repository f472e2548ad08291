import { LANGUAGE_CODES } from '#contract/shapes/primitives.ts'
import { isBefore, momentAt } from '#contract/nights.ts'
import { PARTNER_COUPON_TYPES, type PartnerStatus } from '#contract/partner.ts'
import { askedTickets } from './askPartner.ts'
import type { ServiceBookingRow } from './tables.ts'
import type { TicketWorld } from './world.ts'

const EVERY = { minutes: 10 }

/** When the partner is asked next about tickets that it has not confirmed: the last time at their start. */
export function partnerAskedAt(
  { date, time }: Pick<ServiceBookingRow, 'date' | 'time'>,
  now: Temporal.Instant,
): Temporal.Instant {
  const [soon, start] = [now.add(EVERY), momentAt(date, time)]
  return isBefore(soon, start) ? soon : start
}

/**
 * How tickets stand at the partner by now, outside of every transaction; null when it does not say. What it has against
 * selling them once more is nothing against these, and their coupon is spent, so it is not named.
 */
export async function statusAtPartner(
  { partner }: Pick<TicketWorld, 'partner'>,
  { id, serviceId, date, time, quote }: ServiceBookingRow,
): Promise<PartnerStatus | null> {
  const answer = await partner.check({
    BookingId: id,
    ServiceId: serviceId,
    BookingTime: `${date} ${time}`,
    Tickets: askedTickets(quote),
    CouponValue: 0,
    CouponCode: '',
    CouponType: PARTNER_COUPON_TYPES.VALUE,
    Language: LANGUAGE_CODES.vi,
  })
  return answer.ok ? answer.partnerStatus : null
}
