import type { FastifyInstance } from 'fastify'
import { REPORTS_NAME, REPORTS_PATH } from './policyReports.ts'

/** The policy of everything that is not a document of the app: nothing in it runs, nothing may frame it. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'reporting-endpoints': `${REPORTS_NAME}="${REPORTS_PATH}"`,
}
/** Two years, as browsers' preload lists ask. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** Gives every answer the headers that protect it. A document or a stand-in that set a policy of its own keeps it. */
export function addSecurityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): void {
  app.addHook('onSend', async (request, reply, payload) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value)
    if (secure) reply.header('strict-transport-security', HSTS)
    reply.header('x-request-id', request.id)
    return payload
  })
}
