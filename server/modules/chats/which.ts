import { uuidv7 } from 'uuidv7'
import { can } from '#contract/grants.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Person } from '#server/handlers.ts'
import { findBooking } from '#server/modules/bookings/bookings.ts'
import type { Catalogue } from '#server/modules/resorts/resorts.ts'
import { refuse } from '#server/refusal.ts'
import { sideOf } from './rules.ts'
import type { Conversation, Which } from './store.ts'

export type Asked = {
  conversation_id?: string | undefined
  resort_id?: string | undefined
  about_booking?: string | undefined
}

/**
 * Which conversation a call of somebody means. A host who names a booking of their place alone means the one with its guest.
 */
export async function whichOf(
  db: Database | Transaction,
  asked: Asked,
  { userId, role }: Person,
  catalogue: Catalogue,
): Promise<Which> {
  if (asked.conversation_id !== undefined) return { id: asked.conversation_id }
  if (asked.resort_id === undefined && asked.about_booking !== undefined && can(role, 'host.work')) {
    const booking = await findBooking(db, asked.about_booking)
    const host = booking && catalogue.resorts.get(booking.resortId)?.row.hostId
    if (booking && host === userId && booking.tenantId !== userId)
      return { personId: booking.tenantId, resortId: booking.resortId }
  }
  return { personId: userId, resortId: asked.resort_id ?? null }
}

/**
 * A conversation that nobody has begun: what it would be. Refuses with G_404 where there is no such place any more, or where
 * it is one's own.
 */
export function newConversation(
  which: Which,
  { catalogue, now }: { catalogue: Catalogue; now: Temporal.Instant },
): Conversation {
  if ('id' in which) return refuse('G_404')
  const resort = which.resortId === null ? null : (catalogue.resorts.get(which.resortId) ?? refuse('G_404'))
  if (resort?.row.hostId === which.personId) return refuse('G_404')
  return {
    id: uuidv7(),
    kind: resort === null ? 'SUPPORT' : 'OWNER',
    personId: which.personId,
    resortId: resort?.row.id ?? null,
    hostId: resort?.row.hostId ?? null,
    bookingId: null,
    takenBy: null,
    places: 0,
    lastAt: now,
    lastSide: 'PERSON',
    lastText: '',
    lastPictures: 0,
    personRead: 0,
    otherRead: 0,
    personLooks: null,
    otherLooks: null,
    waitingSince: null,
    createdAt: now,
  }
}

/** On which side somebody stands. What is not theirs answers like what is not there. */
export const sideIn = (row: Conversation, person: Person) => sideOf(row, person) ?? refuse('G_404')

/** The booking that stands at the head of a conversation from now on: one of its person, of its place. Otherwise G_404. */
export async function bookingAbout(
  db: Database | Transaction,
  { about_booking }: Asked,
  row: Conversation,
): Promise<string | null> {
  if (about_booking === undefined) return null
  const booking = await findBooking(db, about_booking)
  const fits =
    booking?.tenantId === row.personId &&
    booking.status !== 'DELETE' &&
    (row.resortId === null || row.resortId === booking.resortId)
  return fits ? booking.id : refuse('G_404')
}
