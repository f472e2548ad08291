import { uuidv7 } from 'uuidv7'
import type { Role } from '#contract/grants.ts'
import type { CreateRequest } from '#contract/shapes/booking.ts'
import type { CancellationPolicy, ConfirmationPolicy } from '#contract/shapes/resort.ts'
import type { Database, OpenDatabase } from '#server/db/client.ts'
import type { CallContext } from '#server/handlers.ts'
import { jobsOf } from '#server/jobs.ts'
import { bankHandlers } from '#server/modules/bank/bank.ts'
import { bookingsHandlers, keptPlaces, stayForTickets } from '#server/modules/bookings/bookings.ts'
import type { CalendarWorld } from '#server/modules/calendars/calendars.ts'
import { checkinIssuer } from '#server/modules/checkin/checkin.ts'
import { tableKeyStore } from '#server/modules/checkin/keyTable.ts'
import { deskHandlers } from '#server/modules/desk/desk.ts'
import { hostsHandlers } from '#server/modules/hosts/hosts.ts'
import { lettersHandlers } from '#server/modules/letters/letters.ts'
import { runDueJobs } from '#server/modules/jobs/jobs.ts'
import { projectAreas } from '#server/modules/lookups/tables.ts'
import { noticesHandlers } from '#server/modules/notices/notices.ts'
import { paymentsHandlers, type PaymentWorld } from '#server/modules/payments/payments.ts'
import { ratingsHandlers } from '#server/modules/ratings/ratings.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import type { MonthsWorld } from '#server/modules/investor/investor.ts'
import { savedSearchesHandlers, type WatchWorld } from '#server/modules/savedSearches/savedSearches.ts'
import { servicesHandlers } from '#server/modules/services/services.ts'
import { sharingHandlers } from '#server/modules/sharing/sharing.ts'
import { ticketsHandlers } from '#server/modules/tickets/tickets.ts'
import { vouchersHandlers } from '#server/modules/vouchers/vouchers.ts'
import { hostBankAccounts, hostProfiles, resorts, rooms } from '#server/modules/resorts/tables.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { calendarsOfOtherSites } from '#server/ports/calendar/ofOtherSites.ts'
import { settableClock, type SettableClock } from '#server/ports/clock.ts'
import type { PartnerTicketing } from '#server/ports/partner/partner.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { openTestDatabase } from './database.ts'
import { standInGateway, type StandInGateway } from './standInGateway.ts'

export const START = '2026-11-21T05:00:00Z'
export const CHECK_IN = '2026-12-07'
export const CHECK_OUT = '2026-12-09'
/** Two nights at the price of {@link addPlace}'s rooms: a Monday and a Tuesday. */
export const TOTAL = 2_000_000

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const both = (text: string) => ({ vi: text, en: text })

export type Place = { resortId: string; hostId: string; roomIds: string[]; areaId: number }
export type PlaceWishes = {
  /** Whose it is; otherwise a host of its own, without an account. */
  hostId?: string
  policy?: ConfirmationPolicy
  cancellation?: CancellationPolicy
  /** Units of each room. */
  units?: readonly number[]
  price?: number
  bank?: boolean
  areaId?: number
}

/** A place to stay with a host: by default one villa, 1,000,000 VND a night, four guests, booked at once. */
export async function addPlace(db: Database, wishes: PlaceWishes = {}): Promise<Place> {
  const resortId = uuidv7()
  const hostId = wishes.hostId ?? uuidv7()
  const areaId = wishes.areaId ?? 20
  const units = wishes.units ?? [1]
  await db
    .insert(projectAreas)
    .values({ id: areaId, position: areaId, name: both('Đà Lạt'), pictureId: 'area' })
    .onConflictDoNothing()
  await db
    .insert(hostProfiles)
    .values({
      hostId,
      name: 'Chị Mai',
      phone: '+84912345678',
      since: '2020-01-01',
      avatarId: 'a',
      answersWithinMinutes: 30,
    })
    .onConflictDoNothing()
  if (wishes.bank !== false)
    await db
      .insert(hostBankAccounts)
      .values({ hostId, bin: '970416', bank: 'ACB', number: '257678859', holder: 'NGUYEN THI MAI' })
      .onConflictDoNothing()
  await db.insert(resorts).values({
    id: resortId,
    hostId,
    type: 1,
    projectAreaId: areaId,
    name: both(`Nhà ${resortId.slice(-4)}`),
    summary: both('Nhà'),
    description: { vi: ['Nhà'], en: ['House'] },
    address: both('1 Đường Thông'),
    directions: { vi: ['Rẽ trái'], en: ['Turn left'] },
    houseRules: { vi: ['Giữ yên lặng'], en: ['Keep quiet'] },
    pictureIds: ['p1'],
    area: 100,
    hotline: null,
    checkInTime: '14:00',
    checkOutTime: '12:00',
    confirmationPolicy: wishes.policy ?? 'INSTANT',
    cancellationPolicy: wishes.cancellation ?? 'FLEXIBLE',
    promoted: false,
    cleanSum: 0,
    convenientSum: 0,
    serviceSum: 0,
    reviewCount: 0,
    searchKey: 'nha da lat',
    createdAt: Temporal.Instant.from(START),
  })
  const roomIds = units.map(() => uuidv7())
  await db.insert(rooms).values(
    roomIds.map((id, position) => ({
      resortId,
      id,
      position,
      name: both(`Phòng ${position + 1}`),
      description: both('Phòng'),
      beds: both('1 giường đôi'),
      pictureIds: ['p2'],
      area: 30,
      bedrooms: 1,
      bathrooms: 1,
      units: units[position] ?? 1,
      entireProperty: units.length === 1 && units[0] === 1,
      basePrice: wishes.price ?? 1_000_000,
      weekendPrice: null,
      discountPercent: 0,
      includedAdults: 2,
      adultSurcharge: 200_000,
      childSurcharge: 100_000,
      extraBedPrice: 150_000,
      maxExtraBeds: 1,
      minGuests: 1,
      maxGuests: 4,
    })),
  )
  await db.transaction(raiseCatalogueVersion)
  return { resortId, hostId, roomIds, areaId }
}

