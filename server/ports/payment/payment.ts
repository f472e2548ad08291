import type { Gateway } from '#contract/waysToPay.ts'

/** The gateways of this product; null for one that nobody has an account at. */
export type PaymentGateways = Readonly<Record<Gateway, PaymentGateway | null>>

/**
 * The door to a payment gateway: a folder each, which speaks to the real one and, by other settings, to its stand-in. Money is
 * whole VND.
 */
export interface PaymentGateway {
  /** Whether its page has to be asked for over the network: then it is kept for who taps again. */
  asks: boolean
  /**
   * The address of the gateway's pay page; null when the gateway had to be asked for one and gave none. The same request leads
   * to the same payment. Throws a RangeError on an amount or reference no gateway would take.
   */
  payAddress(request: PayRequest): string | null | Promise<string | null>
  /** Reads the query with which the payer's browser came back. It may be shown; it decides nothing. */
  verifyReturn(query: string): GatewayCall
  /** Reads the query of the gateway's own call to the server, the one that decides. */
  verifyIpn(query: string): GatewayCall
  /** Asks the gateway what it knows about a payment. Never throws for what the network or the gateway does. */
  query(request: QueryRequest): Promise<QueryResult>
  /** Asks the gateway to pay back, in full or in part. Never throws for what the network or the gateway does. */
  refund(request: RefundRequest): Promise<RefundResult>
}

export interface PayRequest {
  /** Unique for each attempt: letters and digits, at most 100. */
  reference: string
  amount: number
  /** What is paid for; marks and signs are taken out, because the gateway accepts letters, digits and spaces only. */
  description: string
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
  /** The payer's network address, as the gateway wants to know it. */
  payerAddress: string
  language: 'vi' | 'en'
  /** Absolute. The payer's browser comes back here. */
  returnAddress: string
}

/**
 * How an attempt ended. `suspicious`: the money was taken, the gateway doubts it, people must look. `reversed`: the bank
 * took the money but the gateway does not count the payment as made. `pending`: it has not ended.
 */
export type PaymentOutcome =
  | 'paid'
  | 'suspicious'
  | 'reversed'
  | 'pending'
  | 'cancelled'
  | 'expired'
  | 'failed'

/**
 * What became of a gateway's call. `known`: it was written down before, and nothing happened again. `pending`: the payment has
 * not ended. `trouble`: it could not be worked on and has to come again.
 */
export type Heard =
  | 'settled'
  | 'known'
  | 'unknown'
  | 'wrongAmount'
  | 'pending'
  | Exclude<GatewayCall['kind'], 'call'>
  | 'trouble'

/** `forged`: the signature is not right. `unreadable`: rightly signed, yet not a message we understand. */
export type GatewayCall = { kind: 'forged' } | { kind: 'unreadable' } | ({ kind: 'call' } & CallFacts)

interface CallFacts {
  reference: string
  amount: number
  /** True only when both of the gateway's codes say so. */
  succeeded: boolean
  outcome: PaymentOutcome
  responseCode: string
  transactionStatus: string
  /** The gateway's own number, null when it gave none (a cancelled attempt has `0`). */
  transactionNumber: string | null
  payDate: Temporal.Instant | null
}

interface QueryRequest {
  reference: string
  /** The `createdAt` with which the attempt was made: the gateway finds the payment by both. */
  createdAt: Temporal.Instant
}

/** Why the gateway's answer cannot be used. `unverified`: it carries no right signature, so nothing in it may be believed. */
export type NoAnswer =
  | { kind: 'unreachable'; reason: string }
  | { kind: 'unverified'; responseCode: string | null }
  | { kind: 'refused'; responseCode: string; message: string }

export type QueryResult =
  | NoAnswer
  | { kind: 'unknown' }
  | {
      kind: 'payment'
      reference: string
      amount: number
      outcome: PaymentOutcome
      transactionStatus: string
      transactionNumber: string | null
      payDate: Temporal.Instant | null
    }
  | { kind: 'refund'; reference: string; amount: number; progress: RefundProgress; transactionStatus: string }

export type RefundProgress = 'done' | 'in_progress' | 'refused'

export interface RefundRequest {
  /** Letters and digits, at most 32, unique in a day: the same one again is not paid twice. */
  requestId: string
  reference: string
  /** The `createdAt` of the attempt that was paid. */
  createdAt: Temporal.Instant
  /** The gateway's number of the payment, when it is known. */
  transactionNumber: string | null
  amount: number
  full: boolean
  description: string
  /** Who asks, as the gateway's log shall name them. */
  requestedBy: string
}

export type RefundResult =
  | NoAnswer
  /** The gateway had this request before and works on it. */
  | { kind: 'already_requested' }
  | {
      kind: 'accepted'
      amount: number
      progress: RefundProgress
      transactionStatus: string
      transactionNumber: string | null
    }
