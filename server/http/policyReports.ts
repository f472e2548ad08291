import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { callersOf, type CallLimiter } from '#server/modules/limits/limits.ts'

/** Where browsers tell of what a content policy stopped, and under which name policies call it. */
export const REPORTS_PATH = '/policy-reports'
export const REPORTS_NAME = 'policy'

const BODY_LIMIT = 16 * 1024
const [REPORTS_A_MINUTE, REPORTS_A_CALL] = [30, 10]
/** Kinds of violations that are told of; what comes beside them is somebody who plays. */
const KINDS_KEPT = 200

const older = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
})
const newer = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: z.optional(z.string()), blockedURL: z.optional(z.string()) }),
  }),
)

const DIRECTIVE = /^[a-z-]{3,40}$/
/** The origin of what was stopped, or a word such as `inline`: never a path, which may say who was there. */
const originIn = (blocked: string): string =>
  URL.canParse(blocked) ? new URL(blocked).origin : /^[a-z-]{2,30}$/.test(blocked) ? blocked : 'other'

/** What was stopped, of either form of report. */
function stoppedIn(body: unknown): [directive: string, blocked: string][] {
  const old = older.safeParse(body)
  if (old.success) {
    const told = old.data['csp-report']
    return [[told['effective-directive'] ?? told['violated-directive'] ?? '', told['blocked-uri'] ?? '']]
  }
  const fresh = newer.safeParse(body)
  return fresh.success
    ? fresh.data
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body: told }) => [told.effectiveDirective ?? '', told.blockedURL ?? ''])
    : []
}

/** Takes browsers' reports of what a content policy stopped: each kind is logged once, so that a flood says it once. */
export function addPolicyReports(app: FastifyInstance, countCall: CallLimiter): void {
  const known = new Set<string>()
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(REPORTS_PATH, async (request, reply) => {
      await countCall(callersOf(null, request.ip), 'policyReports', REPORTS_A_MINUTE)
      for (const [told, blocked] of stoppedIn(request.body).slice(0, REPORTS_A_CALL)) {
        const directive = DIRECTIVE.test(told) ? told : 'other'
        const origin = originIn(blocked)
        const kind = `${directive} ${origin}`
        if (known.has(kind) || known.size >= KINDS_KEPT) continue
        known.add(kind)
        request.log.warn({ directive, origin }, 'a content policy stopped something')
      }
      return reply.code(204).send()
    })
  })
}
