import type { Code } from '#contract/codes.ts'
import type { CallContext, Person } from './handlers.ts'

export type FieldProblem = { code: Code; params?: readonly (string | number)[] }
export type RefusalDetails = {
  /** What was wrong where, by the path of the input's field. */
  fields?: Record<string, FieldProblem>
  /** The thing as it stands now, with 409. */
  current?: unknown
  /** Seconds after which it is worth trying again (429, 503). */
  retryAfter?: number
}

/** A call that ends with a code of the catalogue: expected, told to the person, never logged as an error. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly params: readonly (string | number)[]
  readonly details: RefusalDetails

  constructor(code: Code, params: readonly (string | number)[] = [], details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.params = params
    this.details = details
  }
}

/** Ends the call with a code. `{0}`, `{1}` of its message are `params`. */
export function refuse(
  code: Code,
  params: readonly (string | number)[] = [],
  details: RefusalDetails = {},
): never {
  throw new Refusal(code, params, details)
}

/** The person of a call whose endpoint is not open to anyone. */
export function personOf(context: CallContext): Person {
  return context.person ?? refuse('error_login')
}
