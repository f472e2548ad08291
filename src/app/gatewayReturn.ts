import { inTab } from '#src/api/keptText.ts'
import { returnedFrom, WAYS_TO_PAY } from '#contract/waysToPay.ts'

/**
 * The query string a payment gateway sent the browser back with, exactly as it came: its signature is over that text,
 * and the router writes addresses anew. It is caught when the app's code is read, before the router starts, and kept for
 * this tab, so that signing in, a reload and a moment without a network do not lose it.
 */
const kept = inTab('ghe.gateway-return')

const isReturn = (): boolean => {
  const from = returnedFrom(new URLSearchParams(location.search))
  return from !== null && location.pathname === WAYS_TO_PAY[from.gateway].returns.page
}
if (typeof location !== 'undefined' && location.pathname.startsWith('/callback/') && isReturn())
  kept.write(location.search)

/** What the gateway sent, in this tab; null when it sent nothing. */
export const gatewayReturn = (): string | null => kept.read()

/** Forgets a return that was not ours. */
export const dropGatewayReturn = (): void => kept.write(null)
