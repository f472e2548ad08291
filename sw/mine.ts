import { KEEP_PATIENCE, PATIENCE } from '#contract/patience.ts'
import { answered, replyOf, type Answered } from './answered.ts'
import { inputOf, languageOf, type LanguageCode } from './match.ts'
import type { Arrivals } from './arrivals.ts'
import type { Kits } from './kits.ts'
import { KEPT_FOR, type Question, type Read, type Records } from './records.ts'
import { problemReply, savedReply } from './reply.ts'
import { userIdOf, type Session } from './session.ts'
import type { Call } from './table.ts'
import type { SessionState } from './tables.ts'
import type { WaitUntil, World } from './world.ts'

/** Our own word; without one, and when the server is too busy to say it, the saved copy. */
function shown(answer: Answered | null, saved: Read | null, language: LanguageCode): Response {
  if (answer !== null && (answer.status < 500 || saved === null)) return replyOf(answer)
  return saved === null ? problemReply('G_NOT_SAVED', language) : savedReply(saved.body, saved.savedAt)
}

/** What is a person's own: the network first, the saved copy with its age when it does not answer. */
export type Mine = ReturnType<typeof createMine>

export function createMine(world: World, session: Session, records: Records, arrivals: Arrivals, kits: Kits) {
  /** A network that let one question wait is not waited for by the next ones, until it answers any: pages ask in turn. */
  let silent = false

  /** The session an answer belongs to; null when it is over, or nobody can say. */
  async function whose(before: SessionState, call: Call, data: unknown): Promise<SessionState | null> {
    const userId = call.name === 'account.guest' ? userIdOf(data) : null
    if (userId !== null) return await session.recognise(userId, before.epoch)
    if (before.trust !== 'sure') await session.identify(before.epoch)
    const now = await session.state()
    return now?.epoch === before.epoch ? now : null
  }

  /**
   * Saves what the server said about a person's own. What else it carries, with all that is needed on arrival, is fetched
   * `later`: nobody waits for that.
   */
  async function take(
    before: SessionState,
    question: Question,
    answer: Answered,
    later: WaitUntil,
  ): Promise<boolean> {
    if (answer.status === 404) await records.remove(before, question)
    if (!answer.ok) return false
    const { text: body, data } = answer
    const now = await whose(before, question.call, data)
    if (now === null) return false
    if (question.call.booking === 'is') {
      // Who opens a booking does not wait for its pictures and map.
      const kept = await arrivals.keep(now, data, question.language)
      later(arrivals.followed())
      return kept
    }
    const saved = await records.save(now, question, { body, removeAfter: world.now() + KEPT_FOR })
    later(arrivals.keepCarried(now, question.call, data, question.language))
    return saved
  }

  /**
   * What the device has for a question. Which stays are ahead the kits say best: each of them may be newer than the last
   * answer to that question.
   */
  async function kept(session: SessionState, question: Question): Promise<Read | null> {
    const ahead = question.call.name === 'booking.coming' ? await kits.list(session, question) : null
    return ahead ?? (await records.read(session, question)) ?? (await kits.list(session, question))
  }

  /** Without the device's store, which may only be slow to open: then what the network says, or the store once it is there. */
  async function answerWithout(call: Call, request: Request, later: WaitUntil): Promise<Response> {
    const again = request.clone()
    const network = answered(world, request)
    const opens = world.account.opens()
    const found = await Promise.race([network, opens.then((does) => (does ? null : network))])
    if ((found === null || found.status >= 500) && (await opens))
      return await answer(call, again, later, true)
    return shown(found, null, languageOf(request))
  }

  /** Answers a call whose policy is `keep`. `waited`: for the device's store, once. */
  async function answer(call: Call, request: Request, later: WaitUntil, waited = false): Promise<Response> {
    const language = languageOf(request)
    const input = await inputOf(call, request)
    const before = await session.state()
    if (input !== null && before === null && !waited) return await answerWithout(call, request, later)
    if (input === null || before === null) return shown(await answered(world, request), null, language)
    const question: Question = { call, input, language }
    const again = request.clone()
    const network = answered(world, request)
    const taken = network
      .then((found) => {
        if (found === null) return false
        silent = false
        return take(before, question, found, later)
      })
      .catch(() => false)
    later(taken)

    const saved = before.trust === 'unknown' ? null : await kept(before, question)
    const enough = saved !== null && before.trust === 'sure'
    const patience = enough ? KEEP_PATIENCE : PATIENCE.keep.begins
    const early = await Promise.race([network, world.after(enough && silent ? 0 : patience)])
    if (early === undefined) {
      silent = true
      later(
        taken.then((fresh) =>
          fresh ? world.tell({ type: 'refreshed', name: call.name, input }) : undefined,
        ),
      )
    }
    // A session that is over takes nothing off the device: what is kept is still shown, with its age.
    if (early?.status === 401 && call.name !== 'account.guest' && before.trust !== 'unknown') {
      if (before.trust === 'sure' && (await session.renew(before.epoch))) {
        const fresh = await answered(world, again)
        if (fresh !== null) {
          later(take(before, question, fresh, later))
          return replyOf(fresh)
        }
      }
      const now = await session.state()
      const left = now?.epoch === before.epoch && now.trust === 'ended' ? await kept(now, question) : null
      if (left !== null) return savedReply(left.body, left.savedAt)
    }
    const reply = shown(early ?? null, saved, language)
    // Who is signed in must be settled before a page hears of it: it asks for what is theirs next.
    if (call.name === 'account.guest' && early) await taken
    return reply
  }

  return { answer }
}
