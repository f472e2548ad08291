import { isRecord } from '#contract/record.ts'
import { targetName } from '#contract/targets.ts'
import { UUID } from '#contract/uuid.ts'
import { answered } from './answered.ts'
import type { Arrivals } from './arrivals.ts'
import { requestFor, type LanguageCode } from './match.ts'
import type { Records } from './records.ts'
import { aboutNotice, aboutTickets, KEPT_FOR } from './records.ts'
import type { Session } from './session.ts'
import { MARKS, type Mark, type SessionState } from './tables.ts'
import type { World } from './world.ts'

/** What a push says, once it was recognised as one of ours. */
type Told = {
  id: string
  target: number
  ref: string
  title: string
  body: string
  lang: string
  unread: number
  to: string
  side: 'guest' | 'host'
}

const PUSHED: Mark = 'pushed'
const MARK_LENGTH = 16

/** Words for what may not be shown here, or cannot be read: a browser wants something to be shown for every push. */
const SOMETHING = {
  vi: { title: 'Ghé có thông báo mới', body: 'Bạn mở Ghé để xem nhé.' },
  en: { title: 'Ghé has something new', body: 'Open Ghé to see it.' },
} as const

const languageCode = ({ lang }: Pick<Told, 'lang'>): LanguageCode => (lang === 'en' ? '1' : '0')

/** Reads what arrives: {data, from, fcmMessageId, …}, where data holds texts. Null when it is malformed or of nobody we know. */
function toldIn(payload: unknown): Told | null {
  const data = isRecord(payload) ? payload.data : null
  if (!isRecord(data)) return null
  const { id, target, ref, title, body, lang, unread, to, side } = data
  if (typeof id !== 'string' || !UUID.test(id)) return null
  if (typeof title !== 'string' || typeof body !== 'string' || typeof ref !== 'string') return null
  if (typeof target !== 'string' || typeof unread !== 'string' || typeof to !== 'string') return null
  const [place, count] = [Number(target), Number(unread)]
  if (!Number.isInteger(place) || !Number.isInteger(count) || count < 0) return null
  return {
    id,
    target: place,
    ref,
    title: title.slice(0, 200),
    body: body.slice(0, 500),
    lang: lang === 'en' ? 'en' : 'vi',
    unread: count,
    to,
    side: side === 'host' ? 'host' : 'guest',
  }
}

type Parts = { world: World; session: Session; records: Records; arrivals: Arrivals }

export function createPush({ world, session, records, arrivals }: Parts) {
  /** The session of the person that a push is for, when they are who is signed in here. */
  async function theirs({ to }: Told): Promise<SessionState | null> {
    const state = await session.state()
    const here = state !== null && state.trust !== 'unknown' && state.account !== ''
    return here && to.length === MARK_LENGTH && state.account.startsWith(to) ? state : null
  }

  /** Keeps the notice as the answer to a look at it, so that it opens without a network. */
  async function keep(state: SessionState, told: Told): Promise<void> {
    const { id, target, ref, side, title, body } = told
    const created_at = new Date(world.now()).toISOString()
    const data = { id, is_read: false, target, ref, side, title, body, created_at }
    const question = aboutNotice(id, languageCode(told))
    if ((await records.read(state, question)) !== null) return
    await records.save(state, question, {
      body: JSON.stringify({ status: 200, data }),
      removeAfter: world.now() + KEPT_FOR,
    })
  }

  /** Brings tickets anew, as they stand and with codes that are good. */
  async function refreshTickets(state: SessionState, { ref, lang }: Told): Promise<void> {
    const question = aboutTickets(ref, languageCode({ lang }))
    const request = requestFor(world.origin, question.call.name, question.input, question.language)
    const answer = await answered(world, request)
    if (answer?.status === 200)
      await records.save(state, question, { body: answer.text, removeAfter: world.now() + KEPT_FOR })
  }

  /** Brings what a guest is told about, so that it stands on the device before anybody looks for it. */
  async function refresh(state: SessionState, told: Told): Promise<void> {
    if (told.side !== 'guest') return
    switch (targetName(told.target)) {
      case 'BOOKING':
      case 'RATE':
        return void (await arrivals.refresh(state, told.ref, languageCode(told)))
      case 'BOOKING_SERVICE':
        return await refreshTickets(state, told)
      default:
    }
  }

  /** A push arrived. Something always shows; of somebody else's or a malformed one nothing is shown but that it came. */
  async function arrived(payload: unknown, language: string): Promise<void> {
    const told = toldIn(payload)
    const state = told === null ? null : await theirs(told)
    if (told === null || state === null) {
      const words = SOMETHING[language === 'en' ? 'en' : 'vi']
      return await world.notify({ ...words, tag: 'something', id: null, lang: language })
    }
    const { id, title, body, lang, unread } = told
    await Promise.all([
      world.notify({ title, body, tag: id, id, lang }),
      world.showBadge(unread),
      world.device.run('readwrite', [MARKS], (open) => open(MARKS).put(PUSHED, world.now())),
      keep(state, told),
      refresh(state, told),
      world.tell({ type: 'pushed', unread }),
    ])
  }

  /** When a push last reached this device, in milliseconds. */
  const lastArrived = () => world.device.run('readonly', [MARKS], (open) => open(MARKS).get(PUSHED))

  return { arrived, lastArrived }
}
