import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/refusal.ts'
import { sendRefusal } from './errors.ts'

/** A path of this server, which is one to every reader of addresses alike: two slashes at its head name another host. */
const isPath = (url: string): boolean =>
  url.startsWith('/') && !/^\/[/\\]/.test(url) && URL.canParse(url, 'http://localhost')

/** Answers what is no path of this server, such as `//` or `///x/..`, as nothing that is here. */
export function addAddressCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) =>
    isPath(request.url) ? undefined : sendRefusal(request, reply, new Refusal('G_404')),
  )
}
