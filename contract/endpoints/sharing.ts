import { never } from '../policy.ts'
import { bookingRequest } from '../shapes/booking.ts'
import { done } from '../shapes/primitives.ts'
import * as shared from '../shapes/sharedStay.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * A stay shown to who travels along, by a link. Making one takes no idempotency key: what the key keeps would be the link
 * itself. Made twice, the first one ends.
 */
export const SHARING = {
  'booking.share': {
    method: 'POST',
    path: '/v1/Booking/share',
    who: 'booking.own',
    input: shared.shareRequest,
    output: shared.madeShare,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_NOT_SHARED'],
    limit: 10,
    says: 'A link that shows a booked stay to who travels along: place, days, the way and the host’s telephone; with the check-in code only where asked. It ends the one before, and by itself a day after the stay.',
  },
  'booking.endShare': {
    method: 'POST',
    path: '/v1/Booking/end_share',
    who: 'booking.own',
    input: bookingRequest,
    output: done,
    offline: never,
    fails: ['G_INPUT', 'G_404'],
    limit: 30,
    says: 'Ends the link of a stay; ending it again changes nothing.',
  },
  'booking.shareState': {
    method: 'GET',
    path: '/v1/Booking/share_state',
    who: 'booking.own',
    input: bookingRequest,
    output: shared.shareState,
    offline: never,
    fails: ['G_404'],
    limit: 60,
    says: 'Whether a stay is shared by a link, and whether that shows the check-in code; never the link itself.',
  },
  'stay.shared': {
    method: 'POST',
    path: '/v1/Stay/shared',
    who: 'anyone',
    input: shared.sharedRequest,
    output: shared.sharedStay,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_SHARE_ENDED'],
    limit: 30,
    says: 'The stay that a link shows. A link that was ended, or whose stay is over or no more, says so; one that never was is not found.',
  },
} as const satisfies Record<string, Endpoint>
