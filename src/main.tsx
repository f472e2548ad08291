import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { pageIsReady } from '#src/app/ready.ts'
import { preferencesFrom } from '#src/i18n/preferences.ts'
import { createAppRouter } from './router.tsx'

/** Starts the app: takes over the page that the server rendered, or makes it in the empty shell. */
async function start(root: HTMLElement): Promise<void> {
  const preferences = preferencesFrom(document.cookie)
  document.documentElement.lang = preferences.language
  if (preferences.theme !== 'system') document.documentElement.dataset.theme = preferences.theme
  const router = createAppRouter({ preferences })
  const { words } = router.options.context.locale
  const matches = router.matchRoutes(router.latestLocation)
  const names = matches.flatMap(({ staticData }) => staticData.catalogs ?? [])
  const temporal = 'Temporal' in globalThis ? null : import('temporal-polyfill/global')
  await Promise.all([words.speak(preferences.language, names), temporal])
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if ('$_TSR' in window) {
    await hydrate(router)
    window.$_TSR?.h()
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    createRoot(root).render(app)
  }
  pageIsReady()
}

const root = document.getElementById('root')
if (root) void start(root)
