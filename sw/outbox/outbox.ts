import { laneOf, QUEUED_STATUS, waitAfter, type OutboxEntry } from '#contract/outbox.ts'
import { IDEMPOTENCY_HEADER } from '#contract/worker.ts'
import { callNamed, inputOf, languageOf } from '../match.ts'
import { jsonReply, problemReply } from '../reply.ts'
import type { Keyring } from '../keyring.ts'
import type { Session } from '../session.ts'
import { PROBLEMS, type Call } from '../table.ts'
import type { SessionState } from '../tables.ts'
import type { WaitUntil, World } from '../world.ts'
import { createBox } from './box.ts'
import { entryOf, type Placed, type Waiting } from './record.ts'
import { send, type Tried } from './send.ts'

/** How long a page is kept waiting for the server before it hears that the thing waits, in milliseconds. */
const PATIENCE = 8000
/** Older things are sent only after the server said once more who is signed in, in milliseconds. */
const FRESH = 60_000

type Parts = {
  world: World
  keyring: Keyring
  session: Session
  /** Renews the session's cookies; false when it is over. */
  renew: (state: SessionState) => Promise<boolean>
  /** Takes in what an accepted answer says. */
  accepted: (state: SessionState, call: Call, text: string, language: Waiting['language']) => Promise<void>
}
type Settled = (answer: Response | null) => void

