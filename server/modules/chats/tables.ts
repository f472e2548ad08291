import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChatKind, ChatSide } from '#contract/shapes/chat.ts'
import { instant } from '#server/db/instant.ts'

/**
 * Conversations: one of a person with the host of each place, one of a person with staff. `places` is how many messages
 * there are; `*_read` the place of the last one that a side has read, `*_looks` until when it is taken to be looking.
 * `waiting_since` is when the person began to wait for the other side's answer.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ChatKind>().notNull(),
    personId: uuid('person_id').notNull(),
    resortId: uuid('resort_id'),
    hostId: uuid('host_id'),
    bookingId: uuid('booking_id'),
    takenBy: uuid('taken_by'),
    places: integer('places').notNull(),
    lastAt: instant('last_at').notNull(),
    lastSide: text('last_side').$type<ChatSide>().notNull(),
    lastText: text('last_text').notNull(),
    lastPictures: integer('last_pictures').notNull(),
    personRead: integer('person_read').notNull(),
    otherRead: integer('other_read').notNull(),
    personLooks: instant('person_looks'),
    otherLooks: instant('other_looks'),
    waitingSince: instant('waiting_since'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('conversations_of_place')
      .on(table.personId, table.resortId)
      .where(sql`${table.resortId} is not null`),
    uniqueIndex('conversations_of_support')
      .on(table.personId)
      .where(sql`${table.resortId} is null`),
    index('conversations_by_person').on(table.personId, table.lastAt),
    index('conversations_by_host').on(table.hostId, table.lastAt),
    index('conversations_by_kind').on(table.kind, table.lastAt, table.id),
    index('conversations_by_taker').on(table.takenBy, table.lastAt, table.id),
    index('conversations_waiting')
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
  ],
)

/** Messages in the order in which they arrived. `id` is their writer's, so that each is there once, however often it is sent. */
export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id').notNull(),
    place: integer('place').notNull(),
    id: uuid('id').notNull(),
    senderId: uuid('sender_id').notNull(),
    side: text('side').$type<ChatSide>().notNull(),
    text: text('text').notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.place] }),
    uniqueIndex('messages_once').on(table.conversationId, table.id),
    index('messages_by_sender').on(table.senderId),
  ],
)
