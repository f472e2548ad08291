import { lookup } from '../policy.ts'
import { documentRequest, legalDocument } from '../shapes/document.ts'
import type { Endpoint } from './endpoint.ts'

/** Privacy policy and operating regulations. */
export const DOCUMENTS = {
  'document.read': {
    method: 'GET',
    path: '/v1/Document/read',
    who: 'anyone',
    input: documentRequest,
    output: legalDocument,
    offline: lookup(60, 90),
    fails: ['G_404', 'G_INPUT'],
    limit: 240,
    says: 'The privacy policy or the operating regulations: the version in force, or an older one by its number.',
  },
} as const satisfies Record<string, Endpoint>
