import { CHAT_LOOK_SECONDS } from '#contract/numbers.ts'
import type { ChatSide } from '#contract/shapes/chat.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Person } from '#server/handlers.ts'
import { readAbout, TARGETS } from '#server/modules/notices/notices.ts'
import { refuse } from '#server/refusal.ts'
import { changeConversation, lockConversation, type Conversation } from './store.ts'
import { sideIn } from './which.ts'

/** What a person's notice about their conversation with staff refers to. */
export const SUPPORT_REF = 'support'

/** A conversation of somebody, locked, and on which side they stand. */
async function mine(tx: Transaction, id: string, person: Person) {
  const row = (await lockConversation(tx, { id })) ?? refuse('G_404')
  return { row, side: sideIn(row, person) }
}

/** The notices of whoever reads: about the place for a guest, about the conversation for a host. */
const refFor = (row: Conversation, side: ChatSide) =>
  side === 'PERSON' ? (row.resortId ?? SUPPORT_REF) : row.id

/** Somebody has read up to a message: never less than before, never what is not there yet. */
export async function readUpTo(
  tx: Transaction,
  { id, place, now }: { id: string; place: number; now: Temporal.Instant },
  person: Person,
): Promise<void> {
  const { row, side } = await mine(tx, id, person)
  const read = Math.min(place, row.places)
  if (side === 'PERSON') {
    if (read > row.personRead) await changeConversation(tx, row.id, { personRead: read })
  } else if (read > row.otherRead) await changeConversation(tx, row.id, { otherRead: read })
  if (read === row.places)
    await readAbout(tx, { userId: person.userId, target: TARGETS.CHAT, ref: refFor(row, side) }, now)
}

/** Somebody looks at a conversation from now on, or no longer. */
export async function lookAt(
  tx: Transaction,
  { id, looking, now }: { id: string; looking: boolean; now: Temporal.Instant },
  person: Person,
): Promise<void> {
  const { row, side } = await mine(tx, id, person)
  const until = looking ? now.add({ seconds: CHAT_LOOK_SECONDS }) : null
  await changeConversation(tx, row.id, side === 'PERSON' ? { personLooks: until } : { otherLooks: until })
}
