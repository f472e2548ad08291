import type * as z from 'zod/mini'
import { ACCOUNTS } from './endpoints/accounts.ts'
import { ADMINISTRATION } from './endpoints/administration.ts'
import { BANK } from './endpoints/bank.ts'
import { BOOKINGS } from './endpoints/bookings.ts'
import { CALENDARS } from './endpoints/calendars.ts'
import { CHATS } from './endpoints/chats.ts'
import { DESK } from './endpoints/desk.ts'
import { DOCUMENTS } from './endpoints/documents.ts'
import type { Endpoint } from './endpoints/endpoint.ts'
import { FAVOURITES } from './endpoints/favourites.ts'
import { FILES } from './endpoints/files.ts'
import { HOST_PLACES } from './endpoints/hostPlaces.ts'
import { HOSTS } from './endpoints/hosts.ts'
import { HOUSES } from './endpoints/houses.ts'
import { NEWS } from './endpoints/news.ts'
import { INVESTOR } from './endpoints/investor.ts'
import { NOTIFICATIONS } from './endpoints/notifications.ts'
import { PARTNER } from './endpoints/partner.ts'
import { PASSKEYS } from './endpoints/passkeys.ts'
import { PAYMENTS } from './endpoints/payments.ts'
import { SERVICES } from './endpoints/services.ts'
import { SOCIAL } from './endpoints/social.ts'
import { REFUND_ACCOUNTS } from './endpoints/refundAccounts.ts'
import { STAYING } from './endpoints/staying.ts'
import { LETTERS } from './endpoints/letters.ts'
import { PRIVACY } from './endpoints/privacy.ts'
import { PROFILE } from './endpoints/profile.ts'
import { REGISTRATION } from './endpoints/registration.ts'
import { SAVED_SEARCHES } from './endpoints/savedSearches.ts'
import { SHARING } from './endpoints/sharing.ts'
import { STAYS } from './endpoints/stays.ts'

export type { Endpoint } from './endpoints/endpoint.ts'

/** The base of every call. */
export const API_BASE = '/api_cus/api'

/** Every call of the product; client, worker, server, API page and access tests are walks over it. */
export const ENDPOINTS = {
  ...STAYS,
  ...BOOKINGS,
  ...REFUND_ACCOUNTS,
  ...SHARING,
  ...PAYMENTS,
  ...BANK,
  ...ACCOUNTS,
  ...REGISTRATION,
  ...SOCIAL,
  ...PASSKEYS,
  ...NOTIFICATIONS,
  ...FILES,
  ...STAYING,
  ...HOSTS,
  ...HOST_PLACES,
  ...HOUSES,
  ...CALENDARS,
  ...DESK,
  ...ADMINISTRATION,
  ...INVESTOR,
  ...PROFILE,
  ...LETTERS,
  ...PRIVACY,
  ...SERVICES,
  ...PARTNER,
  ...NEWS,
  ...FAVOURITES,
  ...SAVED_SEARCHES,
  ...DOCUMENTS,
  ...CHATS,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof ENDPOINTS
export type Input<N extends EndpointName> = z.input<(typeof ENDPOINTS)[N]['input']>
export type Parsed<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['input']>
export type Output<N extends EndpointName> = z.output<(typeof ENDPOINTS)[N]['output']>

/** The names of all calls, in the order of the table. */
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS).filter((name): name is EndpointName =>
  Object.hasOwn(ENDPOINTS, name),
)
