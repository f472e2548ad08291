import { and, asc, count, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { DeskChatLine } from '#contract/shapes/chat.ts'
import { fromCursor, toCursor } from '#server/momentCursor.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { facesOfAccounts } from '#server/modules/accounts/accounts.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { linesOf } from './shown.ts'
import { changeConversation, conversationsOf, lockConversation, unreadIn } from './store.ts'
import { conversations } from './tables.ts'

const SUPPORT = eq(conversations.kind, 'SUPPORT')
/** As many as wait are shown at once, longest first: who answers works them off from the top. */
const WAITING_AT_MOST = 100

/** What staff does with conversations: each is one colleague's at a time, and nobody takes it from them. */
export function deskChats(services: Services): Pick<Handlers, 'chat.queue' | 'chat.take'> {
  const { db } = services
  const catalogue = catalogueOf(services)
  /** Those that wait and nobody has taken, or I have. */
  const waitingFor = (userId: string) =>
    and(
      SUPPORT,
      isNotNull(conversations.waitingSince),
      or(isNull(conversations.takenBy), eq(conversations.takenBy, userId)),
    )

  return {
    'chat.queue': async ({ list, cursor, page_size }, context) => {
      const { userId } = personOf(context)
      const after = cursor === undefined ? null : fromCursor(cursor)
      if (cursor !== undefined && after === null)
        refuse('G_INPUT', [], { fields: { cursor: { code: 'C_004' } } })
      const mine = list === 'MINE' ? and(SUPPORT, eq(conversations.takenBy, userId)) : SUPPORT
      const rows =
        list === 'WAITING'
          ? await db
              .select()
              .from(conversations)
              .where(waitingFor(userId))
              .orderBy(asc(conversations.waitingSince), asc(conversations.id))
              .limit(WAITING_AT_MOST)
          : await conversationsOf(db, mine, { after, limit: page_size + 1 })
      const page = list === 'WAITING' ? rows : rows.slice(0, page_size)
      const last = page.at(-1)
      const unread = await unreadIn(
        db,
        page.map(({ id }) => id),
        'STAFF',
      )
      const showing = { catalogue: await catalogue(), language: context.language }
      const lines = await linesOf(db, page, { side: 'STAFF', unread }, showing)
      const staff = await facesOfAccounts(
        db,
        page.flatMap(({ takenBy }) => takenBy ?? []),
      )
      const [waiting] = await db.select({ number: count() }).from(conversations).where(waitingFor(userId))
      return {
        conversations: page.flatMap((row, index): DeskChatLine[] => {
          const line = lines[index]
          if (!line) return []
          const taken = row.takenBy
          return [
            {
              ...line,
              takenBy: taken === null ? null : { name: staff.get(taken)?.name ?? '', me: taken === userId },
              waitingSince: row.waitingSince?.toString() ?? null,
            },
          ]
        }),
        next: rows.length > page.length && last ? toCursor(last.lastAt, last.id) : null,
        waiting: waiting?.number ?? 0,
      }
    },
    'chat.take': ({ conversation_id, take }, context) =>
      transact(db, async (tx) => {
        const { userId } = personOf(context)
        const row = await lockConversation(tx, { id: conversation_id })
        if (row?.kind !== 'SUPPORT') return refuse('G_404')
        if (row.takenBy !== null && row.takenBy !== userId) {
          const taker = (await facesOfAccounts(tx, [row.takenBy])).get(row.takenBy)
          // Of a colleague who has left, a conversation may be taken.
          if (taker?.here === true) refuse('G_CHAT_TAKEN', [taker.name])
        }
        await changeConversation(tx, row.id, { takenBy: take ? userId : null })
        const answer = { done: true } as const
        await context.keepAnswer(tx, answer)
        return answer
      }),
  }
}
