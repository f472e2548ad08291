import type { EventParams } from '#server/modules/lives/lives.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { addNotices, eventKind, TARGETS } from '#server/modules/notices/notices.ts'
import type { BookingEvent } from '#contract/booking/names.ts'
import type { Side } from '#contract/shapes/notification.ts'
import { staffCases, type BookingRow } from '../../tables.ts'
import type { Doing, Step } from '../step.ts'

/** What a notice tells of a step beside the booking's code; the rest of its params stay in the history. */
const TOLD = ['reason', 'amount', 'fee', 'until', 'toPay'] as const

const toldOf = (params: EventParams): EventParams =>
  Object.fromEntries(
    TOLD.flatMap((name) => {
      const value = params[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** A guest's contact is changed without the host, who has heard of nothing where it comes to nothing. */
const concernsHost = ({ event, edit }: Step): boolean =>
  event !== 'editWindowOver' || edit?.kind !== 'CONTACT'

/** What a guest does is told to them for their list and their letters alone. */
const OWN_ACTS: readonly BookingEvent[] = ['acceptCancellation', 'acceptHostEdit', 'cancel', 'withdraw']

/**
 * Writes the notice of an event for one side of the booking, in the transaction that makes it true. An event that has no
 * words for them says nothing.
 */
export const tell =
  (side: Side): Doing =>
  async (step) => {
    const { tx, now, event, to, params, booking } = step
    const kind = eventKind(side, event)
    if (kind === null || (side === 'host' && !concernsHost(step))) return
    const { code, checkIn: arrives, checkOut: leaves, hostDeadline } = booking
    await addNotices(tx, [
      {
        userId: side === 'guest' ? booking.tenantId : booking.hostId,
        target: event === 'complete' ? TARGETS.RATE : TARGETS.BOOKING,
        ref: booking.id,
        kind,
        params: {
          ...toldOf(params),
          code,
          to,
          arrives,
          leaves,
          ...(hostDeadline === null ? {} : { until: hostDeadline.toString() }),
        },
        createdAt: now,
        ...(side === 'guest' && OWN_ACTS.includes(event) ? { readAt: now } : {}),
      },
    ])
  }

/** Something that staff has to look at. `until`: how long the clock waits for them. */
export const openCase = async (
  { tx, now, booking }: Pick<Step, 'tx' | 'now'> & { booking: Pick<BookingRow, 'resortId' | 'id' | 'code'> },
  kind: string,
  params: EventParams = {},
  until: Temporal.Instant | null = null,
): Promise<void> => {
  await tx.insert(staffCases).values({
    resortId: booking.resortId,
    id: uuidv7(),
    bookingId: booking.id,
    kind,
    params: { code: booking.code, ...params },
    createdAt: now,
    until,
  })
}

/** Complaints have a list of their own. */
const LISTED_ELSEWHERE: readonly BookingEvent[] = ['complain']
export const staff: Doing = async (step) => {
  if (!LISTED_ELSEWHERE.includes(step.event)) await openCase(step, step.event, step.params)
}

/** What staff looks at while a booking waits for its host; over as soon as it no longer waits. */
const WAITING_CASES = ['hostDidNotAnswer', 'wrongAmount', 'noMoneyReceived'] as const

/** Ends the cases that were about waiting for the host. */
export async function closeWaitingCases({ tx, now, booking }: Step): Promise<void> {
  await tx
    .update(staffCases)
    .set({ closedAt: now })
    .where(
      and(
        eq(staffCases.resortId, booking.resortId),
        eq(staffCases.bookingId, booking.id),
        inArray(staffCases.kind, [...WAITING_CASES]),
        isNull(staffCases.closedAt),
      ),
    )
}
