import { deferred } from '#src/ui/deferred.tsx'

const parts = () => import('./parts.ts')

/** What can be done with a booking that stands: loaded after the booking itself can be read. Its words are the catalog `changing`. */
export const OpenRequest = deferred(() => parts().then((all) => all.OpenRequest))
export const AfterStay = deferred(() => parts().then((all) => all.AfterStay))
export const BookingHistory = deferred(() => parts().then((all) => all.BookingHistory))
export const ComplaintCard = deferred(() => parts().then((all) => all.ComplaintCard))
export const DeleteBooking = deferred(() => parts().then((all) => all.DeleteBooking))
export const ManageStay = deferred(() => parts().then((all) => all.ManageStay))
export const StayServices = deferred(() => parts().then((all) => all.StayServices))
export const PastEdit = deferred(() => parts().then((all) => all.PastEdit))

/** Fetches them beside the booking itself: what comes later among what can be tapped takes taps elsewhere. */
export const prepareLaterParts = () =>
  Promise.all(
    [OpenRequest, AfterStay, BookingHistory, ComplaintCard, ManageStay, StayServices, PastEdit].map(
      ({ prepare }) => prepare(),
    ),
  )
