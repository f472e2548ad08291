import { and, count, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import { serviceStatusesOfTab, type ServiceStatus } from '#contract/serviceStatuses.ts'
import type { ServiceTab } from '#contract/serviceTabs.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { ServiceBookingPage, ServiceBookingSummary } from '#contract/shapes/serviceBooking.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import { servicesNow } from '#server/modules/services/services.ts'
import { ticketSummary } from './detail.ts'
import { serviceBookings, type ServiceBookingRow } from './tables.ts'
import type { TicketWorld } from './world.ts'

export type Ask = { tab: ServiceTab; cursor?: string | undefined; page_size: number }

async function countsOf({ db }: Pick<TicketWorld, 'db'>, mine: SQL): Promise<Record<ServiceTab, number>> {
  const rows = await db
    .select({ status: serviceBookings.status, number: count() })
    .from(serviceBookings)
    .where(mine)
    .groupBy(serviceBookings.status)
  const inTab = (tab: ServiceTab) => {
    const statuses: readonly ServiceStatus[] = serviceStatusesOfTab(tab)
    return rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { number }) => sum + number, 0)
  }
  return {
    all: inTab('all'),
    waiting_payment: inTab('waiting_payment'),
    ordered: inTab('ordered'),
    used: inTab('used'),
    cancelled: inTab('cancelled'),
  }
}

/** The cards of some service bookings, in their order. */
export async function ticketSummaries(
  { db }: Pick<TicketWorld, 'db'>,
  page: readonly ServiceBookingRow[],
  language: Language,
): Promise<ServiceBookingSummary[]> {
  const services = await servicesNow(
    db,
    page.map(({ serviceId }) => serviceId),
  )
  return page.flatMap((booking) => {
    const service = services.get(booking.serviceId)
    return service ? [ticketSummary(booking, service, language)] : []
  })
}

/** The service bookings of one side (`mine`) under a tab, newest first, with the count of every tab. */
export async function pageOfTickets(
  world: Pick<TicketWorld, 'db' | 'clock'>,
  mine: SQL,
  { tab, cursor, page_size }: Ask,
) {
  const after = readCursor(cursor)
  const rows = await world.db
    .select()
    .from(serviceBookings)
    .where(
      and(
        mine,
        inArray(serviceBookings.status, [...serviceStatusesOfTab(tab)]),
        after === null ? undefined : lt(serviceBookings.id, after),
      ),
    )
    .orderBy(desc(serviceBookings.id))
    .limit(page_size + 1)
  const page = rows.slice(0, page_size)
  const last = page.at(-1)
  return {
    rows: page,
    next: rows.length > page_size && last ? writeCursor(last.id) : null,
    counts: await countsOf(world, mine),
    serverNow: world.clock.now().toString(),
  }
}

/** A person's service bookings under a tab, newest first, with the count of every tab. */
export async function listTickets(
  world: TicketWorld,
  tenantId: string,
  ask: Ask,
  language: Language,
): Promise<ServiceBookingPage> {
  const { rows, ...page } = await pageOfTickets(world, eq(serviceBookings.tenantId, tenantId), ask)
  return { bookings: await ticketSummaries(world, rows, language), ...page }
}
