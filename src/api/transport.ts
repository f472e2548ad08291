/**
 * Carries one call to the API and its answer back. In the browser it is `fetch`; while a page is rendered on the server
 * it is a call inside the same process.
 */
export type Transport = (path: string, init: TransportInit) => Promise<Response>
export type TransportInit = {
  method: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal
}

/** The network of the browser. Cookies go along; nothing a script can read proves who one is. */
export const browserTransport: Transport = (path, init) =>
  fetch(path, { ...init, credentials: 'same-origin' })

/** The `Language` header's value for the language the page is in: 0 Vietnamese, 1 English. */
export const pageLanguage = (): string => (document.documentElement.lang === 'en' ? '1' : '0')