/** What people do without a network: kept, sent in order, exactly once; accepted or refused by the server alone. */
export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox({ world, keyring, session, renew, accepted }: Parts) {
  const box = createBox(world, keyring)
  const sending = new Set<string>()
  const looking = new Map<string, Settled[]>()

  const laneIn = ({ name, input }: Waiting): string => {
    const call = callNamed(name)
    return call?.offline.kind === 'queue' ? laneOf(call.offline.lane, input) : name
  }
  const tell = (done: Call | null) => world.tell({ type: 'outboxChanged', done: done?.name ?? null })

  /** The page that did it is still there and hears the answer itself; then nothing has to be kept of a refusal. */
  function answerPage(thing: Placed, answer: Response | null): boolean {
    const pages = looking.get(thing.key) ?? []
    looking.delete(thing.key)
    for (const settle of pages) settle(answer?.clone() ?? null)
    return pages.length > 0
  }

  async function refuse(state: SessionState, thing: Placed, tried: Tried): Promise<void> {
    const told = answerPage(thing, jsonReply(tried.status, tried.text))
    if (told) await box.remove(thing.place)
    else
      await box.change(state, thing, {
        state: tried.verdict === 'conflict' ? 'conflict' : 'refused',
        problem: tried.problem,
      })
    await tell(null)
  }

  async function giveUp(
    state: SessionState,
    thing: Placed,
    why: 'G_CONFIRM_AGAIN' | 'G_WAITED_TOO_LONG',
  ): Promise<void> {
    const { vi, en } = PROBLEMS[why]
    const problem = { code: why, message: thing.language === '1' ? en : vi, current: null }
    await box.change(state, thing, { state: why === 'G_WAITED_TOO_LONG' ? 'expired' : 'refused', problem })
    answerPage(thing, problemReply(why, thing.language))
    await tell(null)
  }

  /** Tries one thing. True: it is settled, and the next of its lane may go. */
  async function settle(state: SessionState, thing: Placed, pressed: boolean): Promise<boolean> {
    const call = callNamed(thing.name)
    if (call === null || call.shape !== thing.shape) {
      await giveUp(state, thing, 'G_CONFIRM_AGAIN')
      return true
    }
    if (thing.expiresAt < world.now()) {
      await giveUp(state, thing, 'G_WAITED_TOO_LONG')
      return true
    }
    if (thing.nextAt > world.now() && !pressed) return false
    sending.add(thing.key)
    let tried = await send(world, call, thing)
    if (tried.verdict === 'signIn' && (await renew(state))) tried = await send(world, call, thing)
    sending.delete(thing.key)
    switch (tried.verdict) {
      case 'accepted':
        await box.remove(thing.place)
        await accepted(state, call, tried.text, thing.language).catch(() => undefined)
        answerPage(thing, jsonReply(tried.status, tried.text))
        await tell(call)
        return true
      case 'refused':
      case 'conflict':
        await refuse(state, thing, tried)
        return true
      case 'signIn':
      case 'wait':
      default: {
        const attempts = thing.attempts + 1
        const nextAt = world.now() + Math.max(tried.after, waitAfter(thing.attempts, world.random()))
        await box.change(state, thing, { attempts, nextAt })
        answerPage(thing, null)
        await tell(null)
        return false
      }
    }
  }

  /** Whether the person of these things is still who the server thinks is signed in. */
  async function isTheirs(state: SessionState, things: readonly Placed[]): Promise<boolean> {
    const sure = state.trust === 'sure'
    if (sure && things.every(({ createdAt, attempts }) => attempts === 0 && world.now() - createdAt < FRESH))
      return true
    if (!(await session.identify(state.epoch))) return false
    const now = await session.state()
    return now?.epoch === state.epoch && now.account === state.account && now.trust === 'sure'
  }

  const waitingOf = async (state: SessionState) =>
    (await box.list(state)).filter((thing) => thing.state === 'queued')

  /** Sends what waits in one lane, one after the other, while no other tab or worker does. */
  const flushLane = (lane: string, pressed: string | null) =>
    world.lock(`ghe.outbox ${lane}`, async () => {
      const state = await session.state()
      if (state === null || state.account === '' || state.trust === 'unknown') return
      const things = (await waitingOf(state)).filter((thing) => laneIn(thing) === lane)
      const due = things.some(({ key, nextAt }) => key === pressed || nextAt <= world.now())
      if (!due || !(await isTheirs(state, things))) return
      for (const thing of things) if (!(await settle(state, thing, pressed !== null))) break
    })

  /** Sends everything that is due; `pressed` now, however often it failed. True: nothing waits any more. */
  async function flush(pressed: string | null = null): Promise<boolean> {
    const state = await session.state()
    if (state === null || state.account === '') return true
    const lanes = new Set((await waitingOf(state)).map(laneIn))
    await Promise.all([...lanes].map((lane) => flushLane(lane, pressed)))
    const left = await waitingOf(state)
    if (left.length === 0) return true
    await world.wakeLater().catch(() => undefined)
    const soonest = Math.min(...left.map(({ nextAt }) => nextAt))
    world.alarm(Math.max(soonest - world.now(), 1000), () => flush())
    return false
  }

  /** Answers a call whose policy is `queue`: kept first, then sent; the server's answer if it comes, else that it waits. */
  async function answer(call: Call, request: Request, later: WaitUntil): Promise<Response> {
    const language = languageOf(request)
    const key = request.headers.get(IDEMPOTENCY_HEADER)
    const input = await inputOf(call, request)
    const state = await session.state()
    const kept =
      key === null || input === null || state === null || call.offline.kind !== 'queue' || call.shape === null
        ? null
        : await box.add(state, {
            key,
            name: call.name,
            input,
            language,
            shape: call.shape,
            createdAt: world.now(),
            expiresAt: world.now() + call.offline.lifetimeSeconds * 1000,
            attempts: 0,
            nextAt: 0,
            state: 'queued',
            problem: null,
          })
    // A device that cannot keep it does what it can: the network, or an honest error.
    if (kept === null) return await world.ask(request).catch(() => problemReply('G_OFFLINE', language))
    const waits = jsonReply(
      QUEUED_STATUS,
      JSON.stringify({ status: QUEUED_STATUS, data: { queued: true, key: kept.key } }),
    )
    const settled = new Promise<Response | null>((resolve) => {
      looking.set(kept.key, [...(looking.get(kept.key) ?? []), resolve])
    })
    later(flush(kept.key).then(() => answerPage(kept, null)))
    const early = await Promise.race([settled, world.after(PATIENCE).then(() => null)])
    looking.delete(kept.key)
    if (early === null) await tell(null)
    return early ?? waits
  }

  /** What waits and what was refused, for pages. */
  async function entries(): Promise<OutboxEntry[]> {
    const state = await session.state()
    if (state === null || state.account === '') return []
    const signedIn = state.trust === 'sure'
    return (await box.list(state)).flatMap(
      (thing) => entryOf(thing, { sending: sending.has(thing.key), signedIn }) ?? [],
    )
  }

  /** Takes one away, unless it is on its way just now: then the server's word decides. */
  async function discard(key: string): Promise<void> {
    const state = await session.state()
    const thing = state === null ? undefined : (await box.list(state)).find((one) => one.key === key)
    if (thing !== undefined && !sending.has(key)) await box.remove(thing.place)
    await tell(null)
  }

  return { answer, flush, entries, discard }
}
