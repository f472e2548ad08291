import type { Handlers } from '#server/handlers.ts'
import { personOf } from '#server/refusal.ts'
import { guestActs } from './acts.ts'
import { refundAccountCalls } from './refundAccount.ts'
import { guestLooks } from './looks.ts'
import { createBooking } from './create.ts'
import { bookingDetail } from './detail.ts'
import { comingStays, listBookings } from './list.ts'
import { ownBooking } from './own.ts'
import { quoteAnswer } from './quote.ts'
import type { BookingWorld } from './world.ts'

export { advance, type By, type More } from './advance.ts'
export { bookingsAtGate } from './atGate.ts'
export { closeBooks, staysForBooks, staysTouched } from './closing.ts'
export { bookingDetail, detailWithoutCode } from './detail.ts'
export { actOf, type Side } from './acting.ts'
export { answerHost, withdrawEdit } from './acts.ts'
export { askForHostEdit, editContactFree } from './askEdit.ts'
export { cancelByGuest, cancelCost } from './cancelling.ts'
export { checkInBy, type CheckedIn } from './checkingIn.ts'
export { priceEdit, shownEditQuote } from './editQuote.ts'
export { keptOf } from './effects/money.ts'
export {
  answerGuestEdit,
  cancellationTermsOf,
  confirmByHost,
  departEarly,
  noShow,
  rejectByHost,
  requestCancellation,
  withdrawRequest,
} from './hostSteps.ts'
export { heldStays } from './held.ts'
export { bookingPage, cardsOf, findBookings, staysIn, todayOf } from './hostLists.ts'
export { readCursor, writeCursor } from './list.ts'
export { refuseImpossible } from './looks.ts'
export { liftLockout, lockedHosts, standingOf } from './penalties.ts'
export { reviewEnd } from './requests.ts'
export { reviewableStays } from './reviewable.ts'
export { hearTransfer, settleTransfer } from './settling.ts'
export { closeCase, openCaseOnce, openCases, openCasesOf, type StaffCase } from './cases.ts'
export { seesComplaint } from './complaintPictures.ts'
export { endComplaint, endPaidBackComplaint } from './complaining.ts'
export { openEditWindow } from './editWindow.ts'
export { editLookedIntoBy } from './editTransfer.ts'
export { openCase } from './effects.ts'
export { arrivalIsOver, receiveLate } from './late.ts'
export { insertBookings, type PastBooking } from './history.ts'
export { bookingJobs } from './jobs.ts'
export { tellNewCodes } from './newCodes.ts'
export { keptPlaces } from './places.ts'
export { placesVisited } from './visited.ts'
export { openThings } from './personal.ts'
export { stayForTickets } from './stayForTickets.ts'
export { soldStays } from './sold.ts'
export { lockOwnBooking, ownBooking, withCurrent } from './own.ts'
export {
  bookingByCode,
  bookingsById,
  eventsOf,
  findBooking,
  waiveFee,
  lockBooking,
  receiveExtra,
  roomsOf,
  type BookedRoom,
} from './store.ts'
export type { BookingRow } from './tables.ts'
export type { BookingWorld } from './world.ts'

type BookingCalls =
  | 'booking.quote'
  | 'booking.create'
  | 'booking.list'
  | 'booking.coming'
  | 'booking.detail'
  | 'booking.quoteEdit'
  | 'booking.cancelQuote'
  | keyof ReturnType<typeof guestActs>
  | keyof ReturnType<typeof refundAccountCalls>

/** The calls about bookings. */
export const bookingsHandlers = (world: BookingWorld): Pick<Handlers, BookingCalls> => ({
  'booking.quote': (input, { person, language }) =>
    quoteAnswer(world, input, { guestId: person?.userId ?? null, language, now: world.clock.now() }),
  'booking.create': (input, context) => createBooking(world, input, context),
  'booking.list': (input, context) => listBookings(world, personOf(context).userId, input, context.language),
  'booking.coming': (_input, context) => comingStays(world, personOf(context).userId, context.language),
  'booking.detail': async (input, context) =>
    bookingDetail(
      world,
      await ownBooking(world, input.booking_id, personOf(context).userId),
      context.language,
    ),
  ...guestLooks(world),
  ...guestActs(world),
  ...refundAccountCalls(world),
})
