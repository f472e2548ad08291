import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/endpoints.ts'
import { ConfigurationError } from '#server/configurationError.ts'
import { Refusal } from '#server/refusal.ts'
import type { Renderer } from '#server/render.ts'
import type { Services } from '#server/services.ts'
import { sendRefusal } from './errors.ts'

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
  const isPage = (method: string, url: string, accept: string) =>
    (method === 'GET' || method === 'HEAD') &&
    !url.startsWith(`${API_BASE}/`) &&
    !/^\/(assets|pictures|photos|sandbox|share|sitemap)\//.test(url) &&
    /text\/html|\*\/\*/.test(accept)
  app.get('/*', async (request, reply) =>
    isPage(request.method, request.url, request.headers.accept ?? '*/*')
      ? render(request, reply)
      : sendRefusal(request, reply, new Refusal('G_404')),
  )
}
