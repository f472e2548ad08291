import type { Code } from '#contract/codes.ts'
import { isRecord } from '#contract/record.ts'

/** What the server says when a call fails; see docs of the wire. */
type Told = {
  status: number
  code: Code
  message?: string
  params?: Readonly<Record<string, string | number>> | readonly (string | number)[]
  fields?: Readonly<Record<string, string>>
  current?: unknown
}

/**
 * A call that failed. `code` is of the catalogue (contract/codes.ts); `message` is the server's sentence in the person's
 * language, empty when the call never reached it: `useCodeText` has the words then. `fields` maps a field to its code or
 * sentence; `current` is the thing as it stands now, with 409.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: Code
  readonly params: readonly (string | number)[]
  readonly fields: Readonly<Record<string, string>>
  readonly current: unknown

  constructor(told: Told) {
    super(told.message ?? '')
    this.status = told.status
    this.code = told.code
    this.params = Array.isArray(told.params) ? told.params : Object.values(told.params ?? {})
    this.fields = told.fields ?? {}
    this.current = told.current ?? null
  }
}

/** Codes are what the server says: page and server are of one version, and the worker reloads the page when they are not. */
const isCodeShaped = (value: unknown): value is Code =>
  typeof value === 'string' && /^[A-Za-z_0-9]{3,40}$/.test(value)
const isParam = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** Reads an answer that is no success; a body that is not ours (a proxy's page) becomes the generic error. */
export function problemFrom(status: number, body: unknown): ApiProblem {
  const told = isRecord(body) ? body : {}
  const fields: Record<string, string> = {}
  if (isRecord(told.fields))
    for (const [field, wrong] of Object.entries(told.fields)) {
      const text = isRecord(wrong) ? wrong.message : wrong
      if (typeof text === 'string') fields[field] = text
    }
  const unspoken: Code =
    status === 401 ? 'G_401' : status === 404 ? 'G_404' : status === 503 ? 'G_503' : 'errorOccurred'
  return new ApiProblem({
    status,
    code: isCodeShaped(told.code) ? told.code : unspoken,
    message: typeof told.message === 'string' ? told.message : '',
    params: Object.values(isRecord(told.params) ? told.params : {}).filter(isParam),
    fields,
    current: told.current ?? null,
  })
}

/** No network, and no answer from the device; of a write that was not answered in its time nobody knows whether it arrived. */
export const offlineProblem = (code: 'G_OFFLINE' | 'G_NO_ANSWER' = 'G_OFFLINE'): ApiProblem =>
  new ApiProblem({ status: 503, code })

/** Whether an error is a failed call, with this code or status when one is given. */
export const isProblem = (error: unknown, what?: Code | number): error is ApiProblem =>
  error instanceof ApiProblem && (what === undefined || error.code === what || error.status === what)
