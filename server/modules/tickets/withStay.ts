import { uuidv7 } from 'uuidv7'
import type { Code } from '#contract/codes.ts'
import type { PartnerStatus } from '#contract/partner.ts'
import { outsideStay, type StayForTickets } from '#contract/service/outsideStay.ts'
import type { PricedStayTickets, StayTickets } from '#contract/shapes/stayServices.ts'
import type { BuyRequest, TicketContact } from '#contract/shapes/serviceBooking.ts'
import type { Transaction } from '#server/db/client.ts'
import { Refusal } from '#server/refusal.ts'
import { beginTickets } from './advance.ts'
import { askPartner } from './askPartner.ts'
import { ALL_SEEN, draftOf } from './buy.ts'
import { freshTickets, slotOf, type Asker, type FreshTickets } from './quote.ts'
import type { ServiceBookingRow } from './tables.ts'
import type { TicketWorld } from './world.ts'

/** Tickets that are wanted along with a stay, as they are now; `problem` says why they cannot be had so. */
export type TicketsWithStay = { wish: StayTickets; fresh: FreshTickets; problem: Code | null }

function problemOf({ open, left, quote }: FreshTickets, wish: StayTickets, stay: StayForTickets) {
  const outside = outsideStay(stay, slotOf(wish).date, quote.quantity)
  if (outside !== null) return outside
  if (!open) return 'G_SLOT_CLOSED'
  if (left === 0) return 'ticket_empty'
  return left < quote.quantity ? 'ticket_not_enough' : null
}

/** Prices the tickets that are wanted along with a stay. Refuses what does not exist, as {@link freshTickets} does. */
export async function ticketsWithStay(
  world: Pick<TicketWorld, 'db' | 'clock'>,
  stay: StayForTickets,
  wishes: readonly StayTickets[],
  asker: Asker,
): Promise<TicketsWithStay[]> {
  const found: TicketsWithStay[] = []
  for (const wish of wishes) {
    const fresh = await freshTickets(world, { ...wish, coupon_code: '' }, asker)
    found.push({ wish, fresh, problem: problemOf(fresh, wish, stay) })
  }
  return found
}

/** The same as it is answered. */
export const shownWithStay = (
  { wish, fresh, problem }: TicketsWithStay,
  asker: Asker,
): PricedStayTickets => ({
  service_id: wish.service_id,
  booking_time: wish.booking_time,
  name: fresh.service.row.name[asker.language],
  quote: fresh.quote,
  left: fresh.left,
  problem,
})

type Ready = { id: string; fresh: FreshTickets; request: BuyRequest; partnerStatus: PartnerStatus | null }

/** Asks partners for their tickets, before anything is held; refuses with what a partner has against it. */
export async function readyWithStay(
  world: Pick<TicketWorld, 'db' | 'clock' | 'settings' | 'partner'>,
  wanted: readonly TicketsWithStay[],
  { stayId, contact, asker }: { stayId: string; contact: TicketContact; asker: Asker },
): Promise<Ready[]> {
  const ready: Ready[] = []
  for (const { wish, fresh } of wanted) {
    const id = uuidv7()
    const request = {
      ...wish,
      coupon_code: '',
      contact,
      shown_total: fresh.quote.total,
      booking_id: stayId,
    }
    try {
      const partnerStatus = await askPartner(world, fresh, { request, bookingId: id, asker })
      ready.push({ id, fresh, request, partnerStatus })
    } catch (error) {
      // What stands now is told of the whole stay, by whoever asked for it.
      if (error instanceof Refusal && error.code !== 'G_PARTNER_OFFLINE')
        throw new Refusal(error.code, error.params)
      throw error
    }
  }
  return ready
}

/**
 * Holds the tickets of a stay, in the transaction that holds its nights, and before those. Slots are taken in order, so that
 * nobody waits in a circle. Throws TicketsGone when somebody was faster.
 */
export async function beginWithStay(
  tx: Transaction,
  ready: readonly Ready[],
  { tenantId, key, asker }: { tenantId: string; key: string; asker: Asker },
): Promise<ServiceBookingRow[]> {
  const slotKey = ({ request }: Ready) => `${request.service_id} ${request.booking_time}`
  const guest = { actor: 'KT', id: tenantId, now: asker.now } as const
  const held: ServiceBookingRow[] = []
  for (const [index, one] of ready.toSorted((a, b) => (slotKey(a) < slotKey(b) ? -1 : 1)).entries()) {
    const { id, fresh, request, partnerStatus } = one
    const buying = { id, request, tenantId, key: `${key}/${index + 1}`, asker }
    held.push(await beginTickets(tx, draftOf(fresh, partnerStatus, buying), guest, ALL_SEEN))
  }
  return held
}
