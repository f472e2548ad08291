import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { Button } from '#src/ui/Button.tsx'

/** Hands a file over to the device, which opens it or keeps it. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The stay as an entry of one's own calendar, with the way, the code's address and a reminder the day before. */
export function AddToCalendar({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const { code, resortName, arrival } = booking
  const add = async () => {
    const { calendarFile } = await import('#contract/calendarFile.ts')
    const address = new URL(`/booking/${booking.id}/checkin`, location.origin).href
    const notes = [
      t`Mã đặt phòng ${code}`,
      ...arrival.directions,
      ...(arrival.hostPhone === '' ? [] : [t`Chủ nhà ${arrival.hostName}: ${arrival.hostPhone}`]),
      t`Mã nhận phòng: ${address}`,
    ].join('\n')
    save(
      `${code}.ics`,
      calendarFile(booking, { title: t`Ở ${resortName}`, notes, address, now: Temporal.Now.instant() }),
    )
  }
  return (
    <Button icon="calendar" onClick={() => void add()}>
      <Trans>Thêm vào lịch</Trans>
    </Button>
  )
}
