import { freeUntilOf, ticketShares } from '#contract/service/cancelling.ts'
import { SOLD_TICKETS } from '#contract/serviceStatuses.ts'
import { gatewaysCarrying } from '#contract/waysToPay.ts'
import type { ServiceBookingDetail, ServiceBookingSummary } from '#contract/shapes/serviceBooking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { attemptsOf, undecided } from '#server/modules/attempts/attempts.ts'
import { refundsOf, shownRefund } from '#server/modules/refunds/refunds.ts'
import { servicesNow, type KnownService } from '#server/modules/services/services.ts'
import { keyOf, serviceEventsOf, ticketsOf } from './store.ts'
import type { ServiceBookingRow, TicketRow } from './tables.ts'
import type { TicketWorld } from './world.ts'

/** What a service booking's card shows. */
export function ticketSummary(
  booking: ServiceBookingRow,
  { row, types, areaName }: KnownService,
  language: Language,
): ServiceBookingSummary {
  const nameOf = (typeId: string, kept: string) =>
    types.find(({ id }) => id === typeId)?.name[language] ?? kept
  return {
    id: booking.id,
    code: booking.code,
    status: booking.status,
    version: booking.version,
    serviceId: booking.serviceId,
    serviceName: row.name[language],
    kind: row.kind,
    projectAreaName: areaName[language],
    pictureId: row.pictureIds[0] ?? '',
    date: booking.date,
    time: booking.time,
    endTime: booking.endTime,
    tickets: booking.quote.lines.map(({ ticketTypeId, name, quantity }) => ({
      ticketTypeId,
      name: nameOf(ticketTypeId, name),
      quantity,
    })),
    quantity: booking.quantity,
    ticketsUsed: booking.ticketsUsed,
    ticketsCancelled: booking.ticketsCancelled,
    total: booking.total,
    paid: booking.paid,
    holdUntil: booking.holdUntil?.toString() ?? null,
    confirming: booking.confirming,
    reason: booking.reason,
    freeUntil: freeUntilOf(booking).toString(),
    stayId: booking.stayId,
    createdAt: booking.createdAt.toString(),
  }
}

type Parts = {
  service: KnownService | undefined
  attempts: Awaited<ReturnType<typeof attemptsOf>>
  refunds: Awaited<ReturnType<typeof refundsOf>>
  events: Pick<Awaited<ReturnType<typeof serviceEventsOf>>[number], 'at' | 'event' | 'actor' | 'to'>[]
  tickets: TicketRow[]
}

/** The detail of now without the tickets' codes: an answer that is kept for a repeated call is made of it. */
export async function ticketDetailWithoutCodes(
  world: Pick<TicketWorld, 'clock' | 'settings'>,
  db: Database | Transaction,
  booking: ServiceBookingRow,
  language: Language,
): Promise<ServiceBookingDetail> {
  const key = keyOf(booking)
  const parts = {
    service: (await servicesNow(db, [booking.serviceId])).get(booking.serviceId),
    attempts: await attemptsOf(db, key),
    refunds: await refundsOf(db, key),
    events: await serviceEventsOf(db, booking),
    tickets: await ticketsOf(db, booking),
  }
  return composeTickets(world, booking, parts, language)
}

/** The detail of tickets that have just been held: nothing else is known of them yet, and nothing has to be asked. */
export const ticketsJustHeld = (
  world: Pick<TicketWorld, 'clock' | 'settings'>,
  booking: ServiceBookingRow,
  service: KnownService,
  language: Language,
): ServiceBookingDetail =>
  composeTickets(
    world,
    booking,
    {
      service,
      attempts: [],
      refunds: [],
      events: [{ at: booking.createdAt, event: 'buy', actor: 'KT', to: booking.status }],
      tickets: [],
    },
    language,
  )

/** The detail, of parts that are at hand. */
function composeTickets(
  { clock, settings }: Pick<TicketWorld, 'clock' | 'settings'>,
  booking: ServiceBookingRow,
  { service, attempts, refunds, events, tickets }: Parts,
  language: Language,
): ServiceBookingDetail {
  if (!service) throw new Error(`service booking ${booking.id} is of a service that does not exist`)
  const summary = ticketSummary(booking, service, language)
  const shares = ticketShares(booking.quote)
  const nameOf = (typeId: string) =>
    summary.tickets.find(({ ticketTypeId }) => ticketTypeId === typeId)?.name ?? ''
  return {
    ...summary,
    quote: {
      ...booking.quote,
      lines: booking.quote.lines.map((line) => ({ ...line, name: nameOf(line.ticketTypeId) || line.name })),
    },
    contact: booking.contact,
    cancelFeePercent: booking.cancelFeePercent,
    freeCancelHours: booking.freeCancelHours,
    cancellationFee: booking.cancellationFee,
    codes: tickets.map(({ id, number, ticketTypeId, usedAt, revokedAt }) => ({
      id,
      number,
      typeName: nameOf(ticketTypeId),
      code: null,
      usedAt: usedAt?.toString() ?? null,
      share: shares[number - 1] ?? 0,
      cancelledAt: revokedAt?.toString() ?? null,
    })),
    payments: attempts.map(({ reference, amount, state, createdAt }) => ({
      reference,
      amount,
      state,
      at: createdAt.toString(),
    })),
    refunds: refunds.map(shownRefund),
    history: events.map(({ at, event, actor, to }) => ({
      at: at.toString(),
      event,
      actor,
      to,
    })),
    address: service.row.address[language],
    meeting: service.row.meeting[language],
    rules: service.row.rules[language],
    hostName: service.hostName,
    // Whom to call comes with tickets that are booked; before, there is the chat.
    hostPhone: SOLD_TICKETS.includes(booking.status) ? service.hostPhone : '',
    gateways: gatewaysCarrying(settings.ways, booking.total),
    verifyingPayment: booking.status === 'SERVICE_PENDING' && undecided(attempts).length > 0,
    serverNow: clock.now().toString(),
  }
}

const minuteOf = (time: string): number => {
  const { hour, minute } = Temporal.PlainTime.from(time)
  return hour * 60 + minute
}

/** A ticket's code, signed when it is shown; null once it was revoked. */
async function codeOf(
  { checkin }: Pick<TicketWorld, 'checkin'>,
  booking: ServiceBookingRow,
  ticket: TicketRow,
): Promise<string | null> {
  if (ticket.revokedAt !== null) return null
  const { text } = await checkin.issueTicket({
    ticketId: ticket.id,
    serviceId: booking.serviceId,
    date: booking.date,
    minute: minuteOf(booking.time),
    number: ticket.number,
    of: booking.quantity,
  })
  return text
}

/** Everything about a service booking, with the code of each ticket while they stand. */
export async function ticketDetail(
  world: TicketWorld,
  booking: ServiceBookingRow,
  language: Language,
): Promise<ServiceBookingDetail> {
  const detail = await ticketDetailWithoutCodes(world, world.db, booking, language)
  if (!SOLD_TICKETS.includes(booking.status)) return detail
  const rows = new Map((await ticketsOf(world.db, booking)).map((row) => [row.id, row]))
  const codes = await Promise.all(
    detail.codes.map(async (ticket) => {
      const row = rows.get(ticket.id)
      return { ...ticket, code: row ? await codeOf(world, booking, row) : null }
    }),
  )
  return { ...detail, codes }
}
