import type { BookingDetail } from '#contract/shapes/booking.ts'
import { EditPayment } from './EditPayment.tsx'
import { EditTransferred } from './EditTransferred.tsx'
import { HostCancellation } from './HostCancellation.tsx'
import { HostEdit } from './HostEdit.tsx'
import { MyEdit } from './MyEdit.tsx'

/** What is being asked between guest and host, with what the guest can answer; nothing where nothing is. */
export function OpenRequest({ booking }: { readonly booking: BookingDetail }) {
  const { edit, cancellationRequest } = booking
  if (booking.status === 'CSH_REQUEST_CANCEL')
    return <HostCancellation booking={booking} request={cancellationRequest} />
  if (edit === null) return null
  if (booking.status === 'PENDING_PAYMENT_EDIT' && edit.reportedAt !== null)
    return <EditTransferred booking={booking} edit={edit} />
  if (booking.status === 'PENDING_PAYMENT_EDIT') return <EditPayment booking={booking} edit={edit} />
  if (booking.status === 'DRAFTS') return <HostEdit booking={booking} edit={edit} />
  return booking.status === 'BOOKED' ? <MyEdit booking={booking} edit={edit} /> : null
}
