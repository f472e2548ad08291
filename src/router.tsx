import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import type { Transport } from '#src/api/transport.ts'
import { brand } from '#src/app/brand.ts'
import { LocaleProvider, type Locale } from '#src/i18n/Locale.tsx'
import { Words } from '#src/i18n/catalogs.ts'
import { PreferenceStore, type Preferences } from '#src/i18n/preferences.ts'
import { routeTree } from './routeTree.gen.ts'

const ErrorPage = lazyRouteComponent(() => import('#src/app/ErrorPage.tsx'), 'ErrorPage')
const NotFoundPage = lazyRouteComponent(() => import('#src/app/NotFoundPage.tsx'), 'NotFoundPage')

/** Loads the pages for what fails and for what is not there: a page that is one of them cannot wait for itself. */
export const fallbackPages = async (): Promise<void> => {
  await Promise.all([ErrorPage.preload?.(), NotFoundPage.preload?.()])
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

type Options = {
  preferences: Preferences
  transport?: Transport
  history?: RouterHistory
}

/**
 * Says of each page that was drawn whether the router may move it: the first one came from the server and has been read
 * before the app took it over, and where somebody is by then, or the browser brought them back to, they stay.
 */
function staysWhereOneIs(): () => boolean {
  let taken = false
  return () => {
    const first = !taken
    taken = true
    return !first || scrollY === 0
  }
}

/** One page's router with everything that belongs to it; on the server one a request, in the browser one a tab. */
export function createAppRouter({ preferences, transport, history }: Options) {
  // It takes every page to begin with a network: what one without asked for in vain would not be asked again once there is one.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine)
  const queryClient = new QueryClient({
    defaultOptions: {
      // Always: without a network it is the worker that answers, and a write fails openly instead of happening later.
      queries: {
        gcTime: 24 * 60 * 60 * 1000,
        networkMode: 'always',
        refetchOnReconnect: true,
        ...(transport ? { meta: { transport }, retry: false } : {}),
      },
      mutations: { networkMode: 'always' },
    },
  })
  const locale: Locale = {
    words: new Words(),
    preferences: new PreferenceStore(preferences),
    rate: brand.exchange,
  }
  return createRouter({
    routeTree,
    context: { queryClient, locale },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    // On the server it would write an inline script, which the content policy refuses; boot is early enough.
    scrollRestoration: import.meta.env.SSR ? false : staysWhereOneIs(),
    // Only from one page to another: nothing to blend when the first one starts, or when a page changes within itself.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation !== undefined && pathChanged ? [] : false),
    },
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
      </QueryClientProvider>
    ),
  })
}
