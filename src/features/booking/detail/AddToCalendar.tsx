import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { Button } from '#src/ui/Button.tsx'
import { insist, sayPartWaits } from '#src/ui/part.ts'
import { saveFile } from '#src/ui/saveFile.ts'

/** The stay as an entry of one's own calendar, with the way, the code's address and a reminder the day before. */
export function AddToCalendar({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const { code, resortName, arrival } = booking
  const add = async () => {
    const { calendarFile } = await insist(() => import('#contract/calendarFile.ts'), sayPartWaits)
    const address = new URL(`/booking/${booking.id}/checkin`, location.origin).href
    const notes = [
      t`Mã đặt phòng ${code}`,
      ...arrival.directions,
      ...(arrival.hostPhone === '' ? [] : [t`Chủ nhà ${arrival.hostName}: ${arrival.hostPhone}`]),
      t`Mã nhận phòng: ${address}`,
    ].join('\n')
    const text = calendarFile(booking, {
      title: t`Ở ${resortName}`,
      notes,
      address,
      now: Temporal.Now.instant(),
    })
    saveFile(`${code}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <Button icon="calendar" onClick={() => void add()}>
      <Trans>Thêm vào lịch</Trans>
    </Button>
  )
}
