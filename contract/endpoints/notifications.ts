import * as z from 'zod/mini'
import { keep } from '../policy.ts'
import type { Endpoint } from './endpoint.ts'

/** Notices to a person. */
export const NOTIFICATIONS = {
  'notification.totalUnread': {
    method: 'POST',
    path: '/v1/Notification/notifications_total_unread',
    who: 'signedIn',
    input: z.object({ language: z.optional(z.int()) }),
    output: z.nullable(z.int()),
    offline: keep('notifications'),
    fails: [],
    limit: 240,
    says: 'How many notices are unread.',
  },
} as const satisfies Record<string, Endpoint>
