import type { Effect } from '#contract/booking/names.ts'
import { HOLD_MINUTES } from '#contract/numbers.ts'
import type { paymentAttempts } from '#server/modules/attempts/tables.ts'
import type { hostCancellations, staffCases } from '#server/modules/bookings/tables.ts'
import type { EventParams } from '#server/modules/lives/lives.ts'
import { hostDeadlineFrom } from '#server/modules/bookings/rules.ts'
import { TARGETS } from '#server/modules/notices/notices.ts'
import type { notices } from '#server/modules/notices/tables.ts'
import type { refunds, RefundReason } from '#server/modules/refunds/tables.ts'
import { demoId } from '../ids.ts'
import { paymentOf, receivedOf, referenceOf, type Chapter, type Step } from './chapter.ts'

/** The gateway's answers: went well, gave up at its page; and its word for a transaction that did not happen. */
const [WENT_WELL, GAVE_UP, NOT_DONE] = ['00', '24', '02'] as const
/** People need a while at the gateway's page. */
const AT_THE_GATEWAY = { minutes: 2 }
/** Refunds are sent soon, and arrive a few days later. */
const [SENT_AFTER, DONE_AFTER] = [{ minutes: 1 }, { hours: 30 }] as const
const REASONS: Partial<Record<Step['row']['event'], RefundReason>> = {
  reject: 'HOST_REJECTED',
  withdraw: 'GUEST_WITHDREW',
  cancel: 'GUEST_CANCELLED',
  acceptCancellation: 'HOST_CANCELLED',
  deadlinePassed: 'HOST_DID_NOT_ANSWER',
}
/** Notices older than this have been read, an hour after they came. */
const [READ_AFTER, READ_WITHIN] = [{ hours: 48 }, { hours: 1 }] as const

/** Every visit to the payment gateway: one that was given up, one that paid. */
export function attemptsOf(chapter: Chapter): (typeof paymentAttempts.$inferInsert)[] {
  const { lodging, id, number, quote, created, steps, story } = chapter
  const visit = (step: Step, attempt: number) => ({
    resortId: lodging.resort.row.id,
    bookingId: id,
    reference: referenceOf(chapter, attempt),
    amount: quote.total,
    createdAt: step.at.subtract(AT_THE_GATEWAY),
    expiresAt: created.add({ minutes: HOLD_MINUTES }),
    settledAt: step.at,
  })
  const failed = steps.find(({ row }) => row.event === 'paymentFailed')
  const paid = story.method === 'VNPAY' ? paymentOf(chapter) : undefined
  return [
    ...(failed
      ? [
          {
            ...visit(failed, 0),
            state: 'FAILED' as const,
            responseCode: GAVE_UP,
            transactionStatus: NOT_DONE,
          },
        ]
      : []),
    ...(paid
      ? [
          {
            ...visit(paid, 1),
            state: 'PAID' as const,
            responseCode: WENT_WELL,
            transactionStatus: WENT_WELL,
            transactionNumber: String(10_000_000 + number),
            paidAt: paid.at,
          },
        ]
      : []),
  ]
}

/** The money that goes back after a stay that was paid and ended early; done where the booking says so. */
export function refundsOf(chapter: Chapter): (typeof refunds.$inferInsert)[] {
  const { lodging, id, number, quote, steps, status, story } = chapter
  if (!paymentOf(chapter)) return []
  return steps.flatMap(({ row, at }) => {
    const reason = REASONS[row.event]
    if (reason === undefined) return []
    return {
      resortId: lodging.resort.row.id,
      id: demoId(`refund/${number}`, at.epochMilliseconds),
      bookingId: id,
      reference: referenceOf(chapter, 1),
      amount: quote.total,
      cause: `demo/${number}`,
      ...(status === 'REFUNDS'
        ? { state: 'DONE' as const, sends: 1, sentAt: at.add(SENT_AFTER), doneAt: at.add(DONE_AFTER) }
        : story.refusal === undefined
          ? { state: 'REQUESTED' as const }
          : { state: 'REJECTED' as const, sends: 1, refusal: story.refusal }),
      reason,
      createdAt: at,
    }
  })
}

/** What guest and host were told. */
export function noticesOf({
  guest,
  lodging,
  id,
  code,
  number,
  steps,
  now,
  checkIn,
  checkOut,
}: Chapter): (typeof notices.$inferInsert)[] {
  const readers = [
    ['notifyGuest', guest.id, 'guest'],
    ['notifyHost', lodging.resort.row.hostId, 'host'],
  ] as const
  return steps.flatMap(({ row, at, to }, index) =>
    readers
      .filter(([effect]) => row.effects.includes(effect))
      .map(([effect, userId, side]) => ({
        userId,
        id: demoId(`notice/${number}/${index}/${effect}`, at.epochMilliseconds),
        target: row.event === 'complete' ? TARGETS.RATE : TARGETS.BOOKING,
        ref: id,
        kind: `${side}.${row.event}`,
        params: { code, to, arrives: checkIn, leaves: checkOut, until: hostDeadlineFrom(at).toString() },
        createdAt: at,
        dueAt: at,
        // Nobody's device hears of what the demo tells of the past.
        pushedAt: at,
        readAt: Temporal.Instant.compare(at.add(READ_AFTER), now) < 0 ? at.add(READ_WITHIN) : null,
      })),
  )
}

const FOR_STAFF: readonly Effect[] = ['notifyStaff', 'openStaffCase']

/** What staff was asked to look at: by a step, or by what the host said of a transfer. */
export function casesOf(chapter: Chapter): (typeof staffCases.$inferInsert)[] {
  const { lodging, id, code, number, steps, story, quote, created } = chapter
  const caseOf = (name: string, kind: string, at: Temporal.Instant, params: EventParams) => ({
    resortId: lodging.resort.row.id,
    id: demoId(`case/${number}/${name}`, at.epochMilliseconds),
    bookingId: id,
    kind,
    params: { code, ...params },
    createdAt: at,
  })
  const received = receivedOf(chapter)
  return [
    ...steps
      .filter(({ row }) => row.effects.some((effect) => FOR_STAFF.includes(effect)))
      .map(({ row, at, params }, index) => caseOf(String(index), row.event, at, params)),
    ...(story.transfer === undefined || received === null
      ? []
      : [
          caseOf(
            'transfer',
            received > 0 ? 'wrongAmount' : 'noMoneyReceived',
            created.add({ minutes: story.transfer.after }),
            { received, due: quote.total },
          ),
        ]),
  ]
}

/** Cancellations that count against the host. */
export const cancellationsOf = ({ lodging, id, steps }: Chapter): (typeof hostCancellations.$inferInsert)[] =>
  steps
    .filter(({ row }) => row.effects.includes('countHostCancellation'))
    .map(({ at }) => ({ hostId: lodging.resort.row.hostId, bookingId: id, at }))
