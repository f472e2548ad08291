import { and, eq, inArray, isNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { HOLD_GRACE_MINUTES, HOLD_MINUTES } from '#contract/numbers.ts'
import type { ServiceEvent } from '#contract/service/names.ts'
import { dayEndOf } from '#contract/service/service.ts'
import type { ServiceCancelReason } from '#contract/serviceStatuses.ts'
import { retireAttempts } from '#server/modules/attempts/attempts.ts'
import { giveTicketsBack, takeTickets } from '#server/modules/services/services.ts'
import { numberIn, textIn } from '#server/modules/lives/lives.ts'
import { partnerAskedAt } from '../askAgain.ts'
import { ticketIdsIn, type Act } from '../step.ts'
import { keyOf } from '../store.ts'
import { tickets } from '../tables.ts'

/** The slot has not so many tickets left. */
export class TicketsGone extends Error {}

/** Holds tickets for twenty minutes; throws {@link TicketsGone} when somebody was faster. */
export const hold: Act = {
  change: ({ now }) => ({ holdUntil: now.add({ minutes: HOLD_MINUTES }) }),
  jobs: ({ booking, now }) => {
    const runAt = (booking.holdUntil ?? now).add({ minutes: HOLD_GRACE_MINUTES })
    return [{ kind: 'ticketHold', ref: booking.id, runAt }]
  },
  run: async ({ tx, booking }) => {
    if (!(await takeTickets(tx, booking, booking.quantity))) throw new TicketsGone()
  },
  last: true,
}

const REASONS: Partial<Record<ServiceEvent, ServiceCancelReason>> = {
  windowOver: 'EXPIRED',
  paid: 'PARTNER_REFUSED',
  partnerRefused: 'PARTNER_REFUSED',
  stayEnded: 'STAY_ENDED',
}

export const release: Act = {
  change: ({ to, event }) => ({
    confirming: false,
    holdUntil: null,
    ...(to === 'SERVICE_CSH_CANCEL' ? { reason: REASONS[event] ?? 'CANCELLED_BY_US' } : {}),
  }),
  run: async ({ tx, booking, now }) => {
    await retireAttempts(tx, keyOf(booking), now)
    await giveTicketsBack(tx, booking, booking.quantity - booking.ticketsCancelled)
  },
  last: true,
}
/** Gives back as many as were cancelled (`params.quantity`); the others stand. */
export const releaseSome: Act = {
  change: ({ before, params }) => ({
    ticketsCancelled: (before?.ticketsCancelled ?? 0) + numberIn(params, 'quantity'),
  }),
  run: ({ tx, booking, params }) => giveTicketsBack(tx, booking, numberIn(params, 'quantity')),
  last: true,
}
/** Every ticket of the booking becomes one of its own, and the end of the day is planned. */
export const issue: Act = {
  change: () => ({ confirming: false, holdUntil: null, partnerStatus: null }),
  run: async ({ tx, booking, now }) => {
    const rows = booking.quote.lines
      .flatMap(({ ticketTypeId, quantity }) => Array.from({ length: quantity }, () => ticketTypeId))
      .map((ticketTypeId, index) => ({
        serviceId: booking.serviceId,
        id: uuidv7(),
        bookingId: booking.id,
        ticketTypeId,
        number: index + 1,
        issuedAt: now,
      }))
    await tx.insert(tickets).values(rows)
  },
  jobs: ({ booking }) => [{ kind: 'ticketDay', ref: booking.id, runAt: dayEndOf(booking.date) }],
}

export const revoke: Act = {
  run: async ({ tx, booking, now }) => {
    await tx
      .update(tickets)
      .set({ revokedAt: now })
      .where(
        and(
          eq(tickets.serviceId, booking.serviceId),
          eq(tickets.bookingId, booking.id),
          isNull(tickets.revokedAt),
        ),
      )
  },
}

/** The named tickets open no gate any more. */
export const revokeSome: Act = {
  run: async ({ tx, booking, params, now }) => {
    await tx
      .update(tickets)
      .set({ revokedAt: now })
      .where(and(eq(tickets.serviceId, booking.serviceId), inArray(tickets.id, ticketIdsIn(params))))
  },
}

/** Marks the scanned ticket (`params.ticket`) as used, at the moment of the scan. */
export const use: Act = {
  change: ({ before }) => ({ ticketsUsed: (before?.ticketsUsed ?? 0) + 1 }),
  run: async ({ tx, booking, params, now }) => {
    const usedAt = textIn(params, 'at')
    await tx
      .update(tickets)
      .set({ usedAt: usedAt === null ? now : Temporal.Instant.from(usedAt) })
      .where(and(eq(tickets.serviceId, booking.serviceId), eq(tickets.id, textIn(params, 'ticket') ?? '')))
  },
}

/** Paid, and the partner confirms later: it is asked until the tickets would be used. */
export const awaitPartner: Act = {
  change: () => ({ confirming: true, holdUntil: null }),
  jobs: ({ booking, now }) => [{ kind: 'ticketDay', ref: booking.id, runAt: partnerAskedAt(booking, now) }],
}
