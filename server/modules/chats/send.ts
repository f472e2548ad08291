import { CHAT_PHOTOS_MAX } from '#contract/numbers.ts'
import type { ChatMessage, ChatSide, SendRequest } from '#contract/shapes/chat.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext, Person } from '#server/handlers.ts'
import { facesOfAccounts } from '#server/modules/accounts/accounts.ts'
import { claimPictures } from '#server/modules/files/files.ts'
import { TARGETS, tellInstead } from '#server/modules/notices/notices.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { SUPPORT_REF } from './reading.ts'
import { previewOf } from './rules.ts'
import { messagesShown } from './shown.ts'
import {
  addMessage,
  beginConversation,
  changeConversation,
  lockConversation,
  messageById,
  type Conversation,
  type Message,
} from './store.ts'
import { bookingAbout, newConversation, sideIn, whichOf } from './which.ts'

/** Whether a side may speak now: the other one can be reached, and staff has taken the conversation. */
async function checkMaySpeak(tx: Transaction, row: Conversation, side: ChatSide, { userId }: Person) {
  const other = side !== 'PERSON' ? row.personId : row.hostId
  const faces = await facesOfAccounts(
    tx,
    [other, row.takenBy].filter((id) => id !== null),
  )
  if (other !== null && faces.get(other)?.here !== true) refuse('G_CHAT_CLOSED')
  if (side !== 'STAFF' || row.takenBy === userId) return
  if (row.takenBy === null) refuse('G_CHAT_NOT_TAKEN')
  else refuse('G_CHAT_TAKEN', [faces.get(row.takenBy)?.name ?? ''])
}

const looksNow = (until: Temporal.Instant | null, now: Temporal.Instant) =>
  until !== null && Temporal.Instant.compare(now, until) < 0

/** Tells the other side of a message: in one notice a conversation, which is read already while they look at it. Staff has a list. */
async function tellOther(
  tx: Transaction,
  row: Conversation,
  { side, text, at }: Message,
  name: string,
): Promise<void> {
  const preview = previewOf(text)
  const params = { name, text: `“${preview}”`, ...(preview === '' ? { to: 'PICTURES' } : {}) }
  const told = { target: TARGETS.CHAT, params, createdAt: at }
  if (side !== 'PERSON')
    await tellInstead(
      tx,
      {
        ...told,
        userId: row.personId,
        ref: row.resortId ?? SUPPORT_REF,
        kind: side === 'STAFF' ? 'guest.support' : 'guest.chat',
      },
      looksNow(row.personLooks, at),
    )
  else if (row.hostId !== null)
    await tellInstead(
      tx,
      { ...told, userId: row.hostId, ref: row.id, kind: 'host.chat' },
      looksNow(row.otherLooks, at),
    )
}

/** Puts a message at the end of a conversation that is locked. */
async function append(tx: Transaction, row: Conversation, message: Message, bookingId: string | null) {
  const { side, place, at, text, pictureIds } = message
  await addMessage(tx, message)
  await changeConversation(tx, row.id, {
    places: place,
    lastAt: at,
    lastSide: side,
    lastText: previewOf(text),
    lastPictures: pictureIds.length,
    waitingSince: side === 'PERSON' ? (row.waitingSince ?? at) : null,
    ...(bookingId === null ? {} : { bookingId }),
  })
}

/**
 * Says something in a conversation, and begins it where it is the first thing. The writer's own id makes it one message,
 * however often and by however many lines it is sent; what arrives first stands first.
 */
export async function sendMessage(
  services: Services,
  input: SendRequest,
  context: CallContext,
): Promise<ChatMessage> {
  const person = personOf(context)
  const catalogue = await catalogueOf(services)()
  const { db, clock } = services
  return transact(db, async (tx) => {
    const now = clock.now()
    const which = await whichOf(tx, input, person, catalogue)
    let row = await lockConversation(tx, which)
    if (row === null) {
      await beginConversation(tx, newConversation(which, { catalogue, now }))
      row = (await lockConversation(tx, which)) ?? refuse('G_404')
    }
    const side = sideIn(row, person)
    const showing = { catalogue, language: context.language, userId: person.userId }
    const answer = async (message: Message): Promise<ChatMessage> => {
      const [shown] = await messagesShown(tx, row, [message], showing)
      if (!shown) return refuse('G_404')
      await context.keepAnswer(tx, shown)
      return shown
    }
    const said = await messageById(tx, row.id, input.message_id)
    if (said) return said.senderId === person.userId ? answer(said) : refuse('G_404')
    await checkMaySpeak(tx, row, side, person)
    const bookingId = side === 'STAFF' ? null : await bookingAbout(tx, input, row)
    const message: Message = {
      conversationId: row.id,
      place: row.places + 1,
      id: input.message_id,
      senderId: person.userId,
      side,
      text: input.text,
      pictureIds: input.picture_ids,
      at: now,
    }
    await claimPictures(tx, {
      use: 'CHAT',
      ref: message.id,
      ownerId: person.userId,
      pictureIds: message.pictureIds,
      most: CHAT_PHOTOS_MAX,
      now,
    })
    await append(tx, row, message, bookingId)
    const [shown] = await messagesShown(tx, row, [message], showing)
    await tellOther(tx, row, message, shown?.author ?? '')
    return answer(message)
  })
}
