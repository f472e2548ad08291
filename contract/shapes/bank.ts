import * as z from 'zod/mini'
import { money } from './primitives.ts'

/**
 * What a bank's service tells of money that arrived. `signature`: HMAC-SHA256 in hex, under the secret both know, of
 * `transaction_id`, `account_number`, `amount` and `memo` joined by line feeds.
 */
export const bankTransfer = z.object({
  transaction_id: z.string().check(z.minLength(1), z.maxLength(100)),
  account_number: z.string().check(z.maxLength(30)),
  amount: money.check(z.gte(1)),
  memo: z.string().check(z.maxLength(500)),
  signature: z.string().check(z.regex(/^[\da-f]{64}$/i)),
})
export type BankTransfer = z.infer<typeof bankTransfer>

/** MATCHED: it booked. KNOWN: it was told before. STAFF: somebody looks into it. UNKNOWN: no booking is meant. */
export const BANK_RESULTS = ['MATCHED', 'KNOWN', 'STAFF', 'UNKNOWN'] as const
export const bankAnswer = z.object({ result: z.enum(BANK_RESULTS) })
export type BankResult = (typeof BANK_RESULTS)[number]
