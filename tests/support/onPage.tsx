import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Words, type CatalogName } from '#src/i18n/catalogs.ts'
import { LocaleProvider } from '#src/i18n/Locale.tsx'
import { PreferenceStore } from '#src/i18n/preferences.ts'

/** A part of a page as people see it, in Vietnamese, where its links know a router. */
export async function onPage(part: ReactNode, catalogs: readonly CatalogName[]) {
  const words = new Words()
  await words.speak('vi', catalogs)
  const preferences = new PreferenceStore({ language: 'vi', currency: 'VND', theme: 'light' })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part, notFoundComponent: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <LocaleProvider locale={{ words, preferences, rate: null }}>
        <RouterProvider router={router} />
      </LocaleProvider>
    </QueryClientProvider>,
  )
}
