import { uuidv7 } from 'uuidv7'
import { buyRequest, type BuyRequest } from '#contract/shapes/serviceBooking.ts'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import type { Database } from '#server/db/client.ts'
import { projectAreas } from '#server/modules/lookups/tables.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { hostProfiles } from '#server/modules/resorts/tables.ts'
import { serviceSlots, services, ticketTypes } from '#server/modules/services/tables.ts'
import { contextOf, START, type TestWorld } from './bookingWorld.ts'

const both = (text: string) => ({ vi: text, en: text })
const lines = { vi: ['Một dòng'], en: ['One line'] }

export const SLOT = { date: '2026-11-25', time: '09:00' } as const
export const ADULT = 200_000
export const CHILD = 120_000

export type Sold = { serviceId: string; hostId: string; adult: string; child: string }

/** A service with two ticket types and one slot on {@link SLOT}; cancelling is free until a day before. */
export async function addService(
  db: Database,
  { capacity = 10, partner = false }: { capacity?: number; partner?: boolean } = {},
): Promise<Sold> {
  const [serviceId, hostId, adult, child] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  await db
    .insert(projectAreas)
    .values({ id: 20, position: 20, name: both('Đà Lạt'), pictureId: 'area' })
    .onConflictDoNothing()
  await db.insert(hostProfiles).values({
    hostId,
    name: 'Anh Sơn',
    phone: '+84912345679',
    since: '2020-01-01',
    avatarId: 'a',
    answersWithinMinutes: 30,
  })
  await db.insert(services).values({
    id: serviceId,
    hostId,
    projectAreaId: 20,
    kind: 'TOUR',
    name: both('Săn mây'),
    summary: both('Biển mây'),
    description: lines,
    includes: lines,
    rules: lines,
    address: both('1 Đường Thông'),
    meeting: both('Cổng đồi'),
    pictureIds: ['p1'],
    durationMinutes: 120,
    freeCancelHours: 24,
    cancelFeePercent: 30,
    partner,
    promoted: false,
    searchKey: 'san may da lat',
    createdAt: Temporal.Instant.from(START),
  })
  const type = { serviceId, note: both('') }
  await db.insert(ticketTypes).values([
    { ...type, id: adult, position: 0, name: both('Người lớn'), price: ADULT, discountPrice: ADULT },
    { ...type, id: child, position: 1, name: both('Trẻ em'), price: 150_000, discountPrice: CHILD },
  ])
  await db.insert(serviceSlots).values({ serviceId, ...SLOT, endTime: '11:00', capacity, sold: 0 })
  await db.transaction(raiseCatalogueVersion)
  return { serviceId, hostId, adult, child }
}

/** What a guest sends to buy tickets: two adults and a child unless told otherwise. */
export const purchaseOf = (sold: Sold, changes: Partial<BuyRequest> = {}): BuyRequest =>
  buyRequest.parse({
    service_id: sold.serviceId,
    booking_time: `${SLOT.date} ${SLOT.time}`,
    tickets: [
      { ticket_type_id: sold.adult, quantity: 2 },
      { ticket_type_id: sold.child, quantity: 1 },
    ],
    contact: { fullName: 'Trần Văn Khách', phone: '+84987654321', email: 'khach@ghe.test' },
    shown_total: 2 * ADULT + CHILD,
    ...changes,
  })

/** Opens the gateway's page for tickets and lets the gateway say how it ended; answers the reference. */
export async function payTickets(
  { calls, gateway }: Pick<TestWorld, 'calls' | 'gateway'>,
  booking: Pick<ServiceBookingDetail, 'id' | 'version' | 'total'>,
  guest: string,
  responseCode = '00',
): Promise<string> {
  const seen = { booking_id: booking.id, version: booking.version }
  const { reference } = await calls['payment.serviceAddress'](seen, contextOf(guest))
  const query = gateway.signed({ reference, amount: booking.total, responseCode })
  await calls['payment.vnpayIpn']({}, contextOf(guest, { query }))
  return reference
}
