import middie from '@fastify/middie'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { foundHead } from './modules/found/found.ts'
import { choseHere, languageOf, withChosenLanguage } from './rendering/choice.ts'
import { fillDocument } from './rendering/document.ts'
import { innerCall } from './rendering/innerCall.ts'
import { isApp, type Renderer } from './render.ts'
import type { Services } from './services.ts'

/** Hot reload runs on inline scripts and a socket of its own; the policy of production is held by the browser tests. */
const OPEN_POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; frame-ancestors 'none'"

/**
 * The renderer while developing: the app comes from its source with hot reload, rendered on the server as in
 * production, so that a mismatch shows at once.
 */
export async function createDevelopmentRenderer(options: {
  app: FastifyInstance
  services: Services
}): Promise<Renderer> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  await options.app.register(middie)
  options.app.use(vite.middlewares)
  options.app.addHook('onClose', () => vite.close())

  const found = foundHead(options.services)

  return async (request, reply) => {
    const chosen = withChosenLanguage(request.url)
    if (chosen) reply.header('set-cookie', chosen.cookie)
    if (chosen && choseHere(request.headers)) return reply.redirect(chosen.address, 303)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    reply.header('content-security-policy', OPEN_POLICY)
    const template = await vite.transformIndexHtml(request.url, readFileSync('index.html', 'utf8'))
    const app: unknown = await vite.ssrLoadModule('/src/entry-server.tsx')
    if (!isApp(app)) return reply.send(template)
    const cookies = request.headers.cookie ?? ''
    const language = chosen?.language ?? languageOf(cookies)
    const address = chosen?.address ?? request.url
    const rendering = await app.render({
      address,
      origin: options.services.settings.publicAddress,
      now: options.services.clock.now().epochMilliseconds,
      language,
      cookies,
      call: innerCall(options.app, request.ip),
    })
    if (rendering.kind === 'redirect') return reply.redirect(rendering.to, rendering.status)
    if (rendering.kind === 'shell') return reply.send(template)
    reply.code(rendering.status)
    const head =
      rendering.head + (await found({ address, language, status: rendering.status, head: rendering.head }))
    const filled = { rendering: { ...rendering, head }, language, scripts: [], styles: [], soon: [], css: '' }
    return reply.send(fillDocument(template, filled))
  }
}
