import * as z from 'zod/mini'
import { lookup, never } from '../policy.ts'
import { company } from '../shapes/company.ts'
import * as home from '../shapes/home.ts'
import { lookupList } from '../shapes/lookup.ts'
import { cursor, id, nothing, pageSize, plainDate } from '../shapes/primitives.ts'
import * as resort from '../shapes/resort.ts'
import * as search from '../shapes/search.ts'
import type { Endpoint } from './endpoint.ts'

/** What seldom changes. */
const lasting = { method: 'GET', who: 'anyone', offline: lookup(60, 90), limit: 240 } as const
const read = { method: 'GET', who: 'anyone', limit: 240 } as const

/** Lookups, search, home and resorts: public reads. */
export const STAYS = {
  'helper.projectAreas': {
    ...lasting,
    path: '/v1/Helper/project_areas',
    input: nothing,
    output: lookupList,
    fails: [],
    says: 'The project areas one can travel to.',
  },
  'helper.services': {
    ...lasting,
    path: '/v1/Helper/services',
    input: nothing,
    output: lookupList,
    fails: [],
    says: 'Services a resort can offer, for the filter.',
  },
  'helper.benefits': {
    ...lasting,
    path: '/v1/Helper/benefits',
    input: nothing,
    output: lookupList,
    fails: [],
    says: 'Benefits a room can have, for the filter.',
  },
  'helper.provinces': {
    ...read,
    path: '/v1/Helper/provinces',
    input: nothing,
    output: lookupList,
    offline: lookup(24 * 60, 90),
    fails: [],
    says: 'The 34 provinces and centrally run cities of Việt Nam since July 2025, by their official number.',
  },
  'helper.company': {
    ...lasting,
    path: '/v1/Helper/company',
    input: nothing,
    output: company,
    fails: [],
    says: 'Who runs the product: hotline, email, the lines of the footer, projects and where the app can be downloaded.',
  },
  'search.resorts': {
    method: 'POST',
    path: '/v1/Search/resorts',
    who: 'anyone',
    input: search.searchRequest,
    output: search.searchAnswer,
    offline: lookup(1, 14),
    fails: ['G_INPUT'],
    limit: 240,
    says: 'Rooms that are free for the dates and people, filtered, sorted and paged.',
  },
  'search.suggestions': {
    ...read,
    path: '/v1/Search/suggestions',
    input: search.suggestionsRequest,
    output: search.suggestions,
    offline: never,
    fails: [],
    says: 'Up to six places whose names have what was typed, accents forgiven; none for less than two letters.',
  },
  'search.areas': {
    ...lasting,
    path: '/v1/Search/areas',
    input: nothing,
    output: search.areaPositions,
    fails: [],
    says: 'Where the project areas lie: the middle of the points at which their places are shown. A device finds the nearest by itself.',
  },
  'home.projectAreaName': {
    ...lasting,
    path: '/v1/Home/project_area_name',
    input: home.areaNameRequest,
    output: home.areaNameAnswer,
    fails: ['G_404'],
    says: 'The name of one project area in a language (0 Vietnamese, 1 English).',
  },
  'home.blocks': {
    ...read,
    path: '/v1/Home/blocks',
    input: nothing,
    output: home.homeBlocks,
    offline: lookup(10, 30),
    fails: [],
    says: 'Everything on the home page below the search.',
  },
  'resort.detail': {
    ...read,
    path: '/v1/Resort/detail',
    input: z.object({ resort_id: id }),
    output: resort.resortDetail,
    offline: lookup(5, 30),
    fails: ['G_404'],
    says: 'One resort with its rooms and rates.',
  },
  'resort.calendar': {
    ...read,
    path: '/v1/Resort/calendar',
    input: z.object({ resort_id: id, room_id: z.optional(id), from_day: plainDate, to_day: plainDate }),
    output: resort.calendar,
    offline: lookup(1, 7),
    fails: ['G_404', 'G_INPUT'],
    says: 'Free units and prices, night by night, as far as one can book in a call.',
  },
  'resort.reviews': {
    ...read,
    path: '/v1/Resort/reviews',
    input: z.object({ resort_id: id, cursor, page_size: pageSize }),
    output: resort.reviewPage,
    offline: lookup(10, 30),
    fails: ['G_404'],
    says: 'Reviews of a resort, newest first.',
  },
} as const satisfies Record<string, Endpoint>
