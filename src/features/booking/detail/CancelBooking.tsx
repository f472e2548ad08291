import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { part } from '#src/ui/part.ts'

const loadDialog = () => import('./CancelDialog.tsx')
const CancelDialog = part(loadDialog, 'CancelDialog')

interface CancelBookingProps {
  readonly booking: BookingDetail
  /** Why it cannot be done now, said under the button. */
  readonly reason?: string | undefined
}

/** Leaves a booking: what it costs and what comes back is shown before anything happens. */
export function CancelBooking({ booking, reason }: CancelBookingProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button tone="quiet" reason={reason} onClick={() => setAsking(true)} {...intent(loadDialog)}>
        <Trans>Hủy đặt phòng</Trans>
      </Button>
      {asking && (
        <Suspense>
          <CancelDialog booking={booking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
