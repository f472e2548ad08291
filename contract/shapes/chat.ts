import * as z from 'zod/mini'
import { CHAT_LETTERS_MAX, CHAT_PHOTOS_MAX } from '../numbers.ts'
import { lettersOf } from '../letters.ts'
import { pictureIds } from './photos.ts'
import { count, cursor, id, instant, INTEGER_MOST, pageSize, plainDate, text } from './primitives.ts'
import { resortType } from './resortKinds.ts'

/** OWNER: a guest and the host of a place. SUPPORT: a person and the staff. */
const CHAT_KINDS = ['OWNER', 'SUPPORT'] as const
export type ChatKind = (typeof CHAT_KINDS)[number]
/** Who speaks in a conversation: the one who began it, the host of the place, or staff. */
const CHAT_SIDES = ['PERSON', 'HOST', 'STAFF'] as const
export type ChatSide = (typeof CHAT_SIDES)[number]

/** Marks that show nothing by themselves: spaces, joiners, direction marks, fillers. */
const UNSEEN = /[\s\p{Cf}\p{Cc}\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/gu
/** Whether anything of a text can be seen. */
export const isSeen = (typed: string): boolean => typed.replace(UNSEEN, '') !== ''

/** More than any message's letters take; what is longer is not even counted. */
const RAW_MAX = CHAT_LETTERS_MAX * 8
const words = z.pipe(
  text(RAW_MAX),
  z.string().check(z.refine((typed) => lettersOf(typed) <= CHAT_LETTERS_MAX, { error: 'C_031' })),
)

/**
 * A message on its way. `message_id` is made by who writes, so that it is there once, however often it is sent. Where it goes:
 * `conversation_id`, one that is there; `resort_id`, the host of a place, whether one was begun or not; neither, staff.
 * `about_booking` puts a booking at the head of the conversation; of a host it means the guest of that booking.
 */
export const sendRequest = z
  .object({
    conversation_id: z.optional(id),
    resort_id: z.optional(id),
    about_booking: z.optional(id),
    message_id: id,
    text: z._default(words, ''),
    picture_ids: pictureIds(CHAT_PHOTOS_MAX),
  })
  .check(
    z.refine(({ text: typed, picture_ids: pictures }) => isSeen(typed) || pictures.length > 0, {
      error: 'C_001',
      path: ['text'],
    }),
  )
export type SendRequest = z.infer<typeof sendRequest>

/** A message as both sides see it. `place` counts from 1 within its conversation: the order in which it arrived. */
export const chatMessage = z.object({
  id,
  place: count,
  side: z.enum(CHAT_SIDES),
  /** Whether I wrote it. */
  mine: z.boolean(),
  /** Who speaks for staff or a host; empty for a person who is gone. */
  author: z.string(),
  text: z.string(),
  pictureIds: z.array(z.string()),
  at: instant,
})
export type ChatMessage = z.infer<typeof chatMessage>

/** What a conversation is about: a place, and a stay there where there is one. */
const chatStay = z.object({
  bookingId: z.nullable(id),
  code: z.string(),
  checkIn: z.nullable(plainDate),
  checkOut: z.nullable(plainDate),
})
/** The head of a conversation. Without an `id` nobody has written yet. */
const chatHead = z.object({
  id: z.nullable(id),
  kind: z.enum(CHAT_KINDS),
  /** On which side I stand. */
  side: z.enum(CHAT_SIDES),
  /** Whom I talk to. */
  name: z.string(),
  avatarId: z.nullable(z.string()),
  /** How soon a host usually answers; null where nobody knows. */
  answersWithinMinutes: z.nullable(count),
  resort: z.nullable(z.object({ id, type: resortType, name: z.string(), pictureId: z.string() })),
  stay: z.nullable(chatStay),
  /** The place of the last message that the other side has read; 0: none. */
  readByOther: count,
  /** The other side can no longer be reached. */
  closed: z.boolean(),
  /** Of support: who of the staff has taken it; null: nobody. */
  takenBy: z.nullable(z.object({ name: z.string(), me: z.boolean() })),
})
export type ChatHead = z.infer<typeof chatHead>

/** A conversation by its id, of a place, or with staff; messages before a place, newest last. */
export const threadRequest = z.object({
  conversation_id: z.optional(id),
  resort_id: z.optional(id),
  about_booking: z.optional(id),
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(INTEGER_MOST))),
  page_size: pageSize,
})
export const thread = z.object({
  head: chatHead,
  messages: z.array(chatMessage),
  /** The place before which there is more; null at the beginning. */
  older: z.nullable(count),
})
export type Thread = z.infer<typeof thread>

/** A conversation in a list. */
const chatLine = z.object({
  id,
  kind: z.enum(CHAT_KINDS),
  name: z.string(),
  avatarId: z.nullable(z.string()),
  resortId: z.nullable(id),
  resortName: z.string(),
  pictureId: z.string(),
  lastText: z.string(),
  lastPictures: count,
  lastMine: z.boolean(),
  lastAt: instant,
  unread: count,
})
export type ChatLine = z.infer<typeof chatLine>
export const listRequest = z.object({ side: z.enum(['PERSON', 'HOST']), cursor, page_size: pageSize })
export const chatPage = z.object({ conversations: z.array(chatLine), next: z.nullable(z.string()) })

/** I have read so far. */
export const chatReadRequest = z.object({ conversation_id: id, place: count })
/** I am looking at a conversation, or no longer. */
export const lookRequest = z.object({ conversation_id: id, looking: z.boolean() })

/** How many messages wait for me: as a guest, as a host, from staff. */
export const chatUnread = z.object({ owner: count, host: count, support: count })

/** A support conversation in the staff's list. */
const deskChatLine = z.object({
  ...chatLine.shape,
  takenBy: z.nullable(z.object({ name: z.string(), me: z.boolean() })),
  /** Since when the person waits for an answer; null when staff spoke last. */
  waitingSince: z.nullable(instant),
})
export type DeskChatLine = z.infer<typeof deskChatLine>
export const DESK_CHAT_LISTS = ['WAITING', 'MINE', 'ALL'] as const
export const deskChatsRequest = z.object({ list: z.enum(DESK_CHAT_LISTS), cursor, page_size: pageSize })
export const deskChatPage = z.object({
  conversations: z.array(deskChatLine),
  next: z.nullable(z.string()),
  waiting: count,
})
export const takeRequest = z.object({ conversation_id: id, take: z.boolean() })
