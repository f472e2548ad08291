import { asc, eq, or } from 'drizzle-orm'
import { forgetAbout, TARGETS, type About } from '#server/modules/notices/notices.ts'
import type { PersonalData } from '#server/personal.ts'
import { letGoOfTaken } from './store.ts'
import { conversations, messages } from './tables.ts'

/** Under what the other one was told of a person's words in a conversation; staff is told nothing. */
function toldOther(
  { id, personId, hostId, resortId }: typeof conversations.$inferSelect,
  userId: string,
): About[] {
  const target = TARGETS.CHAT
  if (userId !== personId) return resortId === null ? [] : [{ userId: personId, target, ref: resortId }]
  return hostId === null ? [] : [{ userId: hostId, target, ref: id }]
}

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
    const own = await tx
      .update(conversations)
      .set({ lastText: '', lastPictures: 0, bookingId: null, waitingSince: null })
      .where(or(eq(conversations.personId, userId), eq(conversations.hostId, userId)))
      .returning()
    await forgetAbout(
      tx,
      own.flatMap((row) => toldOther(row, userId)),
    )
    await letGoOfTaken(tx, userId)
  },
}
