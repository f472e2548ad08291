import type { Output } from '#contract/endpoints.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { PEOPLE } from './people.ts'

type Dossier = Output<'desk.booking'>

/** A booked stay as staff sees it. */
export const aDossier = (changes: Partial<Dossier> = {}): Dossier => ({
  booking: aBooking(),
  guest: {
    id: PEOPLE.guest.userId,
    name: PEOPLE.guest.name,
    email: 'anh@example.com',
    phone: '+84912345678',
  },
  host: { id: PEOPLE.host.userId, name: PEOPLE.host.name, phone: '+84900000000' },
  audit: [],
  acts: [],
  ledger: [],
  payouts: [],
  transfers: [],
  refundAccount: null,
  approvals: {},
  cases: [],
  ...changes,
})
