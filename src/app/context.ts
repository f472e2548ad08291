import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { CatalogName } from '#src/i18n/catalogs.ts'
import type { Locale } from '#src/i18n/Locale.tsx'
import type { Access } from './middleware.ts'

/** What routes know: the answers that are there, and how the page speaks. */
export type RouterContext = { queryClient: QueryClient; locale: Locale }

/** The frame around a page: header and footer; only the logo; a workplace's; or nothing. */
type Frame = 'site' | 'plain' | 'work' | 'bare'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The catalogs the page speaks from, beside `app`. */
    catalogs?: readonly CatalogName[]
    /** The catalogs of its deferred parts: on a page that the server rendered they come after it can be used. */
    deferredCatalogs?: readonly CatalogName[]
    /** Who may open it; `everyone` when not said. */
    access?: Access
    /** What runs before it; `authentication` when not said. */
    middleware?: readonly string[]
    /** Rendered on the server, for everybody alike. */
    rendered?: true
    frame?: Frame
    /** Its name comes with what it loads, so that the names of other pages need not be there. */
    named?: true
    /** The page stays when the session of its person ends: it says goodbye itself. */
    outlives?: true
    /** The name of the page, and a sentence about it for whoever finds it elsewhere. */
    title?: MessageDescriptor
    description?: MessageDescriptor
  }
}
