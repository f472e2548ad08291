import { answered } from './answered.ts'
import { dataOf } from './reply.ts'
import { REFRESH_LOCK } from '#contract/worker.ts'
import { requestFor } from './match.ts'
import type { Open } from './store.ts'
import { KEYS, OUTBOX, RECORDS, SESSION, type SessionState } from './tables.ts'
import { hashed, newKey } from './vault.ts'
import type { World } from './world.ts'

const unknownPerson = (): SessionState => ({ epoch: crypto.randomUUID(), account: '', trust: 'unknown' })
const THE_ONE = 'session'

/** The session inside a transaction; null where none has begun. */
export const sessionIn = (open: Open): Promise<SessionState | null> => open(SESSION).get(THE_ONE)

/** Who is signed in, as far as the worker knows. */
export type Session = ReturnType<typeof createSession>

/** `changed` is called when another person than before turned out to be signed in, after their data was destroyed. */
export function createSession(world: World, changed: () => Promise<void>) {
  const identifying = new Map<string, Promise<boolean>>()

  const set = (next: (before: SessionState | null) => SessionState | null) =>
    world.account.run('readwrite', [SESSION], async (open) => {
      const before = await sessionIn(open)
      const after = next(before)
      if (after !== null) await open(SESSION).put(THE_ONE, after)
      return after ?? before
    })

  /** The session now, begun if there was none; null when the device has no store. */
  const state = async (): Promise<SessionState | null> =>
    (await world.account.run('readonly', [SESSION], sessionIn)) ??
    (await set((before) => (before === null ? unknownPerson() : null)))

  /** Somebody signed in: nothing saved is shown until it is known that they are who was here before. */
  const signedIn = () =>
    set((before) => ({ ...unknownPerson(), account: before === null ? '' : before.account }))

  /** The server refused the session that began as `epoch`. */
  const ended = (epoch: string) =>
    set((before) =>
      before?.epoch === epoch && before.trust === 'sure' ? { ...before, trust: 'ended' } : null,
    )

  /**
   * The server named the person of the session that began as `epoch`. If it is another one than before, the data and key
   * of the one before are destroyed first. The session from now on; null when that session was over before the answer
   * came, so that it says nothing of who is here now.
   */
  async function recognise(userId: string, epoch: string): Promise<SessionState | null> {
    const account = await hashed('account', userId)
    const key = await newKey()
    const found = await world.account.run('readwrite', [SESSION, KEYS, RECORDS, OUTBOX], async (open) => {
      const before = await sessionIn(open)
      if (before?.epoch !== epoch) return null
      const another = before.account !== '' && before.account !== account
      if (another) {
        await open(KEYS).clear()
        await open(RECORDS).clear()
        await open(OUTBOX).clear()
      }
      if ((await open(KEYS).get(account)) === null) await open(KEYS).put(account, key)
      // Since a sign-in seen here every question was the new person's; otherwise nobody knows whose they were.
      const kept = another && before.trust !== 'unknown' ? crypto.randomUUID() : epoch
      const state: SessionState = { epoch: kept, account, trust: 'sure' }
      await open(SESSION).put(THE_ONE, state)
      return { state, another }
    })
    if (found?.another === true) await changed()
    return found?.state ?? null
  }

  const asWhom = () => answered(world, requestFor(world.origin, 'account.guest', {}, '0'))

  async function askWho(epoch: string): Promise<boolean> {
    let answer = await asWhom()
    if (answer?.status === 401 && (await renew(epoch))) answer = await asWhom()
    if (answer?.ok !== true) return false
    const userId = userIdOf(dataOf(answer.text))
    return userId !== null && (await recognise(userId, epoch)) !== null
  }

  /**
   * Renews the session's cookies, one at a time among all tabs and the worker. Who waited may find that a page has just done
   * it: the worker cannot see the mark that pages go by, so it asks. False: it is over, which is noted, or nobody answers.
   */
  const renew = (epoch: string): Promise<boolean> =>
    world.lock(REFRESH_LOCK, async () => {
      const known = await asWhom()
      if (known?.status !== 401) return known?.ok === true
      const request = requestFor(world.origin, 'account.refresh', {}, '0')
      const answer = await answered(world, request)
      if (answer?.status === 401) await ended(epoch)
      return answer?.ok === true
    })

  /** Asks the server who is signed in, once for all who want to know. True: it said so. */
  function identify(epoch: string): Promise<boolean> {
    const running = identifying.get(epoch)
    if (running !== undefined) return running
    const asking = askWho(epoch).finally(() => identifying.delete(epoch))
    identifying.set(epoch, asking)
    return asking
  }

  return { state, signedIn, ended, recognise, identify, renew }
}

/** The id of the person in the answer of `account.guest`. */
export const userIdOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'userId' in data && typeof data.userId === 'string'
    ? data.userId
    : null
