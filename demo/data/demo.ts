import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { DEMO_PASSWORD } from '#demo/accounts.ts'
import { hashPassword } from '#server/modules/accounts/accounts.ts'
import { credentials, userRoles, users } from '#server/modules/accounts/tables.ts'
import { paymentAttempts } from '#server/modules/attempts/tables.ts'
import { openBooks } from '#server/modules/books/books.ts'
import { insertBookings } from '#server/modules/bookings/bookings.ts'
import { hostCancellations, staffCases } from '#server/modules/bookings/tables.ts'
import { complaints } from '#server/modules/complaints/tables.ts'
import { bookingEdits } from '#server/modules/edits/tables.ts'
import { banners, testimonials, videoReviews } from '#server/modules/home/tables.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { projectAreas, resortServices, roomBenefits } from '#server/modules/lookups/tables.ts'
import { news } from '#server/modules/news/tables.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { payouts } from '#server/modules/payouts/tables.ts'
import { refunds } from '#server/modules/refunds/tables.ts'
import {
  hostBankAccounts,
  hostProfiles,
  resorts,
  resortServiceLinks,
  roomBenefitLinks,
  roomNightPrices,
  rooms,
  roomSeasons,
} from '#server/modules/resorts/tables.ts'
import { reviews } from '#server/modules/reviews/tables.ts'
import { planJobs } from '#server/modules/jobs/jobs.ts'
import { serviceSlots, services, slotRules, ticketTypes } from '#server/modules/services/tables.ts'
import { serviceBookingEvents, serviceBookings, tickets } from '#server/modules/tickets/tables.ts'
import { insertVouchers, insertVoucherUses } from '#server/modules/vouchers/vouchers.ts'
import type { Services } from '#server/services.ts'
import { demoHome, demoLookups, demoNews, demoVouchers, demoVoucherUses } from './build/content.ts'
import { demoBookings, type DemoBooking } from './build/guestBook.ts'
import { demoAccounts, demoGuests, demoHosts } from './build/people.ts'
import type { PlannedPlace } from './build/plan.ts'
import { demoResorts, type DemoResort } from './build/resorts.ts'
import { demoServices, type DemoService } from './build/services.ts'
import { demoTickets } from './build/ticketBook.ts'
import { demoFavourites, demoTalks } from './build/talk.ts'
import { demoReviews, withSums, type DemoReview } from './build/reviews.ts'
import { insertAll } from '#server/db/insertAll.ts'
import { nameDrawnPictures } from './nameDrawnPictures.ts'
import { insertTalks } from './insertTalks.ts'
import { Random } from './random.ts'

/** One place in so many is the demo host's own, and as many the other demo host's. */
const OWN_PLACES_EACH = 12

/** Whose a place is: the two hosts of the demo accounts have a share of their own, the others have the rest. */
function hostOf(hostIds: readonly string[]): (planned: PlannedPlace) => string {
  const [host, otherHost, ...others] = hostIds
  return ({ index }) => {
    if (index % OWN_PLACES_EACH === 0 && host !== undefined) return host
    if (index % OWN_PLACES_EACH === 7 && otherHost !== undefined) return otherHost
    return new Random(`owner/${index}`).pick(others)
  }
}

/** One review is reported, so that staff has one to look at. */
const REPORTED = 5
const REPORT = 'Người viết chưa từng ở đây.'

/** Everything the demo consists of at a moment; the same moment gives the same, to the byte. `more`: see `demoBookings`. */
export function demoAt(now: Temporal.Instant, more = 0) {
  const hosts = demoHosts(now)
  const places = demoResorts(now, hostOf(hosts.map(({ profile }) => profile.hostId)))
  const booked = demoBookings(places, now, more)
  const services = demoServices(
    hosts.map(({ profile }) => profile.hostId),
    now,
  )
  return {
    lookups: demoLookups(),
    hosts,
    places,
    booked,
    said: demoReviews(places, demoGuests(), now).map((review, index) =>
      index === REPORTED ? { ...review, reportedAt: now.subtract({ hours: 3 }), report: REPORT } : review,
    ),
    home: demoHome(places),
    news: demoNews(now),
    vouchers: demoVouchers(now),
    voucherUses: demoVoucherUses(now),
    services,
    tickets: demoTickets(services, now),
    talks: demoTalks(places, now),
    favourites: demoFavourites(places, now),
  }
}

