import type { FastifyInstance } from 'fastify'

const PATH = '/callback/apple'
const BODY_LIMIT = 8 * 1024
/** What is handed on of the form: nothing else is anybody's business. */
const FIELDS = ['state', 'code', 'error', 'user'] as const
/** What the app hands to the server at most. */
const QUERY_MOST = 4000

/**
 * Apple sends the browser back by a form of its own page. It is led to the app's page with the same in the address, where the
 * app catches it as from every provider. Coming from elsewhere this call brings no cookie of ours and does nothing else.
 */
export function addFormReturn(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    )
    scope.post(PATH, (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const handed = new URLSearchParams()
      for (const field of FIELDS) {
        const value = form.get(field)
        if (value !== null) handed.set(field, value)
      }
      // A name that is too long is no reason not to come in.
      if (handed.toString().length > QUERY_MOST) handed.delete('user')
      return reply.header('cache-control', 'no-store').redirect(`${PATH}?${handed.toString()}`, 303)
    })
  })
}
