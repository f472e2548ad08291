import type { Clock } from '#server/ports/clock.ts'

/** A payment that arrived before the stand-in was there: `amount` in VND, `number` the gateway's own. */
type PastPayment = { amount: number; createdAt: Temporal.Instant; number: string }

export interface SandboxGatewaySettings {
  terminalCode: string
  secret: string
  /** The directory in which the gateway keeps what it knows; it is outside the product's database, like a real gateway's. */
  directory: string
  /** The absolute address that VNPay would have on file for its calls. Asked at each call: a test's port is known late. */
  ipnAddress: () => string
  clock: Clock
  /** A payment of the demo's past, which nobody made here; null where nothing of it is known. */
  past: (reference: string) => Promise<PastPayment | null>
  /** Milliseconds until the call of "a late call". */
  lateAfter: number
  /** Milliseconds between two tries of one call. VNPay waits five minutes. */
  retryAfter: number
  /** Milliseconds until a refund is done. */
  refundAfter: number
}

/** Times at which one does not fall asleep in front of the screen. */
export const SANDBOX_TIMES = { lateAfter: 60_000, retryAfter: 5_000, refundAfter: 5_000 } as const

/** VNPay calls ten times and then gives up. */
export const MOST_CALLS = 10
