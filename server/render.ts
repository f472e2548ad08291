import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Render, Rendering } from '#contract/rendering.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { packingFor, type Packing } from './http/packing.ts'
import { foundHead, HIDDEN_HEADER, publicPageOf } from './modules/found/found.ts'
import { choseHere, languageOf, renderedCookies, withChosenLanguage } from './rendering/choice.ts'
import { publicVersion } from './modules/search/search.ts'
import { fillDocument, safeCss } from './rendering/document.ts'
import { BuiltFiles } from './rendering/files.ts'
import { callsForAll, innerCall } from './rendering/innerCall.ts'
import { contentPolicy, hashSource, inlineTexts } from './rendering/policy.ts'
import { keptPages, type Page } from './rendering/keptPages.ts'
import { packedPage } from './rendering/packedPage.ts'
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
/** All that a page depends on beside the data. */
type Asked = { address: string; language: Language; cookies: string; way: Packing }
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
  const { render } = app
  const push = pushes !== null
  const found = foundHead(options.services)
  const scripts = inlineTexts(template, 'script').map(hashSource)
  const styles = inlineTexts(template, 'style').map(hashSource)
  const policyOf = (css: readonly string[]) => ({
    'content-security-policy': contentPolicy({
      scripts,
      styles: [...css.map(hashSource), ...styles],
      secure,
      push,
      frames,
      films,
    }),
  })
  const shells = new Map<Packing, ReturnType<typeof packedPage>>()
  /** The document with an empty root; `opener`: it is what the worker answers with. */
  async function shell(address: string, way: Packing, opener: readonly (readonly [string, string])[] = []) {
    const known = shells.get(way) ?? packedPage(template, way)
    shells.set(way, known)
    const { headers, body } = await known
    const hidden = publicPageOf(address) === null ? [HIDDEN_HEADER] : []
    return {
      status: 200,
      headers: { ...headers, ...policyOf([]), ...Object.fromEntries([...hidden, ...opener]) },
      body,
    }
  }
  const keptOr = keptPages()

  /** What an address is answered with, and whether everybody may have it who asks for the same. */
  async function make(request: FastifyRequest, asked: Asked): Promise<{ page: Page; isForAll: boolean }> {
    const { address, language, way } = asked
    const { call, isForAll } = callsForAll(innerCall(options.app, request.ip))
    const rendering = await render({
      address,
      origin: publicAddress,
      now: options.services.clock.now().epochMilliseconds,
      language,
      cookies: asked.cookies,
      call,
    }).catch((error: unknown): Rendering => {
      request.log.error({ err: error }, 'a page could not be rendered')
      return { kind: 'shell' }
    })
    if (rendering.kind === 'redirect') {
      const { to, status } = rendering
      return { page: { status, headers: { location: to }, body: '' }, isForAll: false }
    }
    if (rendering.kind === 'shell') return { page: await shell(address, way), isForAll: false }
    const page = files.of(rendering.routeFiles, rendering.catalogs, language)
    const css = safeCss(files.css(page.styles, rendering.body))
    const { status } = rendering
    let isTold = true
    const told = await found({ address, language, status, head: rendering.head }).catch((error: unknown) => {
      request.log.error({ err: error }, 'a page could not say what it is')
      isTold = false
      return ''
    })
    const head = rendering.head + told
    const html = fillDocument(template, { rendering: { ...rendering, head }, language, ...page, css })
    const { headers, body } = await packedPage(html, way)
    return {
      page: { status, headers: { ...headers, ...policyOf([css]) }, body },
      isForAll: status === 200 && isTold && isForAll(),
    }
  }

  return async (request, reply) => {
    reply.header('cache-control', 'no-cache')
    const chosen = withChosenLanguage(request.url)
    if (chosen) reply.header('set-cookie', chosen.cookie)
    if (chosen && choseHere(request.headers)) return reply.redirect(chosen.address, 303)
    const way = packingFor(request.headers['accept-encoding'])
    const answer = ({ status, headers, body }: Page) => reply.code(status).headers(headers).send(body)
    if (new URL(request.url, publicAddress).pathname === '/index.html')
      return answer(await shell(request.url, way, [SHELL_OPENER]))
    const asked = {
      address: chosen?.address ?? request.url,
      language: chosen?.language ?? languageOf(request.headers.cookie ?? ''),
      cookies: renderedCookies(request.cookies),
      way,
    }
    // What is a person's own waits for no database; without one a public page is not kept, and says so itself.
    const isPublic = publicPageOf(asked.address) !== null
    const version = isPublic ? await publicVersion(options.services).catch(() => null) : null
    return answer(await keptOr(JSON.stringify(asked), version, () => make(request, asked)))
  }
}
