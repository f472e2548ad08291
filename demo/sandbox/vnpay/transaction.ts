import * as z from 'zod/mini'
import { CHOICES } from './choices.ts'

/** A call to the server that still has to be made. */
const pendingCall = z.object({ dueAt: z.iso.datetime(), attempts: z.int(), repeats: z.int() })
export type PendingCall = z.infer<typeof pendingCall>

/** What the stand-in remembers of one payment. Amounts in VND; dates ending in `Date` as the gateway writes them. */
export const sandboxTransaction = z.object({
  reference: z.string(),
  amount: z.int(),
  orderInfo: z.string(),
  language: z._default(z.enum(['vi', 'en']), 'vi'),
  createDate: z.string(),
  expireDate: z.nullable(z.string()),
  returnAddress: z.string(),
  transactionNumber: z.string(),
  choice: z.nullable(z.enum(CHOICES)),
  payDate: z.nullable(z.string()),
  call: z.nullable(pendingCall),
  refunds: z.array(
    z.object({
      requestId: z.string(),
      transactionNumber: z.string(),
      type: z.enum(['02', '03']),
      amount: z.int(),
      requestedAt: z.iso.datetime(),
    }),
  ),
})
export type SandboxTransaction = z.infer<typeof sandboxTransaction>
