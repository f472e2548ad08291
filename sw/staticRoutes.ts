/** A rule of the Static Routing API: which requests the browser answers without waking the worker, and from which cache. */
export interface StaticRoute {
  condition: { urlPattern: { pathname: string }; requestMethod?: string }
  source: { cacheName: string }
}

declare global {
  interface ExtendableEvent {
    /** Chromium's, while the worker is installed. What the cache does not hold comes from the network. */
    addRoutes?: (routes: StaticRoute | readonly StaticRoute[]) => Promise<void>
  }
}