/** What a guest sends to book a place for {@link CHECK_IN} to {@link CHECK_OUT}. */
export const bookingOf = (place: Place, changes: Partial<CreateRequest> = {}): CreateRequest => ({
  resort_id: place.resortId,
  check_in: CHECK_IN,
  check_out: CHECK_OUT,
  rooms: [{ room_id: place.roomIds[0] ?? '', count: 1 }],
  number_of_adult: 2,
  number_of_school_aged_child: 0,
  number_of_toddler_child: 0,
  extra_beds: 0,
  voucher_code: '',
  services: [],
  contact: {
    fullName: 'Trần Văn Khách',
    birthday: '1990-05-01',
    phone: '+84987654321',
    email: 'khach@ghe.test',
    note: '',
  },
  payment_method: 'VNPAY',
  shown_total: TOTAL,
  ...changes,
})

/** A call's context for a person of this id, with a key of its own unless one is given. */
export const contextOf = (
  userId: string,
  more: { key?: string; query?: string; role?: Role } = {},
): CallContext => ({
  person: { userId, role: more.role ?? 'KT', sessionId: uuidv7(), byPasskey: false },
  language: 'vi',
  requestId: 'test',
  address: '127.0.0.1',
  query: more.query ?? '',
  idempotencyKey: more.key ?? uuidv7(),
  keepAnswer: async () => {},
  session: {
    byCookie: false,
    accessToken: null,
    refreshToken: null,
    device: null,
    keep: () => {},
    keepDevice: () => {},
    forget: () => {},
  },
  files: [],
  agent: '',
  visit: { values: [], keep: () => '', forget: () => {} },
})

export type TestWorld = {
  world: PaymentWorld & CalendarWorld & WatchWorld & MonthsWorld & { watch: ReturnType<typeof searchEngine> }
  db: Database
  clock: SettableClock
  gateway: StandInGateway
  /** What the ticketing partner answers; a test sets it. */
  partner: Pick<PartnerTicketing, 'check'>
  calls: ReturnType<typeof callsOf>
  runJobs: () => Promise<number>
  /** The version of a booking that its people have seen, where they need not ask for all of it. */
  versionOf?: (bookingId: string) => Promise<number>
  close: () => Promise<void>
}

/** Every call of a booking's life, as a node answers it. */
export const callsOf = (world: TestWorld['world']) => ({
  ...bankHandlers(world),
  ...bookingsHandlers(world),
  ...paymentsHandlers(world),
  ...noticesHandlers(world),
  ...hostsHandlers(world),
  ...deskHandlers(world),
  ...sharingHandlers(world),
  ...ratingsHandlers(world),
  ...vouchersHandlers(world),
  ...servicesHandlers(world),
  ...ticketsHandlers(world),
  ...lettersHandlers(world),
  ...savedSearchesHandlers(world),
})

type WorldParts = Pick<TestWorld, 'db' | 'clock' | 'partner'> & {
  settings: Settings
  gateway: Pick<StandInGateway, 'port'>
}

/** A node of the product: what its modules are built with, over a database and what is outside. */
export const worldOf = ({ db, clock, settings, gateway, partner }: WorldParts): TestWorld['world'] => ({
  db,
  clock,
  settings,
  log: quiet,
  gateways: { VNPAY: gateway.port, MOMO: null },
  checkin: checkinIssuer(tableKeyStore(db), clock),
  places: keptPlaces({ db, clock }),
  findAlternatives: searchEngine({ db, clock }).alternatives,
  watch: searchEngine({ db, clock }),
  catalogue: catalogueOf({ db, clock }),
  calendars: calendarsOfOtherSites(),
  partner: { check: (payload) => partner.check(payload) },
  stayForTickets: stayForTickets({ db }),
})

export const testSettings = (): Settings =>
  readSettings({ DATA_DIR: '/nonexistent', GHE_MODE: 'development' })

/** Bookings and payments over a database, with a clock that a test moves and a gateway that it speaks for. */
export async function bookingWorld(open: () => Promise<OpenDatabase> = openTestDatabase): Promise<TestWorld> {
  const { db, close } = await open()
  const clock = settableClock(START)
  const settings = testSettings()
  const gateway = standInGateway(settings.vnpay, clock)
  const partner: TestWorld['partner'] = {
    check: async () => ({ ok: true, partnerStatus: 'ORDERED', tickets: [] }),
  }
  const world = worldOf({ db, clock, settings, gateway, partner })
  return {
    world,
    db,
    clock,
    gateway,
    partner,
    calls: callsOf(world),
    runJobs: () =>
      runDueJobs({
        ...jobsOf(world),
        failed: (_job, error) => {
          throw error
        },
      }),
    close,
  }
}
