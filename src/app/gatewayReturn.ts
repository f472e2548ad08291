import { returnedFrom, WAYS_TO_PAY } from '#contract/waysToPay.ts'

const KEPT = 'ghe.gateway-return'

/**
 * The query string a payment gateway sent the browser back with, exactly as it came: its signature is over that text,
 * and the router writes addresses anew. It is caught when the app's code is read, before the router starts, and kept for
 * this tab, so that signing in, a reload and a moment without a network do not lose it.
 */
let caught: string | null = null

function keep(query: string): void {
  caught = query
  try {
    sessionStorage.setItem(KEPT, query)
  } catch {
    // Without storage it lives as long as the page.
  }
}

const isReturn = (): boolean => {
  const from = returnedFrom(new URLSearchParams(location.search))
  return from !== null && location.pathname === WAYS_TO_PAY[from.gateway].returns.page
}
if (typeof location !== 'undefined' && location.pathname.startsWith('/callback/') && isReturn())
  keep(location.search)

/** What the gateway sent, in this tab; null when it sent nothing. */
export function gatewayReturn(): string | null {
  if (typeof sessionStorage === 'undefined') return null
  try {
    return caught ?? sessionStorage.getItem(KEPT)
  } catch {
    return caught
  }
}

/** Forgets a return that was not ours. */
export function dropGatewayReturn(): void {
  caught = null
  try {
    sessionStorage.removeItem(KEPT)
  } catch {
    // There is nothing to forget.
  }
}
