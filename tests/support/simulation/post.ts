import { uuidv7 } from 'uuidv7'
import { expect } from 'vitest'
import { LETTER } from '#contract/numbers.ts'
import type { Database } from '#server/db/client.ts'
import { sessions, users } from '#server/modules/accounts/tables.ts'
import { letterOf, type DeliveryWorld, type MailWorld } from '#server/modules/notices/notices.ts'
import { notices, pushDevices } from '#server/modules/notices/tables.ts'
import { START, type Place, type TestWorld } from '../bookingWorld.ts'
import { doing, type Doing } from './faultyLine.ts'

/** What is out of date is not pushed any more (notices/deliver.ts). */
const NEWS_HOURS = 24
/** Longer than what is simulated. */
const FOR_EVER = '2099-01-01T00:00:00Z'

type Outside = Pick<DeliveryWorld, 'push'> & Pick<MailWorld, 'post' | 'compose' | 'unreachable'>
export type StandInPost = {
  outside: Outside
  /** How often each notice was taken: as a letter, by the host's device. */
  letters: Map<string, number>
  pushes: Map<string, number>
  /** What was taken is taken again only when something happened meanwhile: how often something has. */
  noteExcuses: (doers: readonly Pick<Doing, 'fault' | 'mood'>[]) => void
  excuses: () => number
}

/** A mail server and a push service. `believed`: a product that takes for sent what nobody took. */
export function standInPost(believed: boolean): StandInPost {
  const letters = new Map<string, number>()
  const pushes = new Map<string, number>()
  let excuses = 0
  const take = (taken: Map<string, number>, id: string) => {
    const mood = doing.getStore()?.mood ?? 'takes'
    if (mood === 'is away' && believed) return
    if (mood === 'is away') throw new Error('nobody answers')
    taken.set(id, (taken.get(id) ?? 0) + 1)
    if (mood === 'loses its answer') throw new Error('the answer was lost')
  }
  return {
    letters,
    pushes,
    outside: {
      push: {
        send: async (_token, { id = '' }) => {
          take(pushes, id)
          return 'sent'
        },
      },
      post: {
        mail: { send: async ({ id = '' }) => take(letters, id) },
        sms: { send: async () => undefined },
      },
      compose: async ({ userId, id }) => ({ mail: { to: userId, subject: '', text: '', html: '', id } }),
      unreachable: async () => false,
    },
    noteExcuses: (doers) => {
      // Of two at once one may let so much time pass that the other's claim is over.
      const something = doers.length > 1 || doers.some(({ fault, mood }) => fault || mood !== 'takes')
      if (something) excuses += 1
    },
    excuses: () => excuses,
  }
}

/** The host of a place has a device that hears of everything. */
export async function addHostDevice(db: Database, { hostId: userId }: Place): Promise<void> {
  const at = Temporal.Instant.from(START)
  const sessionId = uuidv7()
  await db.insert(users).values({ id: userId, name: 'Chị Mai', email: `${userId}@ghe.test`, createdAt: at })
  await db.insert(sessions).values({
    id: sessionId,
    userId,
    role: 'CSH',
    secret: '',
    createdAt: at,
    endsAt: Temporal.Instant.from(FOR_EVER),
  })
  await db.insert(pushDevices).values({ token: uuidv7(), userId, sessionId, language: 'vi', addedAt: at })
}

/**
 * What is noted as told was taken outside, and what was taken is not sent again unless something happened: an answer was lost, a
 * line broke, a node died. `settled`: nothing is left to be told, but for what is no news any more.
 */
export async function expectTold(
  { db, clock }: Pick<TestWorld, 'db' | 'clock'>,
  { letters, pushes, excuses }: StandInPost,
  { hostId }: Place,
  settled: boolean,
): Promise<void> {
  const most = 1 + excuses()
  for (const taken of [letters, pushes])
    expect(
      [...taken].filter(([, times]) => times > most),
      'told again for nothing',
    ).toEqual([])
  const now = clock.now()
  const isOld = (at: Temporal.Instant, hours: number) => Temporal.Instant.compare(at.add({ hours }), now) < 0
  const rows = await db.select().from(notices)
  const unheard = rows.filter(
    ({ userId, id, pushedAt, readAt, createdAt }) =>
      userId === hostId &&
      pushedAt !== null &&
      !pushes.has(id) &&
      readAt === null &&
      !isOld(createdAt, NEWS_HOURS),
  )
  expect(unheard, 'no device was told').toEqual([])
  const unsent = rows.filter(
    (row) =>
      !letters.has(row.id) &&
      (row.mailedAt !== null ||
        (letterOf(row) !== null && row.mailDueAt === null && !isOld(row.createdAt, LETTER.newsHours))),
  )
  expect(unsent, 'no mail server took it').toEqual([])
  const waiting = rows.filter(({ mailDueAt, pushedAt }) => mailDueAt !== null || pushedAt === null)
  if (settled) expect(waiting, 'somebody is still to be told').toEqual([])
}
