import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Transport } from '#src/api/transport.ts'
import { brand } from '#src/app/brand.ts'
import { ErrorPage } from '#src/app/ErrorPage.tsx'
import { NotFoundPage } from '#src/app/NotFoundPage.tsx'
import { carriedAnswers, takeAnswers } from '#src/app/carried.ts'
import { LocaleProvider, type Locale } from '#src/i18n/Locale.tsx'
import { Words } from '#src/i18n/catalogs.ts'
import { PreferenceStore, type Preferences } from '#src/i18n/preferences.ts'
import { routeTree } from './routeTree.gen.ts'

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
  nonce?: string
}

/** One page's router with everything that belongs to it; on the server one a request, in the browser one a tab. */
export function createAppRouter({ preferences, transport, history, nonce }: Options) {
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
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    scrollRestoration: true,
    defaultViewTransition: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate: () => ({ answers: carriedAnswers(queryClient) }),
    hydrate: (dehydrated: { answers: string }) => takeAnswers(queryClient, dehydrated.answers),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
      </QueryClientProvider>
    ),
  })
}
