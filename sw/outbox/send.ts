import { verdictOf, type Verdict } from '#contract/outbox.ts'
import { isRecord } from '#contract/record.ts'
import { IDEMPOTENCY_HEADER } from '#contract/worker.ts'
import { requestFor } from '../match.ts'
import { answered, type Answered } from '../answered.ts'
import type { Call } from '../table.ts'
import type { World } from '../world.ts'
import type { Waiting } from './record.ts'

/** What a try came to: the verdict, and the server's own answer where there is a whole one. */
export type Tried = {
  verdict: Verdict
  status: number
  text: string
  problem: Waiting['problem']
  /** When the server wants to be asked again, in milliseconds from now. */
  after: number
}

const NOTHING: Tried = { verdict: 'wait', status: 0, text: '', problem: null, after: 0 }
function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Reads an answer; one that breaks off or is nobody's we know says nothing. */
function read({ status, text, headers }: Answered): Tried {
  const found = parsed(text)
  const body =
    found !== null && typeof found.status === 'number'
      ? { status: found.status, ...(typeof found.code === 'string' ? { code: found.code } : {}) }
      : null
  const verdict = verdictOf({ status, body })
  const refused = verdict === 'refused' || verdict === 'conflict'
  return {
    verdict,
    status,
    text,
    problem: refused
      ? {
          code: typeof found?.code === 'string' ? found.code : 'errorOccurred',
          message: typeof found?.message === 'string' ? found.message : '',
          current: found?.current ?? null,
        }
      : null,
    after: Number(headers.get('retry-after') ?? 0) * 1000 || 0,
  }
}

/** Sends a thing once, under its own key, and says what came of it. Never rejects. */
export async function send(world: World, call: Call, thing: Waiting): Promise<Tried> {
  const asked = new Request(requestFor(world.origin, call.name, thing.input, thing.language))
  asked.headers.set(IDEMPOTENCY_HEADER, thing.key)
  const answer = await answered(world, asked)
  return answer === null ? NOTHING : read(answer)
}
