/** Conversations of guests with hosts, and of anybody with staff. */
import { and, eq } from 'drizzle-orm'
import type { ChatSide } from '#contract/shapes/chat.ts'
import { fromCursor, toCursor } from '#server/momentCursor.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { deskChats } from './desk.ts'
import { lookAt, readUpTo } from './reading.ts'
import { sendMessage } from './send.ts'
import { headOf, linesOf, messagesShown } from './shown.ts'
import { conversationsOf, findConversation, messagesBefore, unreadIn, type Place } from './store.ts'
import { conversations } from './tables.ts'
import { bookingAbout, newConversation, sideIn, whichOf } from './which.ts'

export { seesMessage } from './pictures.ts'
export { letGoOfTaken } from './store.ts'

type ChatCalls = Extract<keyof Handlers, `chat.${string}`>
const DONE = { done: true } as const

/** Where a page of conversations begins; a cursor that is none of ours is refused. */
function placeIn(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  return fromCursor(cursor) ?? refuse('G_INPUT', [], { fields: { cursor: { code: 'C_004' } } })
}

/** The conversations of a person on one of their sides. */
const whose = (userId: string, side: ChatSide) =>
  side === 'HOST'
    ? eq(conversations.hostId, userId)
    : and(eq(conversations.personId, userId), eq(conversations.kind, 'OWNER'))

/** The most conversations that a count of what is unread looks at: the newest. */
const COUNTED = 200

/** The calls about conversations. */
export function chatsHandlers(services: Services): Pick<Handlers, ChatCalls> {
  const { db, clock } = services
  const catalogue = catalogueOf(services)

  async function unreadOf(userId: string, side: 'PERSON' | 'HOST'): Promise<number> {
    const rows = await conversationsOf(db, whose(userId, side), { after: null, limit: COUNTED })
    const unread = await unreadIn(
      db,
      rows.map(({ id }) => id),
      side,
    )
    return [...unread.values()].reduce((sum, one) => sum + one, 0)
  }

  return {
    'chat.list': async ({ side, cursor, page_size }, context) => {
      const { userId } = personOf(context)
      const after = placeIn(cursor)
      const rows = await conversationsOf(db, whose(userId, side), { after, limit: page_size + 1 })
      const page = rows.slice(0, page_size)
      const unread = await unreadIn(
        db,
        page.map(({ id }) => id),
        side,
      )
      const last = page.at(-1)
      const showing = { catalogue: await catalogue(), language: context.language }
      return {
        conversations: await linesOf(db, page, { side, unread }, showing),
        next: rows.length > page_size && last ? toCursor(last.lastAt, last.id) : null,
      }
    },
    'chat.thread': async (input, context) => {
      const person = personOf(context)
      const showing = { catalogue: await catalogue(), language: context.language }
      const which = await whichOf(db, input, person, showing.catalogue)
      const found = await findConversation(db, which)
      const row = found ?? newConversation(which, { ...showing, now: clock.now() })
      const side = sideIn(row, person)
      const about = side === 'STAFF' ? null : await bookingAbout(db, input, row)
      const limit = input.page_size + 1
      const said = found ? await messagesBefore(db, row.id, { before: input.before, limit }) : []
      const page = said.slice(0, input.page_size)
      const reader = { userId: person.userId, side }
      return {
        head: await headOf(db, { ...row, bookingId: about ?? row.bookingId }, reader, {
          ...showing,
          begun: found !== null,
        }),
        messages: await messagesShown(db, row, page, { ...showing, userId: person.userId }),
        older: said.length > input.page_size ? (page.at(-1)?.place ?? null) : null,
      }
    },
    'chat.send': (input, context) => sendMessage(services, input, context),
    'chat.read': ({ conversation_id, place }, context) =>
      transact(db, async (tx) => {
        await readUpTo(tx, { id: conversation_id, place, now: clock.now() }, personOf(context))
        await context.keepAnswer(tx, DONE)
        return DONE
      }),
    'chat.look': ({ conversation_id, looking }, context) =>
      transact(db, async (tx) => {
        await lookAt(tx, { id: conversation_id, looking, now: clock.now() }, personOf(context))
        return DONE
      }),
    'chat.unread': async (_input, context) => {
      const { userId } = personOf(context)
      const support = await findConversation(db, { personId: userId, resortId: null })
      const fromStaff = support ? await unreadIn(db, [support.id], 'PERSON') : null
      return {
        owner: await unreadOf(userId, 'PERSON'),
        host: await unreadOf(userId, 'HOST'),
        support: (support && fromStaff?.get(support.id)) ?? 0,
      }
    },
    ...deskChats(services),
  }
}
