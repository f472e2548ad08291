import type { Handlers } from '#server/handlers.ts'
import { personOf } from '#server/refusal.ts'
import { guestActs, guestLooks } from './changes/changes.ts'
import {
  bookingDetail,
  comingStays,
  createBooking,
  listBookings,
  ownBooking,
  quoteAnswer,
  refundAccountCalls,
} from './stays/stays.ts'
import type { BookingWorld } from './world.ts'

export {
  advance,
  type By,
  closeBooks,
  closeCase,
  keptOf,
  liftLockout,
  countLockedHosts,
  lockedHosts,
  type More,
  openCase,
  openCaseOnce,
  openCases,
  openCasesOf,
  type StaffCase,
  standingOf,
  staysForBooks,
  staysTouched,
} from './life/life.ts'
export {
  answerGuestEdit,
  bookingPage,
  bookingsAtGate,
  cancellationTermsOf,
  cardsOf,
  type CheckedIn,
  checkInBy,
  confirmByHost,
  departEarly,
  findBookings,
  noShow,
  rejectByHost,
  requestCancellation,
  staysIn,
  todayOf,
  withdrawRequest,
} from './host/host.ts'
export {
  bookingDetail,
  detailWithoutCode,
  heldStays,
  insertBookings,
  keptPlaces,
  lockOwnBooking,
  ownBooking,
  type PastBooking,
  placesVisited,
  readCursor,
  reviewableStays,
  reviewEnd,
  soldStays,
  stayForTickets,
  tellNewCodes,
  withCurrent,
  writeCursor,
} from './stays/stays.ts'
export {
  actOf,
  answerHost,
  askForHostEdit,
  cancelByGuest,
  cancelCost,
  editContactFree,
  endComplaint,
  endPaidBackComplaint,
  openEditWindow,
  priceEdit,
  refuseImpossible,
  seesComplaint,
  shownEditQuote,
  type Side,
  withdrawEdit,
} from './changes/changes.ts'
export {
  arrivalIsOver,
  editLookedIntoBy,
  hearTransfer,
  receiveLate,
  settleTransfer,
} from './transfers/transfers.ts'
export { bookingJobs } from './jobs.ts'
export { openThings } from './personal.ts'
export {
  bookingByCode,
  bookingsById,
  completionsOf,
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
