import { patienceOf, type Patience } from '#contract/patience.ts'
import { callOf, languageOf } from './match.ts'
import { problemReply } from './reply.ts'
import type { Call } from './table.ts'
import { trusted, type Answered } from './trust.ts'
import type { World } from './world.ts'

export type { Answered } from './trust.ts'

/** Nobody we know answered: there is no network (`none`), or whoever was asked took too long (`late`). */
type Missing = 'none' | 'late'

const isMissing = (outcome: unknown): outcome is Missing => outcome === 'none' || outcome === 'late'

/** Waits for what is asked for no longer than its patience; what comes later is given up. */
async function inTime(
  world: World,
  request: Request,
  patience: Patience,
  call: Call,
): Promise<Answered | Missing> {
  const given = new AbortController()
  const giveUp = () => given.abort()
  request.signal.addEventListener('abort', giveUp)
  const late = (milliseconds: number) => world.after(milliseconds).then((): Missing => 'late')
  const orNone = <T>(work: Promise<T>): Promise<T | Missing> => work.catch((): Missing => 'none')
  // From the question on: what came late to begin with has no less time for the rest than the whole has.
  const ended = late(patience.whole)
  try {
    const sent = orNone(world.ask(new Request(request, { signal: given.signal })))
    const response = await Promise.race([sent, late(patience.begins)])
    if (isMissing(response)) return response
    const text = await Promise.race([orNone(response.text()), ended])
    return isMissing(text) ? text : (trusted(call, response, text) ?? 'none')
  } finally {
    request.signal.removeEventListener('abort', giveUp)
    giveUp()
  }
}

/** Asks as long as this kind of call may take; the whole answer of ours, or why there is none. Never rejects. */
async function asked(world: World, request: Request): Promise<Answered | Missing> {
  const call = callOf(request.method, new URL(request.url))
  if (call === null) return 'none'
  const { begins, whole } = patienceOf(call)
  // Of what can be kept a late answer is worth its while: the page has long heard something, and hears of it then.
  const kept = call.offline.kind === 'keep' || call.offline.kind === 'lookup'
  return await inTime(world, request, { begins: kept ? whole : begins, whole }, call)
}

/** As {@link asked}, for who does not care why: null is no network, half an answer, none in time, or none of ours. */
export async function answered(world: World, request: Request): Promise<Answered | null> {
  const outcome = await asked(world, request)
  return isMissing(outcome) ? null : outcome
}

/** An answer as the page gets it. */
export const replyOf = ({ status, text, headers }: Answered): Response =>
  new Response(text, { status, headers })

/** The network or an honest error, for what the device does not keep. */
export async function answerOrProblem(world: World, request: Request): Promise<Answered | Response> {
  const outcome = await asked(world, request)
  if (!isMissing(outcome)) return outcome
  const unsure = outcome === 'late' && request.method !== 'GET'
  return problemReply(unsure ? 'G_NO_ANSWER' : 'G_OFFLINE', languageOf(request))
}
