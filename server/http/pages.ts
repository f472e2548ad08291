import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/endpoints.ts'
import { ConfigurationError } from '#server/configurationError.ts'
import { callersOf, callLimiter } from '#server/modules/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import type { Renderer } from '#server/render.ts'
import type { Services } from '#server/services.ts'
import { sendRefusal } from './errors.ts'

/** Rendering costs some milliseconds; a district of phones behind one address opens fewer, the worker answers the rest. */
const PAGES_A_MINUTE = 600
const BUILT = 'dist/client/index.html'

async function rendererOf(app: FastifyInstance, services: Services, developing: boolean): Promise<Renderer> {
  if (developing) {
    const { createDevelopmentRenderer } = await import('#server/dev.ts')
    return createDevelopmentRenderer({ app, services })
  }
  if (!existsSync(BUILT))
    throw new ConfigurationError('The app is not built: run npm run build, or npm start.')
  const { createRenderer } = await import('#server/render.ts')
  return createRenderer({ app, services })
}

/** Every address that nothing else answers, and that a browser opens as a page, is a page of the app. */
export async function addPages(app: FastifyInstance, services: Services, developing: boolean): Promise<void> {
  const render = await rendererOf(app, services, developing)
  const countCall = callLimiter(services)
  const isPage = (method: string, url: string, accept: string) =>
    (method === 'GET' || method === 'HEAD') &&
    !url.startsWith(`${API_BASE}/`) &&
    !/^\/(assets|pictures|photos|sandbox|share|sitemap)\//.test(url) &&
    /text\/html|\*\/\*/.test(accept)
  app.get('/*', async (request, reply) => {
    if (!isPage(request.method, request.url, request.headers.accept ?? '*/*'))
      return sendRefusal(request, reply, new Refusal('G_404'))
    await countCall(callersOf(null, request.ip), 'pages', PAGES_A_MINUTE)
    return render(request, reply)
  })
}
