import { uuidv7 } from 'uuidv7'
import type { Actor, BookingEvent, Effect } from '#contract/booking/names.ts'
import { HOLD_GRACE_MINUTES } from '#contract/numbers.ts'
import type { Side } from '#contract/shapes/notification.ts'
import { HOLDING, type Status } from '#contract/statuses.ts'
import type { Transaction } from '#server/db/client.ts'
import { retireAttempts } from '#server/modules/attempts/attempts.ts'
import { releaseNights, takeNights, type WantedNights } from '#server/modules/inventory/inventory.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { addNotices, eventKind, TARGETS } from '#server/modules/notices/notices.ts'
import { addResidencyTask } from '#server/modules/residency/residency.ts'
import { consumeVoucher, reserveVoucher, returnVoucher } from '#server/modules/vouchers/vouchers.ts'
import { refuse } from '#server/refusal.ts'
import { refundEverything } from './money.ts'
import { completeAt, holdUntilFrom, hostDeadlineFrom, hostRemindersFrom } from './rules.ts'
import { roomsOf, type BookedRoom } from './store.ts'
import { hostCancellations, staffCases, type BookingRow, type EventParams } from './tables.ts'

/** One step of a booking: where it comes from, and the booking as it is after the change. */
export type Step = {
  tx: Transaction
  now: Temporal.Instant
  from: Status | null
  to: Status
  event: BookingEvent
  actor: Actor
  params: EventParams
  booking: BookingRow
  /** Its rooms, where the caller knows them already. */
  rooms?: readonly BookedRoom[]
}

/** What an effect changes in the booking itself, beside its status. */
export type Changes = Partial<
  Pick<
    BookingRow,
    | 'paymentMethod'
    | 'holdUntil'
    | 'hostDeadline'
    | 'transferReported'
    | 'accepted'
    | 'paid'
    | 'editingFee'
    | 'cancellationFee'
    | 'checkedInAt'
  >
>
type Change = (step: Omit<Step, 'tx' | 'booking' | 'rooms'>) => Changes
type Doing = (step: Step) => Promise<void>
type Act = {
  change?: Change
  run?: Doing
  /** Night rows come last: a hot night is locked for the shortest time, and always after the booking and its voucher. */
  last?: true
}

const holding: readonly Status[] = HOLDING
const holds = (status: Status | null) => status !== null && holding.includes(status)

async function nightsOfBooking({ tx, booking, rooms }: Step): Promise<WantedNights> {
  const { resortId, checkIn, checkOut } = booking
  return { resortId, from: checkIn, to: checkOut, rooms: rooms ?? (await roomsOf(tx, booking)) }
}

const take: Doing = async (step) => {
  if (!holds(step.from)) await takeNights(step.tx, await nightsOfBooking(step))
}

const release: Doing = async (step) => {
  if (holds(step.from)) await releaseNights(step.tx, await nightsOfBooking(step))
}

type VoucherDoing = (
  tx: Transaction,
  use: { voucherId: string; bookingId: string; guestId: string; now: Temporal.Instant },
) => Promise<void>

const withVoucher =
  (doing: VoucherDoing): Doing =>
  async ({ tx, now, booking }) => {
    const { voucherId, id: bookingId, tenantId: guestId } = booking
    if (voucherId !== null) await doing(tx, { voucherId, bookingId, guestId, now })
  }

/** Writes the notice of an event for one side of the booking. An event that has no words for them says nothing. */
const tell =
  (side: Side): Doing =>
  async ({ tx, now, event, to, booking }) => {
    const kind = eventKind(side, event)
    if (kind === null) return
    const { code, checkIn: arrives, checkOut: leaves, hostDeadline } = booking
    await addNotices(tx, [
      {
        userId: side === 'guest' ? booking.tenantId : booking.hostId,
        target: event === 'complete' ? TARGETS.RATE : TARGETS.BOOKING,
        ref: booking.id,
        kind,
        params: {
          code,
          to,
          arrives,
          leaves,
          ...(hostDeadline === null ? {} : { until: hostDeadline.toString() }),
        },
        createdAt: now,
      },
    ])
  }

/** Something that staff has to look at. */
export const openCase = async (
  { tx, now, booking }: Pick<Step, 'tx' | 'now' | 'booking'>,
  kind: string,
  params: EventParams = {},
): Promise<void> => {
  await tx.insert(staffCases).values({
    resortId: booking.resortId,
    id: uuidv7(),
    bookingId: booking.id,
    kind,
    params: { code: booking.code, ...params },
    createdAt: now,
  })
}

const planHold: Doing = async ({ tx, booking }) => {
  if (booking.holdUntil)
    await planJob(tx, {
      kind: 'holdExpired',
      ref: booking.id,
      runAt: booking.holdUntil.add({ minutes: HOLD_GRACE_MINUTES }),
    })
}

