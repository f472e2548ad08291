import { ourBody } from '#contract/envelope.ts'
import { isRecord } from '#contract/record.ts'
import { ENDPOINT_HEADER } from '#contract/worker.ts'
import type { Call } from './table.ts'

/** A whole answer of ours, which has proved itself. `data` is what a success gives. */
export type Answered = { status: number; ok: boolean; text: string; data: unknown; headers: Headers }

/** Whether the data of a success can be this call's. */
const isOf = ({ has }: Call, data: unknown): boolean =>
  has === 'list'
    ? Array.isArray(data)
    : has.length === 0 || (isRecord(data) && has.every((field) => field in data))

/**
 * The one gate for all that enters the device as an answer: JSON, in our envelope, to this very question. Our server says which
 * call it answers; a build before it did so is known by the fields of its answer, so that going back to one costs nobody
 * their network. Schemas stay out: reading them costs each start of the worker 10 ms and 12 kB. Null: not ours, which is as
 * good as no network.
 */
export function trusted(call: Call, { status, headers }: Response, text: string): Answered | null {
  const body = ourBody(status, headers.get('content-type'), text)
  const mark = headers.get(ENDPOINT_HEADER)
  if (body === null || (mark !== null && mark !== call.name)) return null
  const ok = status === 200
  if (ok && mark === null && !isOf(call, body.data)) return null
  return { status, ok, text, data: body.data, headers }
}
