import { never } from '../policy.ts'
import { bankAnswer, bankTransfer } from '../shapes/bank.ts'
import type { Endpoint } from './endpoint.ts'

/** What a bank's service tells. */
export const BANK = {
  'payment.bankTransfer': {
    method: 'POST',
    path: '/v1/Payment/bank_transfer',
    who: 'gateway',
    signed: 'bank',
    input: bankTransfer,
    output: bankAnswer,
    offline: never,
    fails: ['G_INPUT', 'G_403', 'G_404'],
    limit: 6000,
    says: 'The bank’s own call: money arrived on a host’s account. Exact amount and memo book at once; anything else goes to staff. Told twice it counts once. Signed over time and body.',
  },
} as const satisfies Record<string, Endpoint>
