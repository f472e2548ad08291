import * as z from 'zod/mini'
import { count, id, instant, pageSize, whole } from './primitives.ts'

/** The language of a call as the specification sends it, 0 Vietnamese, 1 English; the header counts where it is missing. */
const language = z.optional(whole)

/** Whose side of a booking a notice speaks to; their screens differ. */
const SIDES = ['guest', 'host'] as const
export type Side = (typeof SIDES)[number]

/** A notice as its reader sees it. `target` is the screen it leads to (targets.ts), `ref` the id of what it is about. */
export const notification = z.object({
  id,
  is_read: z.boolean(),
  target: z.int(),
  ref: z.string(),
  side: z.enum(SIDES),
  title: z.string(),
  body: z.string(),
  created_at: instant,
})
export type Notification = z.infer<typeof notification>

/** A page of notices, newest first: those before `notification_pushed_id`, the last one that was seen. */
export const pushedRequest = z.object({
  language,
  page_size: pageSize,
  notification_pushed_id: z.nullish(id),
})
export const pushedAnswer = z.array(notification)

export const unreadRequest = z.object({ language })
export const readRequest = z.object({ notification_pushed_id: id })

/** What comes over the live stream: first how things stand, then every change. `news` are notices of just now. */
export const liveNews = z.object({
  unread: count,
  news: z.array(z.object({ id, target: z.int(), ref: z.string() })),
})
export type LiveNews = z.infer<typeof liveNews>

/** Notices that a person may silence on their devices; what is about the account itself always comes. */
export const KINDS = ['BOOKING', 'CHAT', 'RATE', 'REVENUE', 'MARKETING', 'BOOKING_SERVICE'] as const
export type Kind = (typeof KINDS)[number]

/** A time of day in Việt Nam, HH:MM. */
const timeOfDay = z.string({ error: 'C_004' }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'C_004' }))

/**
 * What may sound on a person's devices, and when not: in quiet hours notices wait until their end. The list in the app always
 * has all of them. Marketing is off until somebody asks for it.
 */
export const noticeSettings = z.object({
  kinds: z.object({
    BOOKING: z.boolean(),
    CHAT: z.boolean(),
    RATE: z.boolean(),
    REVENUE: z.boolean(),
    MARKETING: z.boolean(),
    BOOKING_SERVICE: z.boolean(),
  } satisfies Record<Kind, z.ZodMiniType>),
  quiet: z.nullable(z.object({ from: timeOfDay, to: timeOfDay })),
})
export type NoticeSettings = z.infer<typeof noticeSettings>
export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = {
  kinds: { BOOKING: true, CHAT: true, RATE: true, REVENUE: true, MARKETING: false, BOOKING_SERVICE: true },
  quiet: null,
}

/** A device's push token. */
const token = z
  .string({ error: 'C_001' })
  .check(
    z.minLength(8, { error: 'C_004' }),
    z.maxLength(512, { error: 'C_004' }),
    z.regex(/^[\w:.-]+$/, { error: 'C_004' }),
  )
export const deviceRequest = z.object({ device_id: token })
export const deviceGone = z.object({ token })

/** Settings, and what the server can do: without `webPush` notices come while a page is open, and not otherwise. */
export const noticeSettingsAnswer = z.object({
  settings: noticeSettings,
  webPush: z.nullable(
    z.object({
      apiKey: z.string(),
      projectId: z.string(),
      appId: z.string(),
      messagingSenderId: z.string(),
      vapidKey: z.string(),
    }),
  ),
  /** When this person was last sent a push, on any device; null when never. */
  lastPush: z.nullable(instant),
  devices: count,
})
export type NoticeSettingsAnswer = z.infer<typeof noticeSettingsAnswer>