const hostClock: Act = {
  change: ({ now }) => ({ hostDeadline: hostDeadlineFrom(now), holdUntil: null }),
  run: async ({ tx, now, booking }) => {
    const [reminder] = hostRemindersFrom(now)
    if (reminder) await planJob(tx, { kind: 'hostReminder', ref: booking.id, runAt: reminder })
    await planJob(tx, { kind: 'hostDeadline', ref: booking.id, runAt: hostDeadlineFrom(now) })
  },
}

/** The check-in code is a signature over the booking as it stands, made when it is shown: nothing is kept but the day's end. */
const issueQr: Act = {
  change: () => ({ holdUntil: null, hostDeadline: null }),
  run: ({ tx, booking }) =>
    planJob(tx, { kind: 'completeStay', ref: booking.id, runAt: completeAt(booking) }),
}

const consume = withVoucher(consumeVoucher)
const notYet: Act = { change: () => refuse('G_NOT_YET') }
const staff: Act = { run: (step) => openCase(step, step.event, step.params) }
/** What follows from the status and the version by itself, and needs no doing. */
const implied: Act = {}

/** What every effect of the machine's table does. An effect that no screen reaches yet refuses, and nothing is half done. */
export const EFFECT_ACTS: Record<Effect, Act> = {
  holdNights: {
    change: ({ from, now }) => (from === null ? { holdUntil: holdUntilFrom(now) } : {}),
    run: async (step) => {
      if (step.from === null) await planHold(step)
      await take(step)
    },
    last: true,
  },
  holdForHost: { run: take, last: true },
  releaseNights: { change: () => ({ holdUntil: null, hostDeadline: null }), run: release, last: true },
  reserveVoucher: { run: withVoucher(reserveVoucher) },
  consumeVoucher: { run: consume },
  returnVoucher: { run: withVoucher(returnVoucher) },
  showTransfer: {
    change: () => ({ paymentMethod: 'BANK_TRANSFER' }),
    run: ({ tx, booking, now }) => retireAttempts(tx, booking, now),
  },
  newReference: {
    change: () => ({ paymentMethod: 'VNPAY' }),
    run: ({ tx, booking, now }) => retireAttempts(tx, booking, now),
  },
  bookOrAsk: {
    change: (step) => (step.to === 'ORDERED' ? issueQr : hostClock).change?.(step) ?? {},
    run: async (step) => {
      if (step.to === 'ORDERED') await consume(step)
      await (step.to === 'ORDERED' ? issueQr : hostClock).run?.(step)
    },
  },
  issueQr,
  revokeQr: implied,
  startHostDeadline: hostClock,
  extendHold: { change: () => ({ transferReported: true, holdUntil: null }) },
  refundInFull: { run: refundEverything },
  openPaymentWindow: {
    change: ({ now }) => ({ accepted: true, hostDeadline: null, holdUntil: now.add({ hours: 24 }) }),
    run: planHold,
  },
  refundDifference: notYet,
  refundByPolicy: notYet,
  refundInPart: notYet,
  holdEdit: notYet,
  dropEdit: notYet,
  applyEdit: notYet,
  openEditPayment: notYet,
  chargeContactFee: notYet,
  closeRequests: implied,
  recordCheckIn: { change: ({ now }) => ({ checkedInAt: now }) },
  residencyTask: {
    run: ({ tx, now, booking }) =>
      addResidencyTask(tx, {
        resortId: booking.resortId,
        bookingId: booking.id,
        hostId: booking.hostId,
        code: booking.code,
        guests: booking.adults + booking.children + booking.toddlers,
        checkedInAt: booking.checkedInAt ?? now,
      }),
  },
  freezePayout: notYet,
  releasePayout: notYet,
  countHostCancellation: {
    run: async ({ tx, booking, now }) => {
      await tx
        .insert(hostCancellations)
        .values({ hostId: booking.hostId, bookingId: booking.id, at: now })
        .onConflictDoNothing()
    },
  },
  openStaffCase: staff,
  /** Whether a stay may be reviewed follows from its status and the moment of this event. */
  openReviews: implied,
  /** Hosts are paid by staff, who find the stay among their cases. */
  payOut: { run: (step) => openCase(step, 'payOut', { amount: step.booking.paid }) },
  /** A deleted booking is in no list: the status hides it. */
  hide: implied,
  /** The notice leads to the booking, and the booking's page searches other places for the same days. */
  suggestPlaces: implied,
  notifyGuest: { run: tell('guest') },
  notifyHost: { run: tell('host') },
  notifyStaff: staff,
}
