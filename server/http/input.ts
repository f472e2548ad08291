import { toJSONSchema } from 'zod/v4/core'
import type * as z from 'zod/mini'
import { isCode, type Code } from '#contract/codes.ts'
import type { Endpoint } from '#contract/endpoints.ts'
import type { FieldProblem } from '#server/refusal.ts'

type Kind = 'number' | 'boolean' | 'text'

/** How the values of a query string are to be read: only a schema knows that `2` is a number. */
function kindsOf(input: Endpoint['input']): Map<string, Kind> {
  const { properties = {} } = toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return new Map(
    Object.entries(properties).map(([name, property]) => {
      const type = typeof property === 'object' ? property.type : undefined
      return [
        name,
        type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'text',
      ]
    }),
  )
}

function valueOf(kind: Kind | undefined, text: string): unknown {
  if (kind === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text)
  if (kind === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

/** Reads a query string for a schema. Of a name that stands there twice, the last counts. */
export function queryReader(input: Endpoint['input']): (query: string) => Record<string, unknown> {
  const kinds = kindsOf(input)
  return (query) =>
    Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, text]) => [name, valueOf(kinds.get(name), text)]),
    )
}

/** Everything after the question mark. */
export const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

/** More fields than any form has; what is wrong beyond them is told once these are right. */
const MOST_PROBLEMS = 50

const stepInto = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined

/** What the words of a code name beside the field, or in its place: C_029 the fewest characters, C_032 and C_039 how many. */
const paramsOf = (code: Code, name: string, issue: z.core.$ZodIssue): Pick<FieldProblem, 'params'> =>
  code === 'C_029' && issue.code === 'too_small'
    ? { params: [name, Number(issue.minimum)] }
    : code === 'C_032' && issue.code === 'too_small'
      ? { params: [Number(issue.minimum)] }
      : code === 'C_039' && issue.code === 'too_big'
        ? { params: [Number(issue.maximum)] }
        : {}

/**
 * What was wrong where. A schema that names a code keeps it; a field that is missing is C_001, everything else C_004. What is
 * wrong with the whole is told under `body`.
 */
export function fieldProblems(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {}
  for (const issue of issues.slice(0, MOST_PROBLEMS)) {
    const { path, message } = issue
    const name = path.length === 0 ? 'body' : path.map(String).join('.')
    const missing = path.length > 0 && path.reduce(stepInto, input) === undefined
    const told = isCode(message) ? message : 'C_004'
    fields[name] ??= {
      code: missing && told === 'C_004' ? 'C_001' : told,
      ...paramsOf(told, name, issue),
    }
  }
  return fields
}
