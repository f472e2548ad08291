import { answered } from './answered.ts'
import { codeOf, dataOf } from './reply.ts'
import { REFRESH_LOCK } from '#contract/worker.ts'
import { requestFor } from './match.ts'
import type { Open } from './store.ts'
import { KEYS, OUTBOX, RECORDS, SESSION, type SessionState } from './tables.ts'
import { isWhole, KEY_LOCK, type Keyring } from './keyring.ts'
import { hashed } from './vault.ts'
import type { World } from './world.ts'

const unknownPerson = (): SessionState => ({ epoch: crypto.randomUUID(), account: '', trust: 'unknown' })
const THE_ONE = 'session'

/** The session inside a transaction; null where none has begun. */
export const sessionIn = (open: Open): Promise<SessionState | null> => open(SESSION).get(THE_ONE)

/** Who is signed in, as far as the worker knows. */
export type Session = ReturnType<typeof createSession>

/**
 * `changed`: another person than before turned out to be signed in, and the data of the one before was destroyed.
 * `toldToForget`: the session was ended from elsewhere, for a device that may be lost. `recognised`: who had been signed out
 * for the server is here again.
 */
type SessionEvents = {
  changed: () => Promise<void>
  toldToForget: () => Promise<void>
  recognised: () => void
}

export function createSession(
  world: World,
  keyring: Keyring,
  { changed, toldToForget, recognised }: SessionEvents,
) {
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
  const recognise = (userId: string, epoch: string): Promise<SessionState | null> =>
    world.lock(KEY_LOCK, () => recogniseAlone(userId, epoch))

  async function recogniseAlone(userId: string, epoch: string): Promise<SessionState | null> {
    const account = await hashed('account', userId)
    const standing = await world.account.run('readonly', [SESSION], sessionIn)
    if (standing?.epoch !== epoch) return null
    if (standing.account !== '' && standing.account !== account) await keyring.destroy(account)
    const { base, renewed } = await keyring.prepare(account)
    const found = await world.account.run('readwrite', [SESSION, KEYS, RECORDS, OUTBOX], async (open) => {
      const before = await sessionIn(open)
      if (before?.epoch !== epoch) return null
      const another = before.account !== '' && before.account !== account
      if (another) {
        await open(KEYS).clear()
        await open(RECORDS).clear()
        await open(OUTBOX).clear()
      }
      const known = await open(KEYS).get(account)
      // A key of which one half is gone opens nothing: what it sealed is over.
      if (renewed && known !== null && !isWhole(known)) {
        await open(RECORDS).clear()
        await open(OUTBOX).clear()
        await open(KEYS).put(account, base)
      } else if (known === null) await open(KEYS).put(account, base)
      // Since a sign-in seen here every question was the new person's; otherwise nobody knows whose they were.
      const kept = another && before.trust !== 'unknown' ? crypto.randomUUID() : epoch
      const state: SessionState = { epoch: kept, account, trust: 'sure' }
      await open(SESSION).put(THE_ONE, state)
      return { state, another, again: !another && before.account !== '' && before.trust !== 'sure' }
    })
    if (found?.another === true) await changed()
    if (found?.again === true) recognised()
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
      if (answer !== null) await refused(epoch, answer.status, answer.text)
      return answer?.ok === true
    })

  /**
   * What the server said when the session could not be renewed. Only our own refusal says anything: the session is over, and
   * everything stays where it is; or it was ended from elsewhere for this device, which then forgets.
   */
  async function refused(epoch: string, status: number, text: string): Promise<void> {
    const code = status === 401 ? codeOf(text) : null
    if (code === 'G_SIGNED_OUT_ELSEWHERE') await toldToForget()
    else if (code !== null) await ended(epoch)
  }

  /** Asks the server who is signed in, once for all who want to know. True: it said so. */
  function identify(epoch: string): Promise<boolean> {
    const running = identifying.get(epoch)
    if (running !== undefined) return running
    const asking = askWho(epoch).finally(() => identifying.delete(epoch))
    identifying.set(epoch, asking)
    return asking
  }

  return { state, signedIn, ended, refused, recognise, identify, renew }
}

/** The id of the person in the answer of `account.guest`. */
export const userIdOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'userId' in data && typeof data.userId === 'string'
    ? data.userId
    : null
