import { keep, never } from '../policy.ts'
import * as calendar from '../shapes/calendar.ts'
import type { Endpoint } from './endpoint.ts'

const write = {
  method: 'POST',
  who: 'host.work',
  output: calendar.placeCalendars,
  offline: never,
  limit: 30,
  idempotent: true,
} as const

/** Calendars shared with other sites, both ways. */
export const CALENDARS = {
  'calendar.mine': {
    method: 'GET',
    path: '/v1/Calendar/mine',
    who: 'host.work',
    input: calendar.placeCalendarsRequest,
    output: calendar.placeCalendars,
    offline: keep('host'),
    fails: ['G_404'],
    limit: 120,
    says: 'What a place of mine shares with other sites, and which of theirs it follows.',
  },
  'calendar.share': {
    ...write,
    path: '/v1/Calendar/share',
    input: calendar.shareCalendarRequest,
    fails: ['G_404'],
    says: 'Shares the taken nights of a room, or of a whole place, at a private address; again: at a new one, and the old one is dead.',
  },
  'calendar.stopSharing': {
    ...write,
    path: '/v1/Calendar/stop_sharing',
    input: calendar.shareCalendarRequest,
    fails: ['G_404'],
    says: 'Shares a calendar no longer.',
  },
  'calendar.add': {
    method: 'POST',
    path: '/v1/Calendar/add',
    who: 'host.work',
    input: calendar.addCalendarRequest,
    output: calendar.placeCalendars,
    offline: never,
    fails: ['G_INPUT', 'G_404', 'G_CALENDAR_ADDRESS', 'G_CALENDAR_MANY'],
    limit: 10,
    idempotent: true,
    says: 'Follows the calendar of another site: its booked nights close the room’s. It is read a moment later, and every half hour.',
  },
  'calendar.read': {
    method: 'POST',
    path: '/v1/Calendar/read',
    who: 'host.work',
    input: calendar.oneCalendarRequest,
    output: calendar.placeCalendars,
    offline: never,
    fails: ['G_404'],
    limit: 10,
    says: 'Reads the calendar of another site now.',
  },
  'calendar.remove': {
    ...write,
    path: '/v1/Calendar/remove',
    input: calendar.oneCalendarRequest,
    fails: ['G_404'],
    says: 'Follows a calendar no longer; the nights that it alone had closed are open again.',
  },
} as const satisfies Record<string, Endpoint>
