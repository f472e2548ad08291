import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { BookingEvent } from '#contract/booking/names.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { editAddress } from '../edit/screens.ts'
import type { GuestStep } from '../steps.ts'

interface EditBookingProps {
  readonly booking: BookingDetail
  readonly step: (event: BookingEvent) => GuestStep
}

/** The way to change a booking; where only the contact can still be changed it says so, and where nothing can, why. */
export function EditBooking({ booking, step }: EditBookingProps) {
  const [stay, contact] = [step('requestEdit'), step('editContact')]
  const why = useCodeText(contact.why ?? undefined)
  if (!stay.can && !contact.can)
    return contact.why === null ? null : (
      <Button icon="pencil" reason={why || undefined} disabled>
        <Trans>Sửa đặt phòng</Trans>
      </Button>
    )
  return (
    <Link to="/booking/edit/$screen/{-$key}" params={editAddress(booking)} {...buttonLook()}>
      <Icon name="pencil" />
      {stay.can ? <Trans>Sửa đặt phòng</Trans> : <Trans>Sửa thông tin liên hệ</Trans>}
    </Link>
  )
}
