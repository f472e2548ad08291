import { never } from '../policy.ts'
import { bookingRequest } from '../shapes/booking.ts'
import { madeFile } from '../shapes/file.ts'
import { letterRequest } from '../shapes/letter.ts'
import type { Endpoint } from './endpoint.ts'

/** What people keep: receipts; and for staff, how letters look. */
export const LETTERS = {
  'booking.receipt': {
    method: 'GET',
    path: '/v1/Booking/receipt',
    who: 'booking.own',
    input: bookingRequest,
    output: madeFile,
    file: 'pdf',
    offline: never,
    fails: ['G_404'],
    limit: 30,
    says: 'What I paid for a stay and what came back, as a PDF; of one that nothing was paid for there is none.',
  },
  'desk.letter': {
    method: 'GET',
    path: '/v1/Desk/letter',
    who: 'desk.work',
    input: letterRequest,
    output: madeFile,
    file: 'html',
    offline: never,
    fails: ['G_INPUT'],
    limit: 240,
    says: 'A kind of letter as its reader sees it, about a stay that does not exist.',
  },
} as const satisfies Record<string, Endpoint>
