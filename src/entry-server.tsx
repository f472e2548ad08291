import { createMemoryHistory } from '@tanstack/react-router'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { Rendering, RenderRequest } from '#contract/rendering.ts'
import { LANGUAGE_HEADER } from '#contract/worker.ts'
import { LANGUAGE_CODES } from '#contract/shapes/primitives.ts'
import { supposeServerTime } from '#src/api/serverClock.ts'
import { hasHint } from '#src/api/session.ts'
import type { Transport } from '#src/api/transport.ts'
import { CARRIER, carriedAnswers } from '#src/app/carried.ts'
import { laterCatalogs, pageCatalogs } from '#src/i18n/pageCatalogs.ts'
import { preferencesFrom } from '#src/i18n/preferences.ts'
import { allDeferred } from '#src/ui/deferred.tsx'
import { createAppRouter, fallbackPages, type AppRouter } from './router.tsx'

/** Splits what React wrote into the tags that belong into <head> (it writes them first) and the rest. */
function split(html: string): { head: string; body: string } {
  const head = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[\s\S]*?<\/title>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** Calls the API inside the server's process, in the language of the page. */
function innerTransport({ call, language }: RenderRequest): Transport {
  return async (path, { method, headers, body }) => {
    const answer = await call(path, {
      method,
      headers: { ...headers, [LANGUAGE_HEADER]: String(LANGUAGE_CODES[language]) },
      ...(body === undefined ? {} : { body }),
    })
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    })
  }
}

/** Data inside a document: it must not end the element it stands in. */
const carrier = (router: AppRouter): string => {
  const answers = carriedAnswers(router.options.context.queryClient).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${CARRIER}">${answers}</script>`
}

/** Renders one public page; what is not public, and what cannot be rendered, is left to the browser. */
export async function render(request: RenderRequest): Promise<Rendering> {
  await fallbackPages()
  supposeServerTime(request.now)
  const preferences = { ...preferencesFrom(request.cookies), language: request.language }
  const createRouter = () =>
    createAppRouter({
      preferences,
      transport: innerTransport(request),
      history: createMemoryHistory({ initialEntries: [request.address] }),
    })
  const planned = createRouter()
  const matches = planned.matchRoutes(planned.latestLocation)
  const routes = matches.map(({ staticData }) => staticData)
  const unknown = matches.some(({ _notFound }) => _notFound)
  if (!unknown && !routes.some(({ rendered }) => rendered)) return { kind: 'shell' }
  if (hasHint(request.cookies) && routes.some(({ access }) => access === 'signedOut'))
    return { kind: 'shell' }

  const rendered: Rendering[] = []
  const handle = createRequestHandler({
    createRouter,
    request: new Request(new URL(request.address, request.origin)),
  })
  const response = await handle(async ({ router }) => {
    // A route brings its deferred parts when it is loaded for the first time, which has just happened.
    await allDeferred()
    const status = getSsrStatus(router)
    if (status < 500)
      rendered.push({
        kind: 'page',
        status,
        ...split(renderToString(<RouterServer router={router} />)),
        data: carrier(router),
        routeFiles: matches.map(({ routeId }) => String(routeId)),
        catalogs: { now: pageCatalogs(matches), later: laterCatalogs(matches) },
        theme: preferences.theme === 'system' ? null : preferences.theme,
      })
    return new Response(null, { status })
  })
  const to = response.headers.get('location')
  if (to !== null) return { kind: 'redirect', to, status: response.status }
  return rendered[0] ?? { kind: 'shell' }
}
