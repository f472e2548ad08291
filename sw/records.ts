import { DAY } from '#contract/days.ts'
import type { Clock } from './clock.ts'
import type { Keyring } from './keyring.ts'
import { canonical, callNamed, type LanguageCode } from './match.ts'
import { sessionIn } from './session.ts'
import type { Call } from './table.ts'
import { KEYS, RECORDS, SESSION, type SealedAnswer, type SessionState } from './tables.ts'
import { hashed, seal, unseal } from './vault.ts'
import type { World } from './world.ts'

/** An answer of an account's own as it is sealed: `body` as the server gave it, moments in milliseconds. */
export type Kept = {
  body: string
  removeAfter: number
  /** Of a booking: its version and the picture that goes with it. */
  version?: number
  pictureId?: string
}
export type Read = Kept & { savedAt: number }

/** What is asked: the call, its input and language. */
export type Question = { call: Call; input: object; language: LanguageCode }

function keptOf(text: string | null): Kept | null {
  const value: unknown = text === null ? null : JSON.parse(text)
  if (typeof value !== 'object' || value === null) return null
  if (!('body' in value) || typeof value.body !== 'string') return null
  if (!('removeAfter' in value) || typeof value.removeAfter !== 'number') return null
  const kept: Kept = { body: value.body, removeAfter: value.removeAfter }
  if ('version' in value && typeof value.version === 'number') kept.version = value.version
  if ('pictureId' in value && typeof value.pictureId === 'string') kept.pictureId = value.pictureId
  return kept
}

export const nameOf = (account: string, { call, input, language }: Question) =>
  hashed('record', account, call.name, canonical(call, input), language)

/** What is of no stay leaves the device this long after it was last seen, in milliseconds. */
export const KEPT_FOR = 90 * DAY

/** A question about one booking. */
export function aboutBooking(id: string, language: LanguageCode): Question {
  const call = callNamed('booking.detail')
  if (call === null) throw new RangeError('No call answers with one booking.')
  return { call, input: { booking_id: id }, language }
}

/** A question about one booking of tickets. */
export function aboutTickets(id: string, language: LanguageCode): Question {
  const call = callNamed('serviceBooking.detail')
  if (call === null) throw new RangeError('No call answers with one booking of tickets.')
  return { call, input: { booking_id: id }, language }
}

/** A question about one notice. */
export function aboutNotice(id: string, language: LanguageCode): Question {
  const call = callNamed('notification.one')
  if (call === null) throw new RangeError('No call answers with one notice.')
  return { call, input: { notification_pushed_id: id }, language }
}

/** The answers of an account's own, sealed with its key. */
export type Records = ReturnType<typeof createRecords>

export function createRecords(world: World, clock: Clock, keyring: Keyring) {
  async function keyOf(session: SessionState): Promise<CryptoKey | null> {
    const found = await world.account.run('readonly', [SESSION, KEYS], async (open) => {
      const now = await sessionIn(open)
      const known = now?.epoch === session.epoch && now.trust !== 'unknown'
      return known ? { account: now.account, kept: await open(KEYS).get(now.account) } : null
    })
    return found === null ? null : await keyring.keyFor(found.account, found.kept)
  }

  /** Whether this session still stands and its person's data with it: false once the device has forgotten them. */
  const holds = async (session: SessionState): Promise<boolean> => (await keyOf(session)) !== null

  /** Only the server's time ends anything: a device whose clock ran ahead would lose the code it needs today. */
  const isOver = async ({ removeAfter }: Kept): Promise<boolean> =>
    removeAfter < ((await clock.atLeast()) ?? 0)

  const opened = async (key: CryptoKey, name: string, record: SealedAnswer): Promise<Read | null> => {
    const kept = keptOf(await unseal(key, name, record))
    return kept === null || (await isOver(kept)) ? null : { ...kept, savedAt: record.savedAt }
  }

  /** What is saved for a question in exactly its language. */
  async function readOne(session: SessionState, question: Question): Promise<Read | null> {
    const name = await nameOf(session.account, question)
    const key = await keyOf(session)
    if (key === null) return null
    const record = await world.account.run('readonly', [RECORDS], (open) => open(RECORDS).get(name))
    return record === null ? null : opened(key, name, record)
  }

  /** What is saved for a question, in its language, else in the other one: at the gate any language will do. */
  async function read(session: SessionState, question: Question): Promise<Read | null> {
    const other = question.language === '0' ? '1' : '0'
    return (await readOne(session, question)) ?? (await readOne(session, { ...question, language: other }))
  }

  /** Saves an answer, if the session is still the one it was asked in and the person is known. True: saved. */
  async function save(session: SessionState, question: Question, kept: Kept): Promise<boolean> {
    if (await isOver(kept)) return false
    const key = await keyOf(session)
    const now = await world.account.run('readonly', [SESSION], sessionIn)
    if (key === null || now?.trust !== 'sure') return false
    const name = await nameOf(now.account, question)
    const record: SealedAnswer = { savedAt: world.now(), ...(await seal(key, name, JSON.stringify(kept))) }
    const done = await world.account.run('readwrite', [SESSION, KEYS, RECORDS], async (open) => {
      const last = await sessionIn(open)
      if (last?.epoch !== session.epoch || last.trust !== 'sure') return false
      if ((await open(KEYS).get(last.account)) === null) return false
      await open(RECORDS).put(name, record)
      return true
    })
    return done === true
  }

  /** The server says that it is not there (any more). */
  async function remove(session: SessionState, question: Question): Promise<void> {
    const names = await Promise.all(
      (['0', '1'] as const).map((language) => nameOf(session.account, { ...question, language })),
    )
    await world.account.run('readwrite', [RECORDS], async (open) => {
      for (const name of names) await open(RECORDS).delete(name)
    })
  }

  /** Everything that is saved, by its name; null for what is past its time or cannot be opened. */
  async function entries(session: SessionState): Promise<[string, Read | null][]> {
    const key = await keyOf(session)
    const sealed = await world.account.run('readonly', [RECORDS], (open) => open(RECORDS).entries())
    if (key === null || sealed === null) return []
    return await Promise.all(
      sealed.map(async ([name, record]): Promise<[string, Read | null]> => [
        name,
        await opened(key, name, record),
      ]),
    )
  }
  const standing = (all: readonly [string, Read | null][]) => all.flatMap(([, kept]) => kept ?? [])

  /** Everything that is saved and in its time. */
  const all = async (session: SessionState): Promise<Read[]> => standing(await entries(session))

  /** Removes what is past its time or cannot be opened; what is left. */
  async function sweep(session: SessionState): Promise<Read[]> {
    const found = await entries(session)
    const gone = found.flatMap(([name, kept]) => (kept === null ? name : []))
    await world.account.run('readwrite', [RECORDS], async (open) => {
      for (const name of gone) await open(RECORDS).delete(name)
    })
    return standing(found)
  }

  return { holds, read, readOne, all, save, remove, sweep }
}
