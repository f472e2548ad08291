import { join } from 'node:path'
import type { Database } from './db/client.ts'
import type { Handlers } from './handlers.ts'
import { jobsOf, planStanding } from './jobs.ts'
import { accountHandlers, profileHandlers, securityHandlers } from './modules/accounts/accounts.ts'
import { administrationHandlers } from './modules/administration/administration.ts'
import {
  bookingsHandlers,
  keptPlaces,
  seesComplaint,
  stayForTickets,
} from '#server/modules/bookings/bookings.ts'
import { bankHandlers } from './modules/bank/bank.ts'
import { calendarsHandlers } from './modules/calendars/calendars.ts'
import { chatsHandlers, seesMessage } from './modules/chats/chats.ts'
import { checkinIssuer } from './modules/checkin/checkin.ts'
import { tableKeyStore } from './modules/checkin/keyTable.ts'
import { favouritesHandlers } from './modules/favourites/favourites.ts'
import {
  createPhotos,
  filesHandlers,
  pictureAccess,
  sweepUploads,
  type Photos,
  type PictureAccess,
} from './modules/files/files.ts'
import { gateHandlers } from './modules/gate/gate.ts'
import { deskHandlers } from './modules/desk/desk.ts'
import { documentsHandlers } from './modules/documents/documents.ts'
import { homeHandlers } from './modules/home/home.ts'
import { hostsHandlers } from './modules/hosts/hosts.ts'
import { investorHandlers } from './modules/investor/investor.ts'
import { gatewaysOf } from './gateways.ts'
import type { JobWorld } from './modules/jobs/jobs.ts'
import { lookupsHandlers } from './modules/lookups/lookups.ts'
import { newsHandlers } from './modules/news/news.ts'
import { compose, lettersHandlers, markUnreachable } from './modules/letters/letters.ts'
import { noticesHandlers, type DeliveryWorld, type MailWorld } from './modules/notices/notices.ts'
import { partnerHandlers, type PartnerWorld } from './modules/partner/partner.ts'
import { passkeyHandlers } from './modules/passkeys/passkeys.ts'
import { passportHandlers } from './modules/passport/passport.ts'
import { paymentsHandlers } from './modules/payments/payments.ts'
import { registrationHandlers } from './modules/registration/registration.ts'
import { residencyHandlers } from './modules/residency/residency.ts'
import { ratingsHandlers } from './modules/ratings/ratings.ts'
import { catalogueOf, housesHandlers, resortsHandlers } from './modules/resorts/resorts.ts'
import { reviewsHandlers } from './modules/reviews/reviews.ts'
import { searchEngine, searchHandlers } from './modules/search/search.ts'
import { savedSearchesHandlers } from './modules/savedSearches/savedSearches.ts'
import { servicesHandlers } from './modules/services/services.ts'
import { ticketsHandlers } from './modules/tickets/tickets.ts'
import { accessHandlers } from './modules/security/security.ts'
import { eraseLeavers, privacyHandlers } from './modules/privacy/privacy.ts'
import { PERSONAL_DATA } from './personalData.ts'
import { diskFiles } from './ports/files/disk.ts'
import { s3Files } from './ports/files/s3.ts'
import { sharingHandlers } from './modules/sharing/sharing.ts'
import { socialHandlers, type SocialWorld } from './modules/social/social.ts'
import type { Meter } from './seeing/meter.ts'
import { watchedGateways } from './seeing/ports.ts'
import type { CalendarReader } from './ports/calendar/calendar.ts'
import { vouchersHandlers } from './modules/vouchers/vouchers.ts'

/** The calls, and what the clock has to do. */
export type Wired = {
  handlers: Handlers
  jobs: JobWorld
  planStanding: () => Promise<void>
  /** Brings to now what searches have in memory. */
  warm: () => Promise<void>
  /** What tells people's devices. */
  delivery: DeliveryWorld
  /** What sends letters. */
  mailing: MailWorld
  /** Pictures that people sent, for who serves them. */
  photos: Photos
  /** Who may see which of them. */
  photoAccess: PictureAccess
}

/** Puts the modules together: who needs what of whom is said here and nowhere else. */
export function wire(
  services: SocialWorld & PartnerWorld & { calendars: CalendarReader; background: Database; meter: Meter },
): Wired {
  const watch = searchEngine(services)
  const { s3 } = services.settings
  const world = {
    ...services,
    checkin: checkinIssuer(tableKeyStore(services.db), services.clock),
    gateways: watchedGateways(services.meter, gatewaysOf(services)),
    places: keptPlaces(services),
    findAlternatives: watch.alternatives,
    watch,
    catalogue: catalogueOf(services),
    stayForTickets: stayForTickets(services),
    personal: PERSONAL_DATA,
    photos: createPhotos(
      s3 === null ? diskFiles(join(services.settings.dataDirectory, 'photos')) : s3Files(s3),
    ),
  }
  // The clock's work has lines of its own to the database: neither waits behind the other.
  const behind = { ...world, db: services.background }
  return {
    handlers: {
      ...accessHandlers(services),
      ...accountHandlers(services),
      ...administrationHandlers(services),
      ...bankHandlers(services),
      ...bookingsHandlers(world),
      ...calendarsHandlers(world),
      ...chatsHandlers(services),
      ...deskHandlers(world),
      ...favouritesHandlers(services),
      ...documentsHandlers(),
      ...filesHandlers(world),
      ...gateHandlers(world),
      ...homeHandlers(services),
      ...hostsHandlers(world),
      ...housesHandlers(services),
      ...investorHandlers(world),
      ...lettersHandlers(world),
      ...lookupsHandlers(services),
      ...newsHandlers(services),
      ...noticesHandlers(services),
      ...partnerHandlers(services),
      ...passkeyHandlers(services),
      ...passportHandlers(services),
      ...paymentsHandlers(world),
      ...privacyHandlers(world),
      ...profileHandlers(world),
      ...registrationHandlers(services),
      ...residencyHandlers(services),
      ...resortsHandlers(services),
      ...reviewsHandlers(services),
      ...savedSearchesHandlers(world),
      ...searchHandlers(services),
      ...servicesHandlers(services),
      ...sharingHandlers(world),
      ...socialHandlers(services),
      ...securityHandlers(services),
      ...ratingsHandlers(world),
      ...ticketsHandlers(world),
      ...vouchersHandlers(services),
    },
    jobs: {
      ...jobsOf(behind, [() => eraseLeavers(behind), () => sweepUploads(behind)]),
      ran: ({ kind, result, seconds }) => services.meter.took('ghe_job_seconds', { kind, result }, seconds),
    },
    planStanding: () => planStanding(behind),
    warm: watch.warm,
    delivery: { ...behind, push: services.post.push },
    mailing: {
      ...behind,
      compose: (notice) => compose(behind, notice),
      unreachable: (notice, address) => markUnreachable(behind, notice, address),
    },
    photos: world.photos,
    photoAccess: pictureAccess(services.db, {
      CHAT: seesMessage(services.db),
      COMPLAINT: seesComplaint(services),
    }),
  }
}
