import * as z from 'zod/mini'
import { exactly, money, token } from './primitives.ts'

/** What a bank's service tells of money that arrived; the call itself is signed (`SIGNED` of endpoints/endpoint.ts). */
export const bankTransfer = z.object({
  transaction_id: token(1, 100),
  account_number: exactly(30),
  amount: money.check(z.gte(1)),
  memo: exactly(500),
})
export type BankTransfer = z.infer<typeof bankTransfer>

/** MATCHED: it booked. KNOWN: it was told before. STAFF: somebody looks into it. UNKNOWN: no booking is meant. */
const BANK_RESULTS = ['MATCHED', 'KNOWN', 'STAFF', 'UNKNOWN'] as const
export const bankAnswer = z.object({ result: z.enum(BANK_RESULTS) })
export type BankResult = (typeof BANK_RESULTS)[number]
