import type { Gateway } from '#contract/waysToPay.ts'
import { act } from './act.ts'

type Booking = { id: string; version: number }

/**
 * Asks for a payment at the gateway and leaves this page for it. Settles only when the page stays: rejects with why the
 * payment could not be begun. `call`: of a stay, or of tickets. Coming back from the browser's history finds the booking as the server knows it.
 */
export async function leaveForGateway(
  { id, version }: Booking,
  gateway: Gateway = 'VNPAY',
  call: 'payment.address' | 'payment.serviceAddress' = 'payment.address',
): Promise<never> {
  const { address } = await act(call, { booking_id: id, version, gateway })
  const target = new URL(address, location.origin)
  if (target.protocol !== 'https:' && target.protocol !== 'http:') throw new TypeError('Not a gateway.')
  // A page that the browser kept for "back" would still be leaving: it starts anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  location.assign(target)
  return await new Promise<never>(() => undefined)
}
