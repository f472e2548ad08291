import type { DeskTickets } from '#contract/shapes/desk.ts'
import type { Transaction } from '#server/db/client.ts'
import type { CallContext } from '#server/handlers.ts'
import { namesOfAccounts } from '#server/modules/accounts/accounts.ts'
import { entriesOf } from '#server/modules/ledger/ledger.ts'
import type { PaymentWorld } from '#server/modules/payments/payments.ts'
import { refundAccountOf } from '#server/modules/refunds/refunds.ts'
import {
  keptForTickets,
  keyOf,
  serviceEventsOf,
  ticketDetailWithoutCodes,
  type ServiceBookingRow,
} from '#server/modules/tickets/tickets.ts'
import { personOf } from '#server/refusal.ts'
import { actsAbout } from './audit.ts'
import { refundApprovals } from './secondPerson.ts'

/** Tickets as staff sees them: who did what and why, the money to one đồng, and what cancelling them now would give back. */
export async function deskTickets(
  world: PaymentWorld,
  tx: Transaction,
  booking: ServiceBookingRow,
  context: CallContext,
): Promise<DeskTickets> {
  const key = keyOf(booking)
  const events = await serviceEventsOf(tx, booking)
  const acts = await actsAbout(tx, booking.id)
  const people = await namesOfAccounts(tx, [
    booking.tenantId,
    ...events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])),
    ...acts.map(({ staffId }) => staffId),
  ])
  const nameOf = (id: string | null) => (id === null ? '' : (people.get(id)?.name ?? ''))
  const guest = people.get(booking.tenantId)
  const entries = await entriesOf(tx, key)
  const detail = await ticketDetailWithoutCodes(world, tx, booking, context.language)
  const account = await refundAccountOf(tx, key)
  const { userId: reader } = personOf(context)
  return {
    booking: detail,
    guest: {
      id: booking.tenantId,
      name: guest?.name ?? booking.contact.fullName,
      email: guest?.email ?? booking.contact.email,
      phone: guest?.phone ?? booking.contact.phone,
    },
    audit: events.map(({ at, event, actor, to, actorId, params }) => ({
      at: at.toString(),
      event,
      actor,
      to,
      byName: nameOf(actorId),
      reason: typeof params['reason'] === 'string' ? params['reason'] : '',
    })),
    acts: acts.map(({ at, act, staffId, reason, params }) => ({
      at: at.toString(),
      act,
      byName: nameOf(staffId),
      reason,
      params,
    })),
    ledger: entries.map(({ at, kind, account, amount }) => ({ at: at.toString(), kind, account, amount })),
    refundAccount: account,
    approvals: await refundApprovals(world, tx, detail.refunds, { account, reader }),
    comesBack: await keptForTickets(tx, booking),
  }
}
