import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'

/** It has to be looked at again within a year (RFC 9116, section 2.5.5); it is said anew at every call. */
const GOOD_FOR = { hours: 180 * 24 }
const PATH = '/.well-known/security.txt'

/** Says where somebody who found a hole tells of it (RFC 9116). */
export function addSecurityTxt(app: FastifyInstance, { settings, clock }: Services): void {
  const { publicAddress, securityContact } = settings
  app.get(PATH, async (_request, reply) => {
    const expires = clock.now().add(GOOD_FOR).round({ smallestUnit: 'second' })
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toString()}`,
      'Preferred-Languages: vi, en',
      `Canonical: ${publicAddress}${PATH}`,
      '',
    ]
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
}
