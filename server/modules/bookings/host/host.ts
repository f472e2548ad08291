// The host’s side: their lists, their steps and the gate.

export { bookingsAtGate } from './atGate.ts'
export { type CheckedIn, checkInBy } from './checkingIn.ts'
export { bookingPage, cardsOf, findBookings, staysIn, todayOf } from './lists.ts'
export {
  answerGuestEdit,
  cancellationTermsOf,
  confirmByHost,
  departEarly,
  noShow,
  rejectByHost,
  requestCancellation,
  withdrawRequest,
} from './steps.ts'
