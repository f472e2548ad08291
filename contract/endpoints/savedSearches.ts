import { keep, never, queue } from '../policy.ts'
import { done, nothing } from '../shapes/primitives.ts'
import * as saved from '../shapes/savedSearch.ts'
import type { Endpoint } from './endpoint.ts'

/** Searches that a person keeps, and whether they hear of them. */
export const SAVED_SEARCHES = {
  'savedSearch.save': {
    method: 'POST',
    path: '/v1/SavedSearch/save',
    who: 'signedIn',
    input: saved.saveSearchRequest,
    output: saved.savedSearchKept,
    offline: never,
    fails: ['G_INPUT', 'G_SAVED_SEARCHES_FULL'],
    limit: 60,
    idempotent: true,
    says: 'Keeps a search with what it finds now, and tells of it where the person wants that; the same search is kept once.',
  },
  'savedSearch.mine': {
    method: 'GET',
    path: '/v1/SavedSearch/mine',
    who: 'signedIn',
    input: nothing,
    output: saved.savedSearches,
    offline: keep('favourites'),
    fails: [],
    limit: 60,
    says: 'My saved searches with what they find now and found when saved, the latest first; one whose dates have passed has ended.',
  },
  'savedSearch.tell': {
    method: 'POST',
    path: '/v1/SavedSearch/tell',
    who: 'signedIn',
    input: saved.tellSearchRequest,
    output: saved.savedSearchKept,
    offline: queue(7, 'savedSearch'),
    fails: ['G_INPUT', 'G_404'],
    limit: 120,
    idempotent: true,
    says: 'Tells of a saved search of mine from now on, or no longer.',
  },
  'savedSearch.remove': {
    method: 'POST',
    path: '/v1/SavedSearch/remove',
    who: 'signedIn',
    input: saved.savedSearchOf,
    output: done,
    offline: queue(7, 'savedSearch'),
    fails: ['G_INPUT', 'G_404'],
    limit: 120,
    idempotent: true,
    says: 'Takes a saved search of mine away.',
  },
} as const satisfies Record<string, Endpoint>
