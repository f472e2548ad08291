import type { Language } from './shapes/primitives.ts'

/** One call to the API made while a page is rendered, inside the same process; always nobody's. */
export type InnerCall = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; body: string }>

/** The cookies that change what is rendered, beside the language's: the choices of a browser, and that somebody is signed in. */
export const RENDERED_COOKIES = ['theme', 'currency', 'price', 'signed_in'] as const

/** What the server asks the app to render. */
export type RenderRequest = {
  /** Path and query of the page. */
  address: string
  origin: string
  /** What time it is by the product's clock, ms. */
  now: number
  language: Language
  /** Those of {@link RENDERED_COOKIES}: what nobody else may see does not come so far. */
  cookies: string
  call: InnerCall
}

/** The words a page speaks from: at once, and once it answers. */
export type PageCatalogs = { now: readonly string[]; later: readonly string[] }

/**
 * What the app answers. `shell`: this page is a person's own (or its rendering failed), the browser renders it.
 * `page`: head and body of the document, and the routes it is made of, so that the server can name their files.
 */
export type Rendering =
  | { kind: 'shell' }
  | { kind: 'redirect'; to: string; status: number }
  | {
      kind: 'page'
      status: number
      head: string
      body: string
      /** The answers the page was made of, as an element. */
      data: string
      routeFiles: readonly string[]
      catalogs: PageCatalogs
      theme: 'light' | 'dark' | null
    }

/** The app's door on the server (src/entry-server.tsx). */
export type Render = (request: RenderRequest) => Promise<Rendering>
