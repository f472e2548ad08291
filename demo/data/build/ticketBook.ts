import { dayAt, momentAt } from '#contract/nights.ts'
import { HOLD_GRACE_MINUTES, HOLD_MINUTES } from '#contract/numbers.ts'
import { lateFee } from '#contract/service/cancelling.ts'
import { quoteTickets } from '#contract/service/price.ts'
import type { ServiceEvent } from '#contract/service/names.ts'
import { dayEndOf } from '#contract/service/service.ts'
import { SERVICE_ROWS } from '#contract/service/table.ts'
import type { ServiceCancelReason, ServiceStatus } from '#contract/serviceStatuses.ts'
import type { Actor } from '#contract/booking/names.ts'
import type { paymentAttempts } from '#server/modules/attempts/tables.ts'
import type { PlannedJob } from '#server/modules/jobs/jobs.ts'
import type { payouts } from '#server/modules/payouts/tables.ts'
import type { refunds } from '#server/modules/refunds/tables.ts'
import type { serviceBookingEvents, serviceBookings, tickets } from '#server/modules/tickets/tables.ts'
import { demoId } from '../ids.ts'
import { hash, Random } from '../random.ts'
import { accountPerson } from './people.ts'
import type { DemoService } from './services.ts'

/** What happened to one service booking: on which day the tickets are for, and the events that led here. */
type Story = {
  /** Days from today; negative days are over. */
  day: number
  /** Minutes since it was bought. */
  made: number
  adults: number
  children: number
  service: number
  events: readonly (readonly [event: ServiceEvent, row: string, to: ServiceStatus, actor: Actor])[]
  reason?: ServiceCancelReason
}

const PAID = ['paid', 'S2', 'SERVICE_ORDERED', 'SYS'] as const
const BOUGHT = ['buy', 'S1', 'SERVICE_PENDING', 'KT'] as const
const DAY = 24 * 60

/** The demo guest has one of every kind. The services named are the demo host's own, but where the partner sells. */
const STORIES: readonly Story[] = [
  { day: 4, made: 5, adults: 2, children: 0, service: 5, events: [BOUGHT] },
  {
    day: 6,
    made: 90,
    adults: 2,
    children: 1,
    service: 7,
    events: [BOUGHT, ['paid', 'S3', 'SERVICE_PENDING', 'SYS']],
  },
  { day: 0, made: 2 * DAY, adults: 2, children: 1, service: 0, events: [BOUGHT, PAID] },
  { day: 1, made: 3 * DAY, adults: 1, children: 0, service: 20, events: [BOUGHT, PAID] },
  { day: 5, made: 4 * DAY, adults: 2, children: 2, service: 15, events: [BOUGHT, PAID] },
  {
    day: -12,
    made: 20 * DAY,
    adults: 2,
    children: 0,
    service: 10,
    events: [BOUGHT, PAID, ['dayOver', 'S11', 'SERVICE_SUCCESS', 'SYS']],
  },
  {
    day: 9,
    made: 6 * DAY,
    adults: 2,
    children: 0,
    service: 25,
    events: [BOUGHT, PAID, ['cancel', 'S7', 'SERVICE_KT_CANCEL', 'KT']],
  },
  {
    day: -2,
    made: 9 * DAY,
    adults: 3,
    children: 0,
    service: 30,
    events: [BOUGHT, PAID, ['cancel', 'S8', 'SERVICE_KT_CANCEL_FEE', 'KT']],
  },
  {
    day: 3,
    made: 7 * DAY,
    adults: 2,
    children: 0,
    service: 35,
    reason: 'EXPIRED',
    events: [BOUGHT, ['windowOver', 'S5', 'SERVICE_CSH_CANCEL', 'SYS']],
  },
  {
    day: -5,
    made: 14 * DAY,
    adults: 2,
    children: 1,
    service: 1,
    reason: 'CANCELLED_BY_US',
    events: [BOUGHT, PAID, ['adminCancel', 'S9', 'SERVICE_CSH_CANCEL', 'STF']],
  },
]

