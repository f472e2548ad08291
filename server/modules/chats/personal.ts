import { asc, eq, or } from 'drizzle-orm'
import type { PersonalData } from '#server/personal.ts'
import { conversations, messages } from './tables.ts'

/** Conversations: what a person said goes with them; what others said to them stays theirs. */
export const chatsPersonal: PersonalData = {
  sections: [
    {
      key: 'conversations',
      name: { vi: 'Cuộc trò chuyện', en: 'Conversations' },
      rows: (db, userId) =>
        db
          .select({
            id: conversations.id,
            kind: conversations.kind,
            resortId: conversations.resortId,
            bookingId: conversations.bookingId,
            createdAt: conversations.createdAt,
          })
          .from(conversations)
          .where(or(eq(conversations.personId, userId), eq(conversations.hostId, userId)))
          .orderBy(asc(conversations.id)),
    },
    {
      key: 'messages',
      name: { vi: 'Tin nhắn đã gửi', en: 'Sent messages' },
      rows: (db, userId) =>
        db
          .select()
          .from(messages)
          .where(eq(messages.senderId, userId))
          .orderBy(asc(messages.at), asc(messages.place)),
    },
  ],
  erase: async (tx, userId) => {
    await tx.update(messages).set({ text: '', pictureIds: [] }).where(eq(messages.senderId, userId))
    await tx
      .update(conversations)
      .set({ lastText: '', lastPictures: 0, bookingId: null, waitingSince: null })
      .where(or(eq(conversations.personId, userId), eq(conversations.hostId, userId)))
  },
}
