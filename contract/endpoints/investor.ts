import { never } from '../policy.ts'
import { figures, figuresRequest } from '../shapes/investor.ts'
import type { Endpoint } from './endpoint.ts'

/** What investors read; they change nothing. */
export const INVESTOR = {
  'investor.figures': {
    method: 'GET',
    path: '/v1/Investor/figures',
    who: 'investor.read',
    input: figuresRequest,
    output: figures,
    offline: never,
    fails: ['G_INPUT'],
    limit: 60,
    says: 'Occupancy, nights and revenue by project area and month.',
  },
} as const satisfies Record<string, Endpoint>
