import type { Parsed } from '#contract/endpoints.ts'
import {
  actOf,
  advance,
  answerGuestEdit,
  askForHostEdit,
  confirmByHost,
  departEarly,
  noShow,
  rejectByHost,
  requestCancellation,
  withdrawRequest,
  type BookingWorld,
} from '#server/modules/bookings/bookings.ts'
import { hostSide } from './side.ts'

/** What hosts do with the bookings of their places. */
export const hostActs = (world: BookingWorld) => {
  const act = actOf(world, hostSide(world))
  return {
    'host.confirm': act((tx, booking, by, { received_amount }: Parsed<'host.confirm'>) =>
      confirmByHost(tx, booking, by, received_amount),
    ),
    // The nights of a request are held since it was made.
    'host.accept': act((tx, booking, by) =>
      advance(tx, booking, 'accept', by, { facts: { nightsFree: true } }),
    ),
    'host.reject': act((tx, booking, by, { reason, received_amount: received }: Parsed<'host.reject'>) =>
      rejectByHost(tx, booking, by, { reason, received }),
    ),
    'host.answerEdit': act((tx, booking, by, { answer, reason = '' }: Parsed<'host.answerEdit'>) =>
      answerGuestEdit(tx, booking, by, { accept: answer === 'ACCEPT', reason }),
    ),
    'host.requestEdit': act((tx, booking, by, input: Parsed<'host.requestEdit'>, { language }) => {
      const { shown_total: shown, reason, booking_id: _id, version: _version, ...wish } = input
      return askForHostEdit(tx, booking, by, { wish, shown, reason, language })
    }),
    'host.withdrawRequest': act(withdrawRequest),
    'host.requestCancellation': act(
      (
        tx,
        booking,
        by,
        { reason, shown_month: month, shown_year: year }: Parsed<'host.requestCancellation'>,
      ) => requestCancellation(tx, booking, by, { reason, month, year }),
    ),
    'host.departEarly': act((tx, booking, by, { reason }: Parsed<'host.departEarly'>) =>
      departEarly(tx, booking, by, reason),
    ),
    'host.noShow': act(noShow),
    'host.complete': act((tx, booking, by) => advance(tx, booking, 'complete', by)),
  }
}
