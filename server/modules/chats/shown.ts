import type { ChatHead, ChatLine, ChatMessage, ChatSide } from '#contract/shapes/chat.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { facesOfAccounts } from '#server/modules/accounts/accounts.ts'
import { bookingsById, type BookingRow } from '#server/modules/bookings/bookings.ts'
import type { Catalogue } from '#server/modules/resorts/resorts.ts'
import type { Conversation, Message } from './store.ts'

type Faces = Awaited<ReturnType<typeof facesOfAccounts>>
/** What conversations are shown with: read before a transaction begins, never inside one. */
export type Showing = { catalogue: Catalogue; language: Language }
type Reader = { userId: string; side: ChatSide }

const idsOf = (...ids: readonly (string | null)[]) => ids.filter((id) => id !== null)

/** The public face of the host of a conversation's place: the name that stands on the place's page. */
function hostFace({ hostId, resortId }: Conversation, faces: Faces, { catalogue }: Showing) {
  const shown = catalogue.resorts.get(resortId ?? '')?.host
  const account = faces.get(hostId ?? '')
  return {
    name: shown?.name ?? account?.name ?? '',
    avatarId: (shown?.avatarId || account?.avatarId) ?? null,
    minutes: shown?.answersWithinMinutes || null,
    here: account?.here ?? false,
  }
}

/** Whom a side talks to. Staff shows as staff, whoever it is. */
function otherFace(row: Conversation, side: ChatSide, faces: Faces, showing: Showing) {
  if (side === 'PERSON')
    return row.kind === 'OWNER'
      ? hostFace(row, faces, showing)
      : { name: '', avatarId: null, minutes: null, here: true }
  const person = faces.get(row.personId)
  return {
    name: person?.here === true ? person.name : '',
    avatarId: person?.here === true ? person.avatarId : null,
    minutes: null,
    here: person?.here ?? false,
  }
}

function resortOf({ resortId }: Conversation, { catalogue, language }: Showing): ChatHead['resort'] {
  const resort = catalogue.resorts.get(resortId ?? '')
  if (!resort) return null
  const { id, type, name, pictureIds } = resort.row
  return { id, type, name: name[language], pictureId: pictureIds[0] ?? '' }
}

const stayOf = (booking: BookingRow | undefined): ChatHead['stay'] =>
  booking === undefined || booking.status === 'DELETE'
    ? null
    : { bookingId: booking.id, code: booking.code, checkIn: booking.checkIn, checkOut: booking.checkOut }

/** The head of a conversation as one of its sides sees it. `begun` false: nobody has written yet. */
export async function headOf(
  db: Database | Transaction,
  row: Conversation,
  { userId, side }: Reader,
  showing: Showing & { begun: boolean },
): Promise<ChatHead> {
  const faces = await facesOfAccounts(db, idsOf(row.personId, row.hostId, row.takenBy))
  const [booking] = row.bookingId === null ? [] : await bookingsById(db, [row.bookingId])
  const { name, avatarId, minutes, here } = otherFace(row, side, faces, showing)
  const taker = faces.get(row.takenBy ?? '')
  return {
    id: showing.begun ? row.id : null,
    kind: row.kind,
    side,
    name,
    avatarId,
    answersWithinMinutes: minutes,
    resort: resortOf(row, showing),
    stay: stayOf(booking),
    readByOther: side === 'PERSON' ? row.otherRead : row.personRead,
    closed: !here,
    // What a colleague holds who has left is anybody's to take.
    takenBy: taker?.here === true ? { name: taker.name, me: row.takenBy === userId } : null,
  }
}

/** Messages as one of a conversation's sides sees them, in the order in which they were said. */
export async function messagesShown(
  db: Database | Transaction,
  row: Conversation,
  said: readonly Message[],
  showing: Showing & { userId: string },
): Promise<ChatMessage[]> {
  const faces = await facesOfAccounts(
    db,
    said.map(({ senderId }) => senderId),
  )
  const host = hostFace(row, faces, showing)
  return said
    .toSorted((one, other) => one.place - other.place)
    .map(({ id, place, side, senderId, text, pictureIds, at }) => ({
      id,
      place,
      side,
      mine: senderId === showing.userId,
      author: side === 'HOST' ? host.name : (faces.get(senderId)?.name ?? ''),
      text,
      pictureIds,
      at: at.toString(),
    }))
}

/** Conversations as lines of one side's list. */
export async function linesOf(
  db: Database | Transaction,
  rows: readonly Conversation[],
  { side, unread }: { side: ChatSide; unread: ReadonlyMap<string, number> },
  showing: Showing,
): Promise<ChatLine[]> {
  const faces = await facesOfAccounts(
    db,
    idsOf(...rows.flatMap(({ personId, hostId }) => [personId, hostId])),
  )
  return rows.map((row) => {
    const { name, avatarId } = otherFace(row, side, faces, showing)
    const resort = resortOf(row, showing)
    return {
      id: row.id,
      kind: row.kind,
      name,
      avatarId,
      resortId: row.resortId,
      resortName: resort?.name ?? '',
      pictureId: resort?.pictureId ?? '',
      lastText: row.lastText,
      lastPictures: row.lastPictures,
      lastMine: row.lastSide === side,
      lastAt: row.lastAt.toString(),
      unread: unread.get(row.id) ?? 0,
    }
  })
}
