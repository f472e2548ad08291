import type { EndpointName } from '#contract/endpoints.ts'
import type { Handlers } from './handlers.ts'
import { refuse } from './refusal.ts'

/** Calls whose doing follows: they refuse openly. */
const NAMES = [
  'booking.quoteEdit',
  'booking.edit',
  'booking.withdrawEdit',
  'booking.answer',
  'booking.complete',
  'booking.complain',
  'booking.endComplaint',
  'booking.delete',
  'review.rate',
  'review.mine',
  'review.report',
  'host.today',
  'host.bookings',
  'host.booking',
  'host.confirm',
  'host.accept',
  'host.reject',
  'host.answerEdit',
  'host.quoteEdit',
  'host.requestEdit',
  'host.withdrawRequest',
  'host.cancellationTerms',
  'host.requestCancellation',
  'host.departEarly',
  'host.noShow',
  'host.complete',
  'host.reviews',
  'host.reply',
  'host.checkIn',
  'host.resorts',
  'host.calendar',
  'host.setCalendar',
  'host.earnings',
  'host.payouts',
  'desk.summary',
  'desk.queue',
  'desk.find',
  'desk.booking',
  'desk.actFor',
  'desk.forceCancel',
  'desk.editContact',
  'desk.waiveFee',
  'desk.checkIn',
  'desk.settleTransfer',
  'desk.resolveComplaint',
  'desk.refund',
  'desk.payout',
  'desk.judgeReview',
  'desk.closeCase',
  'desk.lockedHosts',
  'desk.liftLockout',
  'booking.cancelQuote',
  'payment.charged',
  'voucher.mine',
] as const satisfies readonly EndpointName[]

type Soon = Pick<Handlers, (typeof NAMES)[number]>
const refuseAll = async (): Promise<never> => refuse('G_NOT_YET')
const table: Partial<Soon> = {}
for (const name of NAMES) table[name] = refuseAll
const whole = (candidate: Partial<Soon>): candidate is Soon => NAMES.every((name) => name in candidate)
if (!whole(table)) throw new TypeError('A call is missing.')
export const soon: Soon = table