const ALPHABET = [...'23456789ABCDEFGHJKMNPQRSTVWXYZ']
const codeOf = (number: number): string => {
  const random = new Random(`ticket-code/${number}`)
  return `GHV-${Array.from({ length: 6 }, () => random.pick(ALPHABET)).join('')}`
}
const EFFECTS = new Map(SERVICE_ROWS.map(({ row, effects }) => [row, effects]))

/** Tells a story as it would stand in the database at `now`, with everything that followed from it. */
function tell(story: Story, number: number, all: readonly DemoService[], now: Temporal.Instant) {
  const service = all[story.service]
  if (!service) throw new RangeError(`no service ${story.service}`)
  const guest = accountPerson('guest')
  const { row, types, slots } = service
  const date = Temporal.PlainDate.from(dayAt(now)).add({ days: story.day }).toString()
  const slot = slots.findLast((one) => one.date === date) ?? slots[0]
  const time = slot?.time ?? '08:00'
  const created = now.subtract({ minutes: story.made })
  const id = demoId(`service-booking/${number}`, created.epochMilliseconds)
  const code = codeOf(number)
  const counts = [story.adults, story.children]
  const quote = quoteTickets(
    types.map(({ id: ticketTypeId, name, price, discountPrice }, position) => ({
      ticketTypeId,
      name: name.vi,
      quantity: counts[position] ?? 0,
      price,
      discountPrice,
    })),
  )
  const key = { serviceId: row.id, bookingId: id }
  // Bought, paid four minutes later, and the rest a day after, or at the end of its day.
  const moments = story.events.map(([event], index) => {
    if (event === 'dayOver') return dayEndOf(date)
    if (event === 'windowOver') return created.add({ minutes: HOLD_MINUTES + HOLD_GRACE_MINUTES })
    if (event === 'cancel' && story.events[index]?.[1] === 'S8')
      return momentAt(date, time).subtract({ hours: 3 })
    return created.add({ minutes: [0, 4, 4 + DAY][index] ?? 0 })
  })
  const last = story.events.at(-1) ?? BOUGHT
  const [lastEvent, , status] = last
  const endedAt = moments.at(-1) ?? now
  const isPaid = story.events.some(([event]) => event === 'paid')
  const fee = status === 'SERVICE_KT_CANCEL_FEE' ? lateFee(quote.total, row.cancelFeePercent) : 0
  const confirming = status === 'SERVICE_PENDING' && isPaid
  const paidAt = created.add({ minutes: 4 })
  const reference = `${code.replace('-', '')}${hash(`ticket-attempt/${number}`).toString(36).toUpperCase().padStart(8, '0').slice(-8)}`
  const cancelled =
    status !== 'SERVICE_PENDING' && status !== 'SERVICE_ORDERED' && status !== 'SERVICE_SUCCESS'
  const back = cancelled && isPaid ? quote.total - fee : 0
  const issued = story.events.some(([, line]) => EFFECTS.get(line)?.includes('issueTickets'))
  const earned = status === 'SERVICE_SUCCESS' ? quote.total : fee
  const jobs: PlannedJob[] = []
  if (status === 'SERVICE_PENDING' && !isPaid)
    jobs.push({
      kind: 'ticketHold',
      ref: id,
      runAt: created.add({ minutes: HOLD_MINUTES + HOLD_GRACE_MINUTES }),
    })
  if (confirming) jobs.push({ kind: 'ticketDay', ref: id, runAt: momentAt(date, time) })
  if (status === 'SERVICE_ORDERED') jobs.push({ kind: 'ticketDay', ref: id, runAt: dayEndOf(date) })
  return {
    booking: {
      serviceId: row.id,
      id,
      code,
      tenantId: guest.id,
      hostId: row.hostId,
      idempotencyKey: `demo-tickets-${number}`,
      status,
      version: story.events.length,
      date,
      time,
      endTime: slot?.endTime ?? '10:00',
      quantity: quote.quantity,
      ticketsUsed: 0,
      ticketsCancelled: 0,
      freeCancelHours: row.freeCancelHours,
      cancelFeePercent: row.cancelFeePercent,
      total: quote.total,
      paid: isPaid ? quote.total : 0,
      cancellationFee: fee,
      holdUntil: status === 'SERVICE_PENDING' && !isPaid ? created.add({ minutes: HOLD_MINUTES }) : null,
      partnerStatus: confirming ? 'PENDING' : null,
      confirming,
      reason: story.reason ?? null,
      stayId: null,
      voucherId: null,
      quote,
      contact: { fullName: guest.name, phone: guest.phone, email: guest.email, note: '' },
      createdAt: created,
    } satisfies typeof serviceBookings.$inferSelect,
    events: story.events.map(([event, line, to, actor], index) => ({
      ...key,
      version: index + 1,
      at: moments[index] ?? now,
      row: line,
      event,
      actor,
      actorId: actor === 'KT' ? guest.id : null,
      from: story.events[index - 1]?.[2] ?? null,
      to,
      params: event === 'cancel' && fee > 0 ? { fee } : {},
    })) satisfies (typeof serviceBookingEvents.$inferInsert)[],
    attempts: (isPaid
      ? [
          {
            resortId: row.id,
            bookingId: id,
            reference,
            amount: quote.total,
            state: 'PAID' as const,
            responseCode: '00',
            transactionStatus: '00',
            transactionNumber: String(14_000_000 + number),
            paidAt,
            createdAt: created.add({ minutes: 1 }).round({ smallestUnit: 'second', roundingMode: 'floor' }),
            expiresAt: created.add({ minutes: HOLD_MINUTES }),
            settledAt: paidAt,
          },
        ]
      : []) satisfies (typeof paymentAttempts.$inferInsert)[],
    refunds: (back > 0
      ? [
          {
            resortId: row.id,
            id: demoId(`ticket-refund/${number}`, endedAt.epochMilliseconds),
            bookingId: id,
            reference,
            cause: `${lastEvent}/${story.events.length}/${reference}`,
            amount: back,
            state: 'DONE' as const,
            reason: lastEvent === 'cancel' ? ('GUEST_CANCELLED' as const) : ('STAFF_CANCELLED' as const),
            sends: 1,
            createdAt: endedAt,
            sentAt: endedAt,
            doneAt: endedAt.add({ minutes: 30 }),
          },
        ]
      : []) satisfies (typeof refunds.$inferInsert)[],
    tickets: (issued
      ? quote.lines
          .flatMap(({ ticketTypeId, quantity }) => Array.from({ length: quantity }, () => ticketTypeId))
          .map((ticketTypeId, index) => ({
            serviceId: row.id,
            id: demoId(`ticket/${number}/${index}`, paidAt.epochMilliseconds),
            bookingId: id,
            ticketTypeId,
            number: index + 1,
            issuedAt: paidAt,
            revokedAt: cancelled ? endedAt : null,
          }))
      : []) satisfies (typeof tickets.$inferInsert)[],
    payouts: (earned > 0
      ? [
          {
            hostId: row.hostId,
            id: demoId(`ticket-payout/${number}`, endedAt.epochMilliseconds),
            resortId: row.id,
            bookingId: id,
            kind: fee > 0 ? ('FEE' as const) : ('STAY' as const),
            state: 'WAITING' as const,
            amount: earned,
            atHost: 0,
            createdAt: endedAt,
            dueOn: now.add({ hours: 24 * 5 }),
          },
        ]
      : []) satisfies (typeof payouts.$inferInsert)[],
    jobs,
  }
}

/** The demo guest's service bookings, one in every status and every way to end. */
export const demoTickets = (all: readonly DemoService[], now: Temporal.Instant) =>
  STORIES.map((story, number) => tell(story, number, all, now))
