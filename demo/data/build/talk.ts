import type { ChatSide } from '#contract/shapes/chat.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import type { conversations, messages } from '#server/modules/chats/tables.ts'
import type { favourites } from '#server/modules/favourites/tables.ts'
import { demoId } from '../ids.ts'
import type { Pair } from '../places/places.ts'
import { ANSWERED, ENGLISH, SUPPORTED, UNANSWERED } from '../words/talk.ts'
import type { DemoResort } from './resorts.ts'

type Talk = { conversation: typeof conversations.$inferInsert; said: (typeof messages.$inferInsert)[] }
type Line = readonly [side: ChatSide, text: string]
type Parties = {
  key: string
  person: string
  /** The place that it is about; null: with staff. */
  place: DemoResort | null
  staff?: string
  /** How long ago it began, and how long each waited for the other, in minutes. */
  ago: number
  lines: readonly Line[]
}

const EVERY = 9

/** A conversation as it would stand had it been held by the product. */
function talk({ key, person, place, staff, ago, lines }: Parties, now: Temporal.Instant): Talk {
  const began = now.subtract({ minutes: ago })
  const id = demoId(`talk/${key}`, began.epochMilliseconds)
  const hostId = place?.row.hostId ?? null
  const senders = { PERSON: person, HOST: hostId ?? person, STAFF: staff ?? person }
  const said = lines.map(([side, text], index) => ({
    conversationId: id,
    place: index + 1,
    id: demoId(`talk/${key}/${index}`, began.epochMilliseconds),
    senderId: senders[side],
    side,
    text,
    pictureIds: [],
    at: began.add({ minutes: index * EVERY }),
  }))
  const last = said.at(-1)
  const answered = last?.side !== 'PERSON'
  const spoke = (mine: boolean) => said.findLast(({ side }) => (side === 'PERSON') === mine)?.place ?? 0
  return {
    conversation: {
      id,
      kind: place === null ? 'SUPPORT' : 'OWNER',
      personId: person,
      resortId: place?.row.id ?? null,
      hostId,
      takenBy: staff ?? null,
      places: said.length,
      lastAt: last?.at ?? began,
      lastSide: last?.side ?? 'PERSON',
      lastText: last?.text ?? '',
      lastPictures: 0,
      personRead: answered ? spoke(true) : spoke(false),
      otherRead: answered ? spoke(true) : spoke(false),
      waitingSince: answered ? null : (said.find(({ place: at }) => at > spoke(false))?.at ?? began),
      createdAt: began,
    },
    said,
  }
}

const guestOf = (...texts: readonly Pair[]): Line[] =>
  texts.map(([vi], index): Line => [index % 2 === 0 ? 'PERSON' : 'HOST', vi])

/** Conversations of the demo accounts: some answered, some waiting, one in English, and two with staff. */
export function demoTalks(places: readonly DemoResort[], now: Temporal.Instant): Talk[] {
  const { guest, host, otherGuest, staff } = DEMO_ACCOUNTS
  const hosts = places.filter(({ row }) => row.hostId === host.id)
  const [first, second] = hosts
  const third = places.find(({ row }) => row.hostId !== host.id)
  if (!first || !second || !third) return []
  return [
    talk(
      { key: 'answered', person: guest.id, place: first, ago: 2 * 24 * 60, lines: guestOf(...ANSWERED) },
      now,
    ),
    talk({ key: 'other', person: guest.id, place: third, ago: 300, lines: guestOf(...UNANSWERED) }, now),
    talk(
      { key: 'waiting', person: otherGuest.id, place: first, ago: 95, lines: guestOf(...UNANSWERED) },
      now,
    ),
    talk(
      {
        key: 'english',
        person: otherGuest.id,
        place: second,
        ago: 26 * 60,
        lines: ENGLISH.map(([, en], index): Line => [index % 2 === 0 ? 'PERSON' : 'HOST', en]),
      },
      now,
    ),
    talk(
      {
        key: 'support',
        person: guest.id,
        place: null,
        staff: staff.id,
        ago: 3 * 24 * 60,
        lines: SUPPORTED.map(([vi], index): Line => [index % 2 === 0 ? 'PERSON' : 'STAFF', vi]),
      },
      now,
    ),
    talk(
      {
        key: 'asking',
        person: otherGuest.id,
        place: null,
        ago: 35,
        lines: [['PERSON', 'Mình muốn đổi số điện thoại nhận mã, làm ở đâu vậy?']],
      },
      now,
    ),
  ]
}

/** Places that the demo guest keeps: one for days to come, two without. */
export function demoFavourites(
  places: readonly DemoResort[],
  now: Temporal.Instant,
): (typeof favourites.$inferInsert)[] {
  const day = (ahead: number) =>
    now.toZonedDateTimeISO('Asia/Ho_Chi_Minh').toPlainDate().add({ days: ahead }).toString()
  const stay = { from_day: day(24), to_day: day(26), number_of_adult: 2 }
  return [3, 58, 121].flatMap((index, order) => {
    const place = places[index]
    return place
      ? [
          {
            userId: DEMO_ACCOUNTS.guest.id,
            resortId: place.row.id,
            wanted: true,
            wishedAt: now.subtract({ hours: 5 + order * 50 }),
            name: place.row.name,
            stay: order === 0 ? stay : {},
          },
        ]
      : []
  })
}
