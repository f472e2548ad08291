import type { Output } from '#contract/endpoints.ts'
import { aBooking } from '#tests/support/aBooking.ts'

type HostStay = Output<'host.booking'>

/** A booked stay as its host sees it. */
export const aHostStay = (changes: Partial<HostStay> = {}): HostStay => ({
  ...aBooking(),
  answerBy: null,
  payout: null,
  ...changes,
})

/** A stay whose guest says that the money is on its way: the host is to look. */
export const aReportedStay = (changes: Partial<HostStay> = {}): HostStay =>
  aHostStay({
    status: 'CSH_CONFIRM',
    paymentMethod: 'BANK_TRANSFER',
    paid: 0,
    transferReported: true,
    hostDeadline: '2029-12-20T05:00:00Z',
    answerBy: '2029-12-20T05:00:00Z',
    ...changes,
  })
