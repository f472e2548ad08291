import { answerOrProblem, replyOf } from './answered.ts'
import type { Arrivals } from './arrivals.ts'
import type { Lookups } from './lookups.ts'
import { languageOf } from './match.ts'
import type { Mine } from './mine.ts'
import type { Outbox } from './outbox/outbox.ts'
import { problemReply } from './reply.ts'
import type { Session } from './session.ts'
import type { SignOut } from './signOut.ts'
import type { Call } from './table.ts'
import type { WaitUntil, World } from './world.ts'

export type CallParts = {
  world: World
  session: Session
  lookups: Lookups
  mine: Mine
  arrivals: Arrivals
  outbox: Outbox
  signOut: SignOut
}

/** Answers one call to the API by the policy in its row of the endpoint table. */
export function createCalls({ world, session, lookups, mine, arrivals, outbox, signOut }: CallParts) {
  /** The network or an honest error; what a session or a booking learns from the answer is noted. */
  async function live(call: Call, request: Request, later: WaitUntil): Promise<Response> {
    const renews = call.name === 'account.refresh'
    const before = call.booking === null && !renews ? null : await session.state()
    const answer = await answerOrProblem(world, request)
    if (answer instanceof Response) return answer
    if (call.signsIn && answer.ok) {
      await signOut.replaced()
      await session.signedIn()
    }
    if (renews && before !== null && answer.status === 401)
      await session.refused(before.epoch, answer.status, answer.text)
    if (before?.trust === 'sure' && answer.ok)
      later(arrivals.keepCarried(before, call, answer.data, languageOf(request)))
    return replyOf(answer)
  }

  return async function answerCall(call: Call, request: Request, later: WaitUntil): Promise<Response> {
    if (call.name === 'account.signOut') return await signOut.answer(request)
    const personal = call.personal || call.name === 'account.refresh'
    if (!(await signOut.settled()) && personal) return problemReply('G_401', languageOf(request))
    const { kind } = call.offline
    if (kind === 'lookup') return await lookups.answer(call, request, later)
    if (kind === 'keep') return await mine.answer(call, request, later)
    if (kind === 'queue') return await outbox.answer(call, request, later)
    return await live(call, request, later)
  }
}
