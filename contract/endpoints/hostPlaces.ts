import { checkinPublicKeys } from '../checkin.ts'
import { keep, never, queue } from '../policy.ts'
import * as host from '../shapes/host.ts'
import { nothing } from '../shapes/primitives.ts'
import type { Endpoint } from './endpoint.ts'

/** What a host reads, also without a network. */
const read = { method: 'GET', who: 'host.work', offline: keep('host'), limit: 120 } as const

/** A host's gate, calendar and money. */
export const HOST_PLACES = {
  'host.checkinKeys': {
    ...read,
    path: '/v1/Host/checkin_keys',
    input: nothing,
    output: checkinPublicKeys,
    fails: [],
    says: 'The public keys that check-in codes are verified with, for a phone without a network.',
  },
  'host.arrivals': {
    ...read,
    path: '/v1/Host/arrivals',
    input: nothing,
    output: host.hostArrivals,
    fails: [],
    says: 'Who is expected at my places today and tomorrow, sealed with their codes, and which codes no longer stand.',
  },
  'host.checkIn': {
    method: 'POST',
    path: '/v1/Host/check_in',
    who: 'host.work',
    input: host.checkinRequest,
    output: host.checkinAnswer,
    offline: queue(7, 'checkin'),
    fails: ['G_INPUT', 'G_404', 'G_409', 'G_CODE_INVALID', 'G_CODE_WITHDRAWN'],
    limit: 240,
    idempotent: true,
    says: 'Checks a guest in by the code of the QR or the booking code typed by hand; a scan counts once by its nonce.',
  },
  'host.residency': {
    ...read,
    path: '/v1/Host/residency',
    input: nothing,
    output: host.residencyTasks,
    fails: [],
    says: 'Guests whose stay I have yet to register, and by when.',
  },
  'host.residencyDone': {
    method: 'POST',
    path: '/v1/Host/residency_done',
    who: 'host.work',
    input: host.residencyDone,
    output: host.residencyTasks,
    offline: queue(7, 'residency'),
    fails: ['G_INPUT', 'G_404'],
    limit: 60,
    idempotent: true,
    says: 'I have registered these guests; saying it twice changes nothing.',
  },
  'host.resorts': {
    ...read,
    path: '/v1/Host/resorts',
    input: nothing,
    output: host.hostResorts,
    fails: [],
    says: 'My places with their rooms.',
  },
  'host.calendar': {
    method: 'GET',
    path: '/v1/Host/calendar',
    who: 'host.work',
    input: host.hostCalendarRequest,
    output: host.hostCalendar,
    offline: keep('host'),
    fails: ['G_INPUT', 'G_404'],
    limit: 240,
    says: 'Night by night of one room: taken, closed, price; at most 200 nights a call.',
  },
  'host.rooms': {
    method: 'GET',
    path: '/v1/Host/rooms',
    who: 'host.work',
    input: host.hostRoomsRequest,
    output: host.hostRooms,
    offline: keep('host'),
    fails: ['G_INPUT', 'G_404'],
    limit: 240,
    says: 'The same of all rooms of my places, or of one place, side by side: at most 100 rooms, in the order of places, and 42 nights.',
  },
  'host.setCalendar': {
    method: 'POST',
    path: '/v1/Host/set_calendar',
    who: 'host.work',
    input: host.setCalendarRequest,
    output: host.setCalendarAnswer,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'C_052'],
    limit: 60,
    idempotent: true,
    says: 'Opens, closes and prices nights by ranges, many rooms at once; stays that are booked stand.',
  },
  'host.earnings': {
    ...read,
    path: '/v1/Host/earnings',
    input: host.earningsRequest,
    output: host.earnings,
    fails: ['G_INPUT'],
    says: 'What the stays of a month earned, and what is on its way.',
  },
  'host.payouts': {
    ...read,
    path: '/v1/Host/payouts',
    input: host.payoutsRequest,
    output: host.payoutPage,
    fails: [],
    says: 'Payouts, newest first.',
  },
} as const satisfies Record<string, Endpoint>
