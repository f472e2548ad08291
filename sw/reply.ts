import { SAVED_AT_HEADER } from '#contract/worker.ts'
import type { LanguageCode } from './match.ts'
import { PROBLEMS } from './table.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** A saved answer, stamped with the moment it was saved (milliseconds). */
export const savedReply = (body: string, savedAt: number): Response =>
  new Response(body, {
    headers: { 'content-type': JSON_TYPE, [SAVED_AT_HEADER]: new Date(savedAt).toISOString() },
  })

/** A problem that the worker states itself, in the language asked for. */
export function problemReply(code: keyof typeof PROBLEMS, language: LanguageCode): Response {
  const { status, vi, en } = PROBLEMS[code]
  const problem = { status, code, message: language === '1' ? en : vi, params: [] }
  return new Response(JSON.stringify(problem), { status, headers: { 'content-type': JSON_TYPE } })
}

/** An answer with a body that is there already. */
export const jsonReply = (status: number, body: string): Response =>
  new Response(body, { status, headers: { 'content-type': JSON_TYPE } })

/** A success of a call that gives nothing back. */
export const doneReply = (): Response =>
  new Response(JSON.stringify({ status: 200, data: { done: true } }), {
    headers: { 'content-type': JSON_TYPE },
  })

/** The code of a refusal of ours; null for anything else, such as a proxy's page. */
export function codeOf(body: string): string | null {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' &&
      answer !== null &&
      'code' in answer &&
      typeof answer.code === 'string'
      ? answer.code
      : null
  } catch {
    return null
  }
}

/** The `data` of an answer's envelope; undefined when it is none. */
export function dataOf(body: string): unknown {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  } catch {
    return undefined
  }
}
