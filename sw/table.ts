import * as z from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'
import { CODES } from '#contract/codes.ts'
import { API_BASE, ENDPOINTS, ENDPOINT_NAMES, type EndpointName } from '#contract/endpoints.ts'
import type { OfflinePolicy } from '#contract/policy.ts'
import { bookingDetail, bookingPage, comingStays } from '#contract/shapes/booking.ts'

/** What the worker needs to know of a call. */
export type Call = {
  name: EndpointName
  method: string
  path: string
  /** Whether the answer depends on who asks. */
  personal: boolean
  /** Whether the answer is a stream or a file, which goes past the worker: it would not let it sleep. */
  stream: boolean
  offline: OfflinePolicy
  /** Whether its success begins a session. */
  signsIn: boolean
  /** Where the answer carries a booking of the person's own: it is one, has one, or lists them. */
  booking: 'is' | 'has' | 'lists' | null
  /** Of a call that may wait: a mark of its input's shape. What was queued under another mark is asked about again. */
  shape: string | null
  /** Whether it sends files, which takes its time. */
  files?: true
  /** Fields that its success cannot be without, a few of them: by these it is known without our server's mark. `list`: it is one. */
  has: readonly string[] | 'list'
}

function carried(name: EndpointName): Call['booking'] {
  const { output, who } = ENDPOINTS[name]
  if (who !== 'booking.own' && who !== 'booking.create') return null
  if (output === bookingPage || output === comingStays) return 'lists'
  if (output === bookingDetail) return 'is'
  const shape: object = output instanceof z.ZodMiniObject ? output.shape : {}
  return 'booking' in shape && shape.booking === bookingDetail ? 'has' : null
}

/** So many fields tell an answer from every other one. */
const TELLING = 4

/** The fields that an answer cannot be without. */
function needed(name: EndpointName): Call['has'] {
  const shape = toJSONSchema(ENDPOINTS[name].output, { io: 'output', unrepresentable: 'any' })
  return shape.type === 'array' ? 'list' : (shape.required ?? []).slice(0, TELLING)
}

/** A short mark of a schema (FNV-1a of its JSON form): it changes when the shape does. */
function shapeMark(schema: z.ZodMiniType): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/**
 * The endpoint table without its schemas. The build works these values out beforehand (scripts/vite/slimWorker.ts):
 * the worker starts before anything can be seen, and reading the schemas of all calls would cost it 10 ms and 12 kB.
 */
export const CALLS: readonly Call[] = ENDPOINT_NAMES.map((name) => {
  const { method, path, who, offline, ...rest } = ENDPOINTS[name]
  const stream = 'stream' in rest || 'file' in rest
  const signsIn = 'signsIn' in rest
  const shape = offline.kind === 'queue' ? shapeMark(ENDPOINTS[name].input) : null
  return {
    name,
    method,
    path,
    personal: who !== 'anyone',
    stream,
    offline,
    signsIn,
    booking: carried(name),
    shape,
    ...('files' in rest ? { files: true as const } : {}),
    has: stream ? [] : needed(name),
  }
})

const { G_401, G_OFFLINE, G_NOT_SAVED, G_NO_ANSWER, G_CONFIRM_AGAIN, G_WAITED_TOO_LONG } = CODES
/** The problems that the worker itself answers with. */
export const PROBLEMS = { G_401, G_OFFLINE, G_NOT_SAVED, G_NO_ANSWER, G_CONFIRM_AGAIN, G_WAITED_TOO_LONG }
/** The base of every call. */
export const BASE = API_BASE
