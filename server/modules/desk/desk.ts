import { codesTyped, codesWithin } from '#contract/bookingCodes.ts'
import type { DESK } from '#contract/endpoints/desk.ts'
import { normalPhone } from '#contract/identifier.ts'
import { transact } from '#server/db/transact.ts'
import type { Transaction } from '#server/db/client.ts'
import type { CallContext, Handlers } from '#server/handlers.ts'
import {
  cardsOf,
  checkInBy,
  closeCase,
  countLockedHosts,
  findBooking,
  findBookings,
  liftLockout,
  lockedHosts,
} from '#server/modules/bookings/bookings.ts'
import { hostsById } from '#server/modules/resorts/resorts.ts'
import { shownCheckin } from '#server/modules/hosts/hosts.ts'
import { lastCheck } from '#server/modules/ledger/ledger.ts'
import type { PaymentWorld } from '#server/modules/payments/payments.ts'
import { recordRead } from '#server/modules/securityLog/securityLog.ts'
import { judgeReview } from '#server/modules/ratings/ratings.ts'
import { findServiceBooking, findTickets, ticketSummaries } from '#server/modules/tickets/tickets.ts'
import { dismissNobodys } from '#server/modules/transfers/transfers.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { deskActs } from './acts.ts'
import { note } from './audit.ts'
import { deskPayouts } from './payouts.ts'
import { queuePage, waitingNow } from './queues.ts'
import { deskRefunds } from './refunds.ts'
import { deskTickets } from './ticketView.ts'
import { deskBooking } from './view.ts'

type DeskCalls = keyof typeof DESK
const DONE = { done: true } as const

/** An act that is about no booking's status, with its line in the audit trail. */
const noted =
  (world: PaymentWorld, context: CallContext) =>
  (
    act: string,
    reason: string,
    doing: (tx: Transaction, now: Temporal.Instant, staffId: string) => Promise<string>,
  ): Promise<typeof DONE> =>
    transact(world.db, async (tx) => {
      const now = world.clock.now()
      const { userId: staffId } = personOf(context)
      const about = await doing(tx, now, staffId)
      await note(tx, { about, staffId, act, reason, now })
      await context.keepAnswer(tx, DONE)
      return DONE
    })

/** Who of the staff reads which dossier, and whose it is. */
const noteRead = (
  { db, clock }: PaymentWorld,
  context: CallContext,
  { id, of }: { id: string; of: string },
) => recordRead(db, { actor: personOf(context).userId, about: id, account: of, now: clock.now() })

/** The calls of staff. */
export const deskHandlers = (world: PaymentWorld): Pick<Handlers, DeskCalls> => ({
  ...deskActs(world),
  ...deskPayouts(world),
  ...deskRefunds(world),

  'desk.summary': async () => {
    const [checked, waiting, locked] = await Promise.all([
      lastCheck(world.db),
      waitingNow(world),
      countLockedHosts(world.db, world.clock.now()),
    ])
    return {
      ...waiting,
      lockedHosts: locked,
      ledger: {
        checkedAt: checked?.at.toString() ?? null,
        differences: checked?.differences ?? 0,
      },
    }
  },

  'desk.queue': ({ queue, ...ask }, context) => queuePage(world, queue, ask, context),

  'desk.find': async ({ text }, { language }) => {
    const typed = text.trim()
    const codes = [...new Set([...codesTyped(typed), ...codesWithin(typed)])]
    const by = { codes, email: typed.toLowerCase(), phone: normalPhone(typed), name: typed }
    const cards = await cardsOf(world, await findBookings(world, by), language)
    return {
      tickets: await ticketSummaries(world, await findTickets(world.db, by), language),
      bookings: cards.map(({ guestName: _name, guestPhone: _phone, answerBy: _by, ...card }) => card),
    }
  },

  'desk.booking': async ({ booking_id }, context) => {
    const booking = (await findBooking(world.db, booking_id)) ?? refuse('G_404')
    await noteRead(world, context, { id: booking.id, of: booking.tenantId })
    return transact(world.db, (tx) => deskBooking(world, tx, booking, context))
  },

  'desk.tickets': async ({ booking_id }, context) => {
    const booking = (await findServiceBooking(world.db, booking_id)) ?? refuse('G_404')
    await noteRead(world, context, { id: booking.id, of: booking.tenantId })
    return transact(world.db, (tx) => deskTickets(world, tx, booking, context))
  },

  'desk.checkIn': async ({ reason, ...scan }, context) => {
    const { userId: id } = personOf(context)
    const keys = await world.checkin.publicKeys()
    const by = { actor: 'STF', id, now: world.clock.now() } as const
    const done = await transact(world.db, (tx) =>
      checkInBy(tx, scan, by, { keys, mine: () => true, params: { reason } }),
    )
    return shownCheckin(world, done, context)
  },

  'desk.judgeReview': ({ review_id, decision, reason }, context) =>
    noted(world, context)(`review${decision}`, reason, async (tx, now) => {
      const review = await judgeReview(tx, review_id, { keep: decision === 'KEEP', reason, now })
      return review.bookingId ?? review.id
    }),

  'desk.closeCase': ({ case_id, reason }, context) =>
    noted(world, context)('closeCase', reason, async (tx, now) => {
      const closed = await closeCase(tx, case_id, now)
      if (closed) return closed.bookingId
      return (await dismissNobodys(tx, case_id)) ? case_id : refuse('G_404')
    }),

  'desk.liftLockout': ({ host_id, reason }, context) =>
    noted(world, context)('liftLockout', reason, async (tx, now, staffId) => {
      await liftLockout(tx, { hostId: host_id, staffId, reason, now })
      return host_id
    }),

  'desk.lockedHosts': async () => {
    const standings = await lockedHosts(world.db, world.clock.now())
    const profiles = await hostsById(
      world.db,
      standings.map(({ hostId }) => hostId),
    )
    return {
      hosts: standings.map(({ hostId, month, year, lockedUntil }) => {
        const profile = profiles.find((host) => host.hostId === hostId)
        return {
          hostId,
          name: profile?.name ?? '',
          phone: profile?.phone ?? '',
          month,
          year,
          lockedUntil: lockedUntil === null ? 'forever' : lockedUntil.toString(),
        }
      }),
    }
  },
})
