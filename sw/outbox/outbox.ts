import { laneOf, QUEUED_STATUS, waitAfter, type OutboxEntry } from '#contract/outbox.ts'
import { QUEUE_PATIENCE } from '#contract/patience.ts'
import { IDEMPOTENCY_HEADER } from '#contract/worker.ts'
import type { Clock } from '../clock.ts'
import { answerOrProblem, replyOf } from '../answered.ts'
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

/** Older things are sent only after the server said once more who is signed in, in milliseconds. */
const FRESH = 60_000
/** How long a worker that starts anew lets what failed before rest, in milliseconds: less than it lives when nobody asks anything. */
const REST_ANEW = 15_000
/** The server's own "not before" is kept to this, in milliseconds. */
const LONGEST_REST = 15 * 60_000
/** What a press of "send now" is about: everything, or one thing by its key. */
export const EVERYTHING = Symbol('everything')
type Pressed = string | typeof EVERYTHING | null

type Parts = {
  world: World
  clock: Clock
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

export function createOutbox({ world, clock, keyring, session, renew, accepted }: Parts) {
  const box = createBox(world, keyring)
  const sending = new Set<string>()
  const looking = new Map<string, Settled[]>()
  /** When a thing may be tried again, and when it was done, by the clock of this life: no setting of the wall's moves them. */
  const rests = new Map<string, number>()
  const done = new Map<string, number>()
  const began = world.elapsed()

  const laneIn = ({ name, input }: Waiting): string => {
    const call = callNamed(name)
    return call?.offline.kind === 'queue' ? laneOf(call.offline.lane, input) : name
  }
  const tell = (done: Call | null) => world.tell({ type: 'outboxChanged', done: done?.name ?? null })

  /** A thing tried in an earlier life waits anew, from this one's beginning, and not for long. */
  const dueAt = ({ key, attempts }: Waiting): number =>
    rests.get(key) ?? (attempts === 0 ? began : began + Math.min(waitAfter(attempts - 1, 0), REST_ANEW))
  const isDue = (thing: Waiting): boolean => dueAt(thing) <= world.elapsed()

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

  /**
   * Sends a thing, once more if the session could be renewed. Null: while another one hung it was thrown away, or its person
   * left, and whoever is here now has other cookies.
   */
  async function trySend(state: SessionState, call: Call, thing: Placed): Promise<Tried | null> {
    if (!(await box.holds(state, thing.place))) return null
    const tried = await send(world, call, thing)
    const again = tried.verdict === 'signIn' && (await renew(state)) && (await box.holds(state, thing.place))
    return again ? await send(world, call, thing) : tried
  }

  /** Tries one thing. True: it is settled, and the next of its lane may go. */
  async function settle(state: SessionState, thing: Placed, pressed: Pressed): Promise<boolean> {
    const call = callNamed(thing.name)
    if (call === null || call.shape !== thing.shape) {
      await giveUp(state, thing, 'G_CONFIRM_AGAIN')
      return true
    }
    // Whoever presses on what waited too long was asked and said yes: it waits for another lifetime.
    if (pressed !== thing.key && thing.expiresAt < ((await clock.atLeast()) ?? 0)) {
      await giveUp(state, thing, 'G_WAITED_TOO_LONG')
      return true
    }
    if (pressed === null && !isDue(thing)) return false
    sending.add(thing.key)
    const tried = await trySend(state, call, thing)
    sending.delete(thing.key)
    if (tried === null) return true
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
        const rest = Math.max(Math.min(tried.after, LONGEST_REST), waitAfter(thing.attempts, world.random()))
        rests.set(thing.key, world.elapsed() + rest)
        const { offline } = call
        const expiresAt =
          thing.state === 'expired' && offline.kind === 'queue'
            ? (await clock.best()) + offline.lifetimeSeconds * 1000
            : thing.expiresAt
        await box.change(state, thing, { attempts, expiresAt, state: 'queued', problem: null })
        answerPage(thing, null)
        await tell(null)
        return false
      }
    }
  }

  /** Whether the person of these things is still who the server thinks is signed in. */
  async function isTheirs(state: SessionState, things: readonly Placed[]): Promise<boolean> {
    const sure = state.trust === 'sure'
    const isFresh = ({ key, attempts }: Placed) =>
      attempts === 0 && world.elapsed() - (done.get(key) ?? Number.NEGATIVE_INFINITY) < FRESH
    if (sure && things.every(isFresh)) return true
    if (!(await session.identify(state.epoch))) return false
    const now = await session.state()
    return now?.epoch === state.epoch && now.account === state.account && now.trust === 'sure'
  }

  const waitingOf = async (state: SessionState, pressed: Pressed = null) =>
    (await box.list(state)).filter(
      (thing) => thing.state === 'queued' || (thing.state === 'expired' && thing.key === pressed),
    )

  /** Sends what waits in one lane, one after the other, while no other tab or worker does. */
  const flushLane = (lane: string, pressed: Pressed) =>
    world.lock(`ghe.outbox ${lane}`, async () => {
      const state = await session.state()
      if (state === null || state.account === '' || state.trust === 'unknown') return
      const things = (await waitingOf(state, pressed)).filter((thing) => laneIn(thing) === lane)
      const due = things.some((thing) => pressed === EVERYTHING || thing.key === pressed || isDue(thing))
      if (!due || !(await isTheirs(state, things))) return
      for (const thing of things) if (!(await settle(state, thing, pressed))) break
    })

  /** Sends everything that is due; what is `pressed` now, however often it failed. True: nothing waits any more. */
  async function flush(pressed: Pressed = null): Promise<boolean> {
    const state = await session.state()
    if (state === null || state.account === '') return true
    const lanes = new Set((await waitingOf(state, pressed)).map(laneIn))
    await Promise.all([...lanes].map((lane) => flushLane(lane, pressed)))
    const left = await waitingOf(state)
    if (left.length === 0) return true
    await world.wakeLater().catch(() => undefined)
    const soonest = Math.min(...left.map(dueAt))
    world.alarm(Math.max(soonest - world.elapsed(), 1000), () => flush())
    return false
  }

  /** Answers a call whose policy is `queue`: kept first, then sent; the server's answer if it comes, else that it waits. */
  async function answer(call: Call, request: Request, later: WaitUntil): Promise<Response> {
    const language = languageOf(request)
    const key = request.headers.get(IDEMPOTENCY_HEADER)
    const input = await inputOf(call, request)
    const state = await session.state()
    const now = await clock.best()
    if (key !== null && !done.has(key)) done.set(key, world.elapsed())
    const kept =
      key === null || input === null || state === null || call.offline.kind !== 'queue' || call.shape === null
        ? null
        : await box.add(state, {
            key,
            name: call.name,
            input,
            language,
            shape: call.shape,
            createdAt: now,
            expiresAt: now + call.offline.lifetimeSeconds * 1000,
            attempts: 0,
            state: 'queued',
            problem: null,
          })
    // A device that cannot keep it does what it can: the network, or an honest error.
    if (kept === null) {
      const now = await answerOrProblem(world, request)
      return now instanceof Response ? now : replyOf(now)
    }
    const waits = jsonReply(
      QUEUED_STATUS,
      JSON.stringify({ status: QUEUED_STATUS, data: { queued: true, key: kept.key } }),
    )
    const settled = new Promise<Response | null>((resolve) => {
      looking.set(kept.key, [...(looking.get(kept.key) ?? []), resolve])
    })
    later(flush(kept.key).then(() => answerPage(kept, null)))
    const early = await Promise.race([settled, world.after(QUEUE_PATIENCE).then(() => null)])
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
