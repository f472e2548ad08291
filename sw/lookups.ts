import { PATIENCE } from '#contract/patience.ts'
import { answered, replyOf, type Answered } from './answered.ts'
import { canonical, callNamed, inputOf, languageOf, requestFor, type LanguageCode } from './match.ts'
import { problemReply, savedReply } from './reply.ts'
import type { Call } from './table.ts'
import { ANSWERS, USES, type SavedAnswer } from './tables.ts'
import { hashed } from './vault.ts'
import type { WaitUntil, World } from './world.ts'

/** How many answers of one call stay on the device; the one unused longest goes first. */
export const ANSWERS_PER_CALL = 200
const HOUR = 3_600_000

/** What a page hands over of its first visit. */
export type HandedOver = { name: string; input: object; language: LanguageCode; data: unknown }

/** Public reads: the saved answer at once and a fresh one behind it. */
export type Lookups = ReturnType<typeof createLookups>

export function createLookups(world: World) {
  const refreshing = new Map<string, Promise<void>>()

  const nameOf = async (call: Call, input: object, language: LanguageCode) =>
    `${call.name} ${await hashed(canonical(call, input), language)}`

  const read = (name: string) => world.device.run('readonly', [ANSWERS], (open) => open(ANSWERS).get(name))

  const used = (name: string) =>
    world.device.run('readwrite', [USES], async (open) => {
      const last = await open(USES).get(name)
      if (last !== null && world.now() - last > HOUR) await open(USES).put(name, world.now())
    })

  const write = (call: Call, name: string, body: string) =>
    world.device.run('readwrite', [ANSWERS, USES], async (open) => {
      await open(ANSWERS).put(name, { savedAt: world.now(), body })
      await open(USES).put(name, world.now())
      const uses = await open(USES).entries(`${call.name} `)
      const oldest = uses
        .sort(([, one], [, other]) => one - other)
        .slice(0, Math.max(0, uses.length - ANSWERS_PER_CALL))
      for (const [old] of oldest) {
        await open(ANSWERS).delete(old)
        await open(USES).delete(old)
      }
      return true
    })

  const drop = (name: string) =>
    world.device.run('readwrite', [ANSWERS, USES], async (open) => {
      await open(ANSWERS).delete(name)
      await open(USES).delete(name)
      return true
    })

  /** Takes an answer of the server in: its body when it was saved. */
  async function take(call: Call, name: string, answer: Answered): Promise<string | null> {
    if (answer.status === 404) await drop(name)
    if (!answer.ok) return null
    return (await write(call, name, answer.text)) === null ? null : answer.text
  }

  async function refresh(call: Call, name: string, request: Request, input: object, saved: SavedAnswer) {
    const answer = await answered(world, request)
    if (answer === null) return
    const kept = await take(call, name, answer)
    if (!answer.ok || answer.text === saved.body) return
    // What a full device cannot replace gives way: the next question is the network's.
    if (kept !== null || (await drop(name)) !== null)
      await world.tell({ type: 'refreshed', name: call.name, input })
  }

  function refreshOnce(name: string, work: () => Promise<void>): Promise<void> {
    const running = refreshing.get(name) ?? work().finally(() => refreshing.delete(name))
    refreshing.set(name, running)
    return running
  }

  /** Answers a call whose policy is `lookup`. */
  async function answer(call: Call, request: Request, later: WaitUntil): Promise<Response> {
    const language = languageOf(request)
    const input = await inputOf(call, request)
    if (input === null || call.offline.kind !== 'lookup') return problemReply('G_NOT_SAVED', language)
    const name = await nameOf(call, input, language)
    const { freshSeconds, keepSeconds } = call.offline
    const found = await read(name)
    const age = found === null ? Infinity : (world.now() - found.savedAt) / 1000
    if (found !== null && age <= keepSeconds) {
      later(used(name))
      if (age > freshSeconds) {
        // A request of its own: the page's may be given up with the page.
        const again = requestFor(world.origin, call.name, input, language)
        later(refreshOnce(name, () => refresh(call, name, again, input, found)))
      }
      return savedReply(found.body, found.savedAt)
    }
    const network = answered(world, request)
    const taken = network.then((fresh) => (fresh === null ? null : take(call, name, fresh)))
    later(taken)
    const early = await Promise.race([network, world.after(PATIENCE.lookup.begins)])
    if (early === undefined)
      later(
        taken.then((body) =>
          body === null ? undefined : world.tell({ type: 'refreshed', name: call.name, input }),
        ),
      )
    return early ? replyOf(early) : problemReply('G_NOT_SAVED', language)
  }

  /** Keeps what a first visit was shown, for the first visit without a network. */
  async function handOver(answers: readonly HandedOver[]): Promise<void> {
    for (const { name, input, language, data } of answers) {
      const call = callNamed(name)
      if (call?.offline.kind !== 'lookup') continue
      await write(call, await nameOf(call, input, language), JSON.stringify({ status: 200, data }))
    }
  }

  return { answer, handOver }
}
