import { momentAt, dayAt } from '#contract/nights.ts'
import { COMPLETE_AFTER_CHECKOUT_HOURS, HOLD_GRACE_MINUTES, HOLD_MINUTES } from '#contract/numbers.ts'
import { quoteStay, type Guests } from '#contract/price.ts'
import { BOOKED_FAMILY, type Status } from '#contract/statuses.ts'
import type { PastBooking } from '#server/modules/bookings/bookings.ts'
import { hostDeadlineFrom } from '#server/modules/bookings/rules.ts'
import type { hostCancellations, staffCases } from '#server/modules/bookings/tables.ts'
import type { paymentAttempts } from '#server/modules/attempts/tables.ts'
import type { jobs } from '#server/modules/jobs/tables.ts'
import { TARGETS } from '#server/modules/notices/notices.ts'
import type { notices } from '#server/modules/notices/tables.ts'
import type { refunds, RefundReason } from '#server/modules/refunds/tables.ts'
import { demoId } from '../ids.ts'
import { hash, Random } from '../random.ts'
import { told, type ToldStep } from './history.ts'
import type { DemoPerson } from './people.ts'
import type { Lodging } from './rooming.ts'
import type { Story } from './stories.ts'

/** A booking with everything that follows from its story. */
export type DemoBooking = {
  past: PastBooking
  attempts: (typeof paymentAttempts.$inferInsert)[]
  refunds: (typeof refunds.$inferInsert)[]
  jobs: (typeof jobs.$inferInsert)[]
  notices: (typeof notices.$inferInsert)[]
  cases: (typeof staffCases.$inferInsert)[]
  cancellations: (typeof hostCancellations.$inferInsert)[]
}
export type Telling = { number: number; story: Story; guest: DemoPerson; guests: Guests; lodging: Lodging }

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const BOOKED: readonly Status[] = BOOKED_FAMILY
const WAITS: readonly Status[] = ['PENDING', 'PAYMENT_FAILED', 'WATTING_KT_PAYMENT']
const PAYS = ['4', '5']
const REFUND_REASONS: Partial<Record<string, RefundReason>> = {
  '14': 'HOST_REJECTED',
  '16': 'GUEST_WITHDREW',
  '33': 'HOST_CANCELLED',
}
/** Notices older than this have been read. */
const READ_AFTER = { hours: 48 }
/** The gateway's code of a person who gave up at its page, and of a payment that went well. */
const [GAVE_UP, WENT_WELL] = ['24', '00'] as const

const codeOf = (number: number): string => {
  const random = new Random(`code/${number}`)
  return `GHE-${Array.from({ length: 6 }, () => random.pick([...ALPHABET])).join('')}`
}

