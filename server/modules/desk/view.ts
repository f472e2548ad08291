import type { DeskBooking } from '#contract/shapes/desk.ts'
import type { Transaction } from '#server/db/client.ts'
import type { CallContext } from '#server/handlers.ts'
import { namesOfAccounts, type AccountName } from '#server/modules/accounts/accounts.ts'
import {
  detailWithoutCode,
  eventsOf,
  openCasesOf,
  type BookingRow,
} from '#server/modules/bookings/bookings.ts'
import { shownPayout } from '#server/modules/hosts/hosts.ts'
import { entriesOf } from '#server/modules/ledger/ledger.ts'
import { payoutsOf } from '#server/modules/payouts/payouts.ts'
import type { PaymentWorld } from '#server/modules/payments/payments.ts'
import { hostsById } from '#server/modules/resorts/resorts.ts'
import { refundAccountOf } from '#server/modules/refunds/refunds.ts'
import { transfersOf } from '#server/modules/transfers/transfers.ts'
import { personOf } from '#server/refusal.ts'
import { actsAbout } from './audit.ts'
import { caseItem } from './items.ts'
import { refundApprovals } from './secondPerson.ts'

/** A booking as staff sees it: with everybody's name, everything that was done, and the money to one đồng. */
export async function deskBooking(
  world: PaymentWorld,
  tx: Transaction,
  booking: BookingRow,
  context: CallContext,
): Promise<DeskBooking> {
  const detail = await detailWithoutCode(world, tx, booking, context.language)
  const events = await eventsOf(tx, booking)
  const acts = await actsAbout(tx, booking.id)
  const people = await namesOfAccounts(tx, [
    booking.tenantId,
    booking.hostId,
    ...events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])),
    ...acts.map(({ staffId }) => staffId),
  ])
  const nameOf = (id: string | null) => (id === null ? '' : (people.get(id)?.name ?? ''))
  const guest: AccountName | undefined = people.get(booking.tenantId)
  const entries = await entriesOf(tx, booking)
  const account = await refundAccountOf(tx, booking)
  const { userId: reader } = personOf(context)
  const [host] = await hostsById(tx, [booking.hostId])
  return {
    booking: detail,
    guest: {
      id: booking.tenantId,
      name: guest?.name ?? booking.contact.fullName,
      email: guest?.email ?? booking.contact.email,
      phone: guest?.phone ?? booking.contact.phone,
    },
    host: { id: booking.hostId, name: detail.arrival.hostName, phone: host?.phone ?? '' },
    audit: detail.history.map((entry, index) => ({
      ...entry,
      byName: nameOf(events[index]?.actorId ?? null),
    })),
    acts: acts.map(({ at, act, staffId, reason, params }) => ({
      at: at.toString(),
      act,
      byName: nameOf(staffId),
      reason,
      params,
    })),
    ledger: entries.map(({ at, kind, account, amount }) => ({ at: at.toString(), kind, account, amount })),
    payouts: (await payoutsOf(tx, booking)).map((row) => shownPayout(row, booking, detail.resortName)),
    transfers: (await transfersOf(tx, booking)).map(
      ({ id, transactionId, amount, source, state, heardAt }) => ({
        id,
        number: transactionId,
        amount,
        source,
        state,
        at: heardAt.toString(),
      }),
    ),
    refundAccount: account,
    approvals: await refundApprovals(world, tx, detail.refunds, { account, reader }),
    cases: (await openCasesOf(tx, booking)).map((row) =>
      caseItem(row, {
        booking: detail,
        guestName: booking.contact.fullName,
        hostName: detail.arrival.hostName,
      }),
    ),
  }
}