async function insertPlaces(
  tx: Transaction,
  places: readonly DemoResort[],
  said: readonly DemoReview[],
): Promise<void> {
  const all = places.flatMap((place) => place.rooms)
  const ofResort = new Map<string, DemoReview[]>()
  for (const review of said) ofResort.set(review.resortId, [...(ofResort.get(review.resortId) ?? []), review])
  await insertAll(
    tx,
    resorts,
    places.map(({ row }) => withSums(row, ofResort.get(row.id) ?? [])),
  )
  await insertAll(
    tx,
    resortServiceLinks,
    places.flatMap(({ row, serviceIds }) => serviceIds.map((serviceId) => ({ resortId: row.id, serviceId }))),
  )
  await insertAll(
    tx,
    rooms,
    all.map(({ row }) => row),
  )
  await insertAll(
    tx,
    roomBenefitLinks,
    all.flatMap(({ row, benefitIds }) =>
      benefitIds.map((benefitId) => ({ resortId: row.resortId, roomId: row.id, benefitId })),
    ),
  )
  await insertAll(
    tx,
    roomSeasons,
    all.flatMap(({ seasons }) => seasons),
  )
  await insertAll(
    tx,
    roomNightPrices,
    all.flatMap(({ nights }) => nights),
  )
  await insertAll(tx, reviews, said)
}

async function insertBooked(tx: Transaction, booked: readonly DemoBooking[]): Promise<void> {
  await insertBookings(
    tx,
    booked.map(({ past }) => past),
  )
  await insertAll(
    tx,
    paymentAttempts,
    booked.flatMap(({ attempts }) => attempts),
  )
  await insertAll(
    tx,
    refunds,
    booked.flatMap((one) => one.refunds),
  )
  await insertAll(
    tx,
    notices,
    booked.flatMap((one) => one.notices),
  )
  await insertAll(
    tx,
    staffCases,
    booked.flatMap(({ cases }) => cases),
  )
  await insertAll(
    tx,
    hostCancellations,
    booked.flatMap(({ cancellations }) => cancellations),
  )
  await insertAll(
    tx,
    bookingEdits,
    booked.flatMap(({ edits }) => edits),
  )
  await insertAll(
    tx,
    complaints,
    booked.flatMap((one) => one.complaints),
  )
  await insertAll(
    tx,
    payouts,
    booked.flatMap((one) => one.payouts),
  )
}

async function insertServices(
  tx: Transaction,
  known: readonly DemoService[],
  bought: ReturnType<typeof demoTickets>,
): Promise<void> {
  const all = <T>(of: (service: DemoService) => readonly T[]) => known.flatMap(of)
  const each = <T>(of: (one: (typeof bought)[number]) => readonly T[]) => bought.flatMap(of)
  await insertAll(
    tx,
    services,
    all(({ row }) => [row]),
  )
  await insertAll(
    tx,
    ticketTypes,
    all(({ types }) => types),
  )
  await insertAll(
    tx,
    slotRules,
    all(({ starts }) => starts),
  )
  await insertAll(
    tx,
    serviceSlots,
    all(({ slots }) => slots),
  )
  await insertAll(
    tx,
    serviceBookings,
    each(({ booking }) => [booking]),
  )
  await insertAll(
    tx,
    serviceBookingEvents,
    each(({ events }) => events),
  )
  await insertAll(
    tx,
    paymentAttempts,
    each(({ attempts }) => attempts),
  )
  await insertAll(
    tx,
    refunds,
    each((one) => one.refunds),
  )
  await insertAll(
    tx,
    tickets,
    each((one) => one.tickets),
  )
  await insertAll(
    tx,
    payouts,
    each((one) => one.payouts),
  )
  await planJobs(
    tx,
    each(({ jobs }) => jobs),
  )
}

/**
 * Fills a database that has no places yet: areas, hosts, resorts, rooms, prices, reviews, news, vouchers, guests and
 * bookings around the clock's today, all in one transaction. The demo accounts are made by `addDemoAccounts`. `more`: see
 * `demoBookings`.
 */
export async function fillDemo(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { more = 0 } = {},
): Promise<void> {
  const now = clock.now().round({ smallestUnit: 'minute', roundingMode: 'floor' })
  const demo = demoAt(now, more)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await transact(db, async (tx) => {
    const accounts = demoAccounts(passwordHash, now)
    await insertAll(tx, users, accounts.users)
    await insertAll(tx, credentials, accounts.credentials)
    await insertAll(tx, userRoles, accounts.roles)
    await insertAll(tx, projectAreas, demo.lookups.areas)
    await insertAll(tx, resortServices, demo.lookups.services)
    await insertAll(tx, roomBenefits, demo.lookups.benefits)
    await insertAll(
      tx,
      hostProfiles,
      demo.hosts.map(({ profile }) => profile),
    )
    await insertAll(
      tx,
      hostBankAccounts,
      demo.hosts.map(({ bank }) => bank),
    )
    await insertPlaces(tx, demo.places, demo.said)
    await insertAll(tx, banners, demo.home.banners)
    await insertAll(tx, videoReviews, demo.home.videos)
    await insertAll(tx, testimonials, demo.home.testimonials)
    await insertAll(tx, news, demo.news)
    await insertVouchers(tx, demo.vouchers)
    await insertVoucherUses(tx, demo.voucherUses)
    await insertBooked(tx, demo.booked)
    await insertServices(tx, demo.services, demo.tickets)
    await insertTalks(tx, demo.talks, demo.favourites)
    await nameDrawnPictures(tx)
    await openBooks(tx, now)
    await raiseCatalogueVersion(tx)
  })
}
