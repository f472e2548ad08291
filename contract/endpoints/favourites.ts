import { keep, queue } from '../policy.ts'
import * as favourite from '../shapes/favourite.ts'
import { nothing } from '../shapes/primitives.ts'
import type { Endpoint } from './endpoint.ts'

/** Places that a person likes. */
export const FAVOURITES = {
  'favourite.wish': {
    method: 'POST',
    path: '/v1/Favorite/wish',
    who: 'signedIn',
    input: favourite.wishRequest,
    output: favourite.wishAnswer,
    offline: queue(7, 'favourite'),
    fails: ['G_INPUT', 'G_404', 'G_FAVOURITES_FULL'],
    limit: 240,
    idempotent: true,
    says: 'Puts a place among my favourites or takes it off; of several wishes for a place the one made last holds.',
  },
  'favourite.ids': {
    method: 'GET',
    path: '/v1/Favorite/ids',
    who: 'signedIn',
    input: nothing,
    output: favourite.favouriteIds,
    offline: keep('favourites'),
    fails: [],
    limit: 240,
    says: 'Which places are my favourites.',
  },
  'favourite.mine': {
    method: 'GET',
    path: '/v1/Favorite/mine',
    who: 'signedIn',
    input: nothing,
    output: favourite.favourites,
    offline: keep('favourites'),
    fails: [],
    limit: 120,
    says: 'My favourite places with what a night costs, the latest first; one that is no longer on offer says so.',
  },
} as const satisfies Record<string, Endpoint>
