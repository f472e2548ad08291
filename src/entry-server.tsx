import { createMemoryHistory } from '@tanstack/react-router'
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server'
import type { Rendering, RenderRequest } from '#contract/rendering.ts'
import { LANGUAGE_HEADER } from '#contract/worker.ts'
import { LANGUAGE_CODES } from '#contract/shapes/primitives.ts'
import { hasHint } from '#src/api/session.ts'
import { preferencesFrom } from '#src/i18n/preferences.ts'
import { createAppRouter } from './router.tsx'

/** Splits what React wrote into the tags that belong into <head> (it hoists them to the front) and the rest. */
function split(html: string): { head: string; body: string } {
  const text = html.replace(/^<!doctype html>/i, '')
  const head = /^(?:<(?:meta|link)\b[^>]*>|<(title|style|script)\b[^>]*>[\s\S]*?<\/\1>)*/.exec(text)?.[0] ?? ''
  return { head, body: text.slice(head.length) }
}

/** Renders one public page; what is not public, and what cannot be rendered, is left to the browser. */
export async function render(request: RenderRequest): Promise<Rendering> {
  const preferences = { ...preferencesFrom(request.cookies), language: request.language }
  const make = () =>
    createAppRouter({
      preferences,
      nonce: request.nonce,
      transport: async (path, { method, headers, body }) => {
        const answer = await request.call(path, {
          method,
          headers: { ...headers, [LANGUAGE_HEADER]: String(LANGUAGE_CODES[request.language]) },
          ...(body === undefined ? {} : { body }),
        })
        return new Response(answer.body, { status: answer.status })
      },
      history: createMemoryHistory({ initialEntries: [request.address] }),
    })
  const planned = make()
  const matches = planned.matchRoutes(planned.latestLocation)
  const routes = matches.map(({ staticData }) => staticData)
  const unknown = matches.some(({ _notFound }) => _notFound)
  if (!unknown && !routes.some(({ rendered }) => rendered)) return { kind: 'shell' }
  if (hasHint(request.cookies) && routes.some(({ access }) => access === 'signedOut')) return { kind: 'shell' }

  let rendering: Rendering = { kind: 'shell' }
  const handle = createRequestHandler({
    createRouter: make,
    request: new Request(new URL(request.address, request.origin)),
  })
  const response = await handle(async ({ router, responseHeaders }) => {
    const page = await renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    })
    if (page.status >= 500) return page
    rendering = {
      kind: 'page',
      status: page.status,
      ...split(await page.clone().text()),
      routeFiles: matches.map(({ routeId }) => String(routeId)),
      catalogs: routes.flatMap((data) => data.catalogs ?? []),
      theme: preferences.theme === 'system' ? null : preferences.theme,
    }
    return page
  })
  const to = response.headers.get('location')
  return to === null ? rendering : { kind: 'redirect', to, status: response.status }
}