/** Tells a story as it would stand in the database at `now`. */
export function tellBooking(
  { number, story, guest, guests, lodging }: Telling,
  now: Temporal.Instant,
): DemoBooking {
  const { resort, room } = lodging
  const { row: place } = resort
  const { steps, status, base } = told(story.steps)
  const created = now.subtract({ minutes: story.made })
  const id = demoId(`booking/${number}`, created.epochMilliseconds)
  const today = Temporal.PlainDate.from(dayAt(now))
  const checkIn = today.add({ days: story.checkIn }).toString()
  const checkOut = today.add({ days: story.checkIn + story.nights }).toString()
  const quote = quoteStay({
    checkIn,
    checkOut,
    rooms: [{ roomId: room.row.id, roomName: room.row.name.vi, count: 1, rates: room.rates }],
    guests,
    extraBeds: 0,
  })
  const code = codeOf(number)
  const key = { resortId: place.id, bookingId: id }
  const did = (row: string) => steps.find((step) => step.row.row === row)
  const momentOf = (step: ToldStep): Temporal.Instant =>
    step.row.row === '40'
      ? momentAt(checkIn, place.checkInTime).add({ minutes: 35 })
      : step.row.row === '41b'
        ? momentAt(checkOut, place.checkOutTime).add({ hours: COMPLETE_AFTER_CHECKOUT_HOURS })
        : created.add({ minutes: step.after })
  const paidBy = steps.find(({ row }) => PAYS.includes(row.row))
  const waits = WAITS.includes(status)
  const holdUntil = waits ? created.add({ minutes: HOLD_MINUTES }) : null
  const last = steps.at(-1)
  const hostDeadline = status === 'CSH_CONFIRM' && last ? hostDeadlineFrom(momentOf(last)) : null
  const arrived = did('40')
  const reference = (attempt: number) =>
    `${code.replace('-', '')}${hash(`attempt/${number}/${attempt}`).toString(36).toUpperCase().padStart(8, '0').slice(-8)}`
  const refundedBy = steps.find(({ row }) => REFUND_REASONS[row.row] !== undefined)
  const reason = refundedBy && REFUND_REASONS[refundedBy.row.row]
  const failed = did('7')
  const job = (kind: string, runAt: Temporal.Instant) => ({
    id: demoId(`job/${kind}/${number}`),
    kind,
    ref: id,
    runAt,
  })

  return {
    past: {
      booking: {
        resortId: place.id,
        id,
        code,
        tenantId: guest.id,
        hostId: place.hostId,
        idempotencyKey: `demo-${number}`,
        status,
        base,
        version: steps.length,
        checkIn,
        checkOut,
        checkInTime: place.checkInTime,
        checkOutTime: place.checkOutTime,
        ...guests,
        entireProperty: room.row.entireProperty,
        confirmationPolicy: story.policy,
        cancellationPolicy: place.cancellationPolicy,
        total: quote.total,
        paid: paidBy ? quote.total : 0,
        editingFee: 0,
        cancellationFee: 0,
        paymentMethod: story.method,
        transferReported: did('6') !== undefined,
        accepted: false,
        holdUntil,
        hostDeadline,
        checkedInAt: arrived ? momentOf(arrived) : null,
        voucherId: null,
        quote,
        contact: {
          fullName: guest.name,
          birthday: `${1970 + (hash(guest.id) % 32)}-0${1 + (hash(guest.name) % 9)}-1${hash(guest.phone) % 9}`,
          phone: guest.phone,
          email: guest.email,
          note: '',
        },
        createdAt: created,
      },
      rooms: [{ roomId: room.row.id, count: 1, units: room.row.units }],
      events: steps.map((step, index) => ({
        version: index + 1,
        at: momentOf(step),
        row: step.row.row,
        event: step.row.event,
        actor: step.actor,
        actorId: step.actor === 'KT' ? guest.id : step.actor === 'CSH' ? place.hostId : null,
        from: step.from,
        to: step.to,
        params: step.params,
      })),
    },
    attempts: [failed, story.method === 'VNPAY' ? paidBy : undefined].flatMap((step, attempt) =>
      step
        ? {
            ...key,
            reference: reference(attempt),
            amount: quote.total,
            state: step === failed ? ('FAILED' as const) : ('PAID' as const),
            responseCode: step === failed ? GAVE_UP : WENT_WELL,
            transactionStatus: step === failed ? '02' : WENT_WELL,
            transactionNumber: step === failed ? null : String(10_000_000 + number),
            paidAt: step === failed ? null : momentOf(step),
            createdAt: momentOf(step).subtract({ minutes: 2 }),
            expiresAt: created.add({ minutes: HOLD_MINUTES }),
            settledAt: momentOf(step),
          }
        : [],
    ),
    refunds:
      refundedBy && reason
        ? [
            {
              resortId: place.id,
              id: demoId(`refund/${number}`, momentOf(refundedBy).epochMilliseconds),
              bookingId: id,
              reference: story.method === 'VNPAY' ? reference(1) : null,
              amount: quote.total,
              state: status === 'REFUNDS' ? 'DONE' : 'REQUESTED',
              reason,
              createdAt: momentOf(refundedBy),
            },
          ]
        : [],
    jobs: [
      ...(holdUntil ? [job('holdExpired', holdUntil.add({ minutes: HOLD_GRACE_MINUTES }))] : []),
      ...(hostDeadline ? [job('hostDeadline', hostDeadline)] : []),
      ...(BOOKED.includes(status)
        ? [
            job(
              'completeStay',
              momentAt(checkOut, place.checkOutTime).add({ hours: COMPLETE_AFTER_CHECKOUT_HOURS }),
            ),
          ]
        : []),
    ],
    notices: steps.flatMap((step, index) =>
      (
        [
          ['notifyGuest', guest.id],
          ['notifyHost', place.hostId],
        ] as const
      ).flatMap(([effect, userId]) => {
        if (!step.row.effects.includes(effect)) return []
        const at = momentOf(step)
        return {
          userId,
          id: demoId(`notice/${number}/${index}/${effect}`, at.epochMilliseconds),
          target: step.row.event === 'complete' ? TARGETS.RATE : TARGETS.BOOKING,
          ref: id,
          kind: step.row.event,
          params: { code, to: step.to },
          createdAt: at,
          readAt: Temporal.Instant.compare(at.add(READ_AFTER), now) < 0 ? at.add({ hours: 1 }) : null,
        }
      }),
    ),
    cases: steps.flatMap((step, index) =>
      step.row.effects.includes('notifyStaff')
        ? {
            resortId: place.id,
            id: demoId(`case/${number}/${index}`, momentOf(step).epochMilliseconds),
            bookingId: id,
            kind: step.row.event,
            params: { code, ...step.params },
            createdAt: momentOf(step),
            closedAt: null,
          }
        : [],
    ),
    cancellations: steps.flatMap((step) =>
      step.row.effects.includes('countHostCancellation')
        ? { hostId: place.hostId, bookingId: id, at: momentOf(step) }
        : [],
    ),
  }
}
