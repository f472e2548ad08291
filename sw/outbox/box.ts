import type { Keyring } from '../keyring.ts'
import { sessionIn } from '../session.ts'
import { KEYS, OUTBOX, SESSION, type SealedAnswer, type SessionState } from '../tables.ts'
import { seal, unseal } from '../vault.ts'
import type { World } from '../world.ts'
import { waitingIn, type Placed, type Waiting } from './record.ts'

const nameOf = (place: string) => `outbox ${place}`
const isHere = (now: SessionState | null, session: SessionState) =>
  now?.epoch === session.epoch && now.trust !== 'unknown' && now.account === session.account

export function createBox(world: World, keyring: Keyring) {
  let last = 0
  /** What was opened, by account, place and vector: a day without a network leaves hundreds of things, each looked at as often. */
  let opened = new Map<string, Placed>()
  /** A place after every other one, also when the clock stands or was set back. */
  function nextPlace(after: string | undefined): string {
    last = Math.max(world.now(), last + 1, Number(after ?? 0) + 1)
    return String(last).padStart(15, '0')
  }

  async function keyOf(session: SessionState): Promise<CryptoKey | null> {
    const kept = await world.account.run('readonly', [SESSION, KEYS], async (open) =>
      isHere(await sessionIn(open), session) ? open(KEYS).get(session.account) : null,
    )
    return await keyring.keyFor(session.account, kept)
  }

  /** Puts a sealed thing in its place, if the person is still the one who did it. */
  async function put(session: SessionState, place: string, thing: Waiting, fresh: boolean): Promise<boolean> {
    const key = await keyOf(session)
    if (key === null) return false
    const { place: _place, ...plain }: Waiting & { place?: string } = thing
    const record = { savedAt: world.now(), ...(await seal(key, nameOf(place), JSON.stringify(plain))) }
    const done = await world.account.run('strict', [SESSION, KEYS, OUTBOX], async (open) => {
      if (!isHere(await sessionIn(open), session) || (await open(KEYS).get(session.account)) === null)
        return false
      // What was taken away meanwhile does not come back.
      if (!fresh && (await open(OUTBOX).get(place)) === null) return false
      await open(OUTBOX).put(place, record)
      return true
    })
    return done === true
  }

  async function openedWith(key: CryptoKey, place: string, record: SealedAnswer): Promise<Placed | null> {
    const text = await unseal(key, nameOf(place), record)
    const thing = text === null ? null : waitingIn(text)
    return thing && { ...thing, place }
  }

  /** Everything that waits or was refused, oldest first. */
  async function list(session: SessionState): Promise<Placed[]> {
    const key = await keyOf(session)
    const all = await world.account.run('readonly', [OUTBOX], (open) => open(OUTBOX).entries())
    const still = new Map<string, Placed>()
    if (key !== null)
      for (const [place, record] of all ?? []) {
        const mark = `${session.account} ${place} ${record.vector.join()}`
        const thing = opened.get(mark) ?? (await openedWith(key, place, record))
        if (thing !== null) still.set(mark, thing)
      }
    opened = still
    return [...still.values()]
  }

  /** Adds a thing; under a key that waits already it is the same thing. Null: this device cannot keep it. */
  async function add(session: SessionState, thing: Waiting): Promise<Placed | null> {
    const all = await list(session)
    const known = all.find(({ key }) => key === thing.key)
    if (known !== undefined) return known
    const place = nextPlace(all.at(-1)?.place)
    return (await put(session, place, thing, true)) ? { ...thing, place } : null
  }

  const change = (session: SessionState, { place, ...thing }: Placed, changes: Partial<Waiting>) =>
    put(session, place, { ...thing, ...changes }, false)

  const remove = (place: string) =>
    world.account.run('strict', [OUTBOX], (open) => open(OUTBOX).delete(place))

  /** Whether a thing still waits and its person is still here. */
  const holds = async (session: SessionState, place: string): Promise<boolean> =>
    (await world.account.run(
      'readonly',
      [SESSION, OUTBOX],
      async (open) => isHere(await sessionIn(open), session) && (await open(OUTBOX).get(place)) !== null,
    )) === true

  return { add, list, change, remove, holds }
}
