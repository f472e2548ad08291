import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Render, Rendering } from '#contract/rendering.ts'
import { foundHead, HIDDEN_HEADER, publicPageOf } from './modules/found/found.ts'
import { choseHere, languageOf, withChosenLanguage } from './rendering/choice.ts'
import { fillDocument, safeCss } from './rendering/document.ts'
import { BuiltFiles } from './rendering/files.ts'
import { innerCall } from './rendering/innerCall.ts'
import { contentPolicy, hashSource, inlineTexts } from './rendering/policy.ts'
import { sendDocument } from './rendering/send.ts'
import { warned } from './rendering/warning.ts'
import type { Services } from './services.ts'

export type RendererOptions = {
  app: FastifyInstance
  services: Services
  /** The folder of the build; `dist` of the project when not said. */
  dist?: string
}
/**
 * The shell is what the worker answers with. A window that is cut off from others by this header gets a process of its own
 * only once the answer is there, which a phone waits for at every opening (docs/decisions.md).
 */
const SHELL_OPENER = ['cross-origin-opener-policy', 'unsafe-none'] as const
export type Renderer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Whether a module is the app's door on the server. */
export const isApp = (module: unknown): module is { render: Render } =>
  typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function'

/**
 * Answers every address that is a page. Public pages are rendered into the built document; what is a person's own, and
 * what cannot be rendered, is the same document with an empty root, which the browser fills.
 */
export async function createRenderer(options: RendererOptions): Promise<Renderer> {
  const dist = resolve(options.dist ?? 'dist')
  const { insecure } = options.services.settings
  const template = warned(readFileSync(join(dist, 'client/index.html'), 'utf8'), insecure)
  const files = new BuiltFiles(join(dist, 'client'), template)
  const app: unknown = await import(pathToFileURL(join(dist, 'ssr/entry-server.js')).href)
  if (!isApp(app)) throw new Error('dist/ssr/entry-server.js renders nothing: build the app again.')

  const {
    publicAddress,
    secure,
    push: pushes,
    vrHosts: frames,
    videoHosts: films,
  } = options.services.settings
  const push = pushes !== null
  const found = foundHead(options.services)
  const scripts = inlineTexts(template, 'script').map(hashSource)
  const styles = inlineTexts(template, 'style').map(hashSource)
  const shellPolicy = contentPolicy({ scripts, styles, secure, push, frames, films })
  const sendShell = (request: FastifyRequest, reply: FastifyReply) => {
    if (publicPageOf(request.url) === null) reply.header(...HIDDEN_HEADER)
    return sendDocument(request, reply.header('content-security-policy', shellPolicy), template)
  }

  return async (request, reply) => {
    reply.header('cache-control', 'no-cache')
    const chosen = withChosenLanguage(request.url)
    if (chosen) reply.header('set-cookie', chosen.cookie)
    if (chosen && choseHere(request.headers)) return reply.redirect(chosen.address, 303)
    if (new URL(request.url, publicAddress).pathname === '/index.html')
      return sendShell(request, reply.header(...SHELL_OPENER))
    const cookies = request.headers.cookie ?? ''
    const language = chosen?.language ?? languageOf(cookies)
    const address = chosen?.address ?? request.url
    const rendering = await app
      .render({
        address,
        origin: publicAddress,
        language,
        cookies,
        call: innerCall(options.app, request.ip),
      })
      .catch((error: unknown): Rendering => {
        request.log.error({ err: error }, 'a page could not be rendered')
        return { kind: 'shell' }
      })
    if (rendering.kind === 'redirect') return reply.redirect(rendering.to, rendering.status)
    if (rendering.kind === 'shell') return sendShell(request, reply)
    const page = files.of(rendering.routeFiles, rendering.catalogs, language)
    const css = safeCss(files.css(page.styles, rendering.body))
    const policy = contentPolicy({
      scripts,
      styles: [hashSource(css), ...styles],
      secure,
      push,
      frames,
      films,
    })
    reply.code(rendering.status).header('content-security-policy', policy)
    const told = await found({
      address,
      language,
      status: rendering.status,
      head: rendering.head,
    }).catch((error: unknown) => {
      request.log.error({ err: error }, 'a page could not say what it is')
      return ''
    })
    const head = rendering.head + told
    const html = fillDocument(template, { rendering: { ...rendering, head }, language, ...page, css })
    return await sendDocument(request, reply, html)
  }
}
