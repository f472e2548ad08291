import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { CODES } from '#contract/codes.ts'
import { isAway } from '#server/db/away.ts'
import { Refusal } from '#server/refusal.ts'
import { languageOf } from './language.ts'
import './metering.ts'
import { problemOf } from './problem.ts'

const badBody = () => new Refusal('G_INPUT', [], { fields: { body: { code: 'C_004' } } })

/** Every way a call can fail, as a code of the catalogue; null for what nobody foresaw. */
function refusalOf(error: FastifyError | Error): Refusal | null {
  if (error instanceof Refusal) return error
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new Refusal('G_413')
  if (status === 404) return new Refusal('G_404')
  if (typeof status === 'number' && status >= 400 && status < 500) return badBody()
  if (status === 503 || isAway(error)) return new Refusal('G_503', [], { retryAfter: 2 })
  return null
}

/** Sends a refusal in the words of the request's language. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = problemOf(refusal, languageOf(request), request.id)
  request.refusedWith = refusal.code
  const { retryAfter } = refusal.details
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem))
}

/** The last stop of every failed call. What was not foreseen is logged and told without its reasons. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal === null || CODES[refusal.code].status >= 500)
    request.log.error({ err: error }, 'a call failed')
  return sendRefusal(request, reply, refusal ?? new Refusal('errorOccurred'))
}
