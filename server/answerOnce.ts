import { CODES } from '#contract/codes.ts'
import type { CallContext } from './handlers.ts'
import { problemOf } from './http/problem.ts'
import { claim, type KeyedCall, type SavedAnswer } from './modules/idempotency/idempotency.ts'
import { Refusal } from './refusal.ts'
import type { Services } from './services.ts'

/** A failure that stays one however often the same call is repeated. */
const isFinal = (error: unknown): error is Refusal => {
  if (!(error instanceof Refusal)) return false
  const { status } = CODES[error.code]
  return status < 500 && status !== 401 && status !== 403 && status !== 429
}

/** Does the work of a call once for its key, and says the same for ever after. */
export async function answerOnce(
  services: Services,
  call: KeyedCall,
  context: CallContext,
  work: (context: CallContext) => Promise<unknown>,
): Promise<SavedAnswer & { replayed: boolean }> {
  const claimed = await claim(services, call)
  if (claimed.kind === 'answered') return { ...claimed.answer, replayed: true }
  let kept = false
  try {
    const body = await work({
      ...context,
      idempotencyKey: call.key,
      keepAnswer: async (tx, data) => {
        await claimed.save(tx, { status: 200, body: { status: 200, data } })
        kept = true
      },
    })
    if (!kept) await claimed.save(services.db, { status: 200, body })
    return { status: 200, body, replayed: false }
  } catch (error) {
    if (isFinal(error)) {
      const problem = problemOf(error, context.language, context.requestId)
      await claimed.save(services.db, { status: problem.status, body: problem })
    } else await claimed.release()
    throw error
  }
}
