import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { CARRIER, takeAnswers } from '#src/app/carried.ts'
import { prepareFrame } from '#src/app/frame/deferredParts.ts'
import { pageIsReady } from '#src/app/ready.ts'
import { holdDeferred } from '#src/ui/deferred.tsx'
import { insist } from '#src/ui/part.ts'
import { laterCatalogs, pageCatalogs } from '#src/i18n/pageCatalogs.ts'
import { preferencesFrom } from '#src/i18n/preferences.ts'
import { createAppRouter, fallbackPages, type AppRouter } from './router.tsx'

/** Kept answers that do not come within this time, in ms, are done without. */
const PATIENCE = 500

/** In the empty shell, what the device has kept shows at once. */
async function keptAnswers(router: AppRouter): Promise<void> {
  const { queryClient, locale } = router.options.context
  const { keepPublicAnswers } = await import('#src/app/persist.ts')
  await Promise.race([
    keepPublicAnswers(queryClient, locale.preferences.now.language),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ])
}

/** A step taken while the last one still moves in cuts its transition short. The browser shows the newer page; nothing failed. */
addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason
  if (reason instanceof DOMException && reason.message.startsWith('Transition was ')) event.preventDefault()
})

/**
 * The router takes a part that did not come for one of an older version and loads the page anew at once; without a network
 * that would take away what still works. Told in other words, it leaves that to the page of the error.
 */
addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = `Part missing: ${payload.message}`
})

/** Starts the app: takes over the page that the server rendered, or makes it in the empty shell. */
async function start(root: HTMLElement): Promise<void> {
  const preferences = preferencesFrom(document.cookie)
  // The document has language and theme (`boot.ts`, `theme.ts`): once more, even the same word makes the browser style the whole page anew.
  const router = createAppRouter({ preferences })
  const { words } = router.options.context.locale
  const matches = router.matchRoutes(router.latestLocation)
  const names = pageCatalogs(matches)
  const later = laterCatalogs(matches)
  const carrier = document.getElementById(CARRIER)
  const carried = carrier !== null
  const speaking = words.speak(preferences.language, carried ? names : ['frame', ...names, ...later])
  await Promise.all([
    // A part of the app that is not on this device, and no network: the page that says so needs no more than the frame's words.
    carried ? speaking : speaking.catch(() => words.speak(preferences.language, ['frame'])),
    'Temporal' in globalThis ? null : import('temporal-polyfill/global'),
    carried ? null : keptAnswers(router).catch(() => undefined),
    carried ? null : prepareFrame().catch(() => undefined),
  ])
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (carried) {
    takeAnswers(router.options.context.queryClient, carrier.textContent)
    // The router then draws the same boundaries as it did on the server.
    router.ssr = { manifest: undefined }
    const release = holdDeferred()
    await router.load()
    if (router.state.matches.some(({ status, _notFound }) => status === 'notFound' || _notFound === true))
      await Promise.all([fallbackPages(), words.speak(preferences.language, ['frame'])])
    startTransition(() => {
      hydrateRoot(root, app)
    })
    await pageIsReady()
    await insist(() => words.speak(preferences.language, ['frame', ...later]))
    release()
  } else {
    createRoot(root).render(app)
    await pageIsReady()
  }
  const { afterStart } = await insist(() => import('#src/app/after.ts'))
  afterStart(router, carried)
}

const root = document.getElementById('root')
// In a turn of its own: reading all the modules and drawing the page are one long task otherwise.
if (root) setTimeout(() => void start(root))
