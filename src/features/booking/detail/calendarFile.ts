import { momentAt } from '#contract/nights.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'

/** RFC 5545: what separates values is escaped, and a line has 75 bytes at most. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
const LINE_BYTES = 75

function folded(line: string): string {
  const bytes = new TextEncoder()
  const lines: string[] = []
  let here = ''
  for (const letter of line) {
    if (bytes.encode(here + letter).length > LINE_BYTES) {
      lines.push(here)
      here = ' '
    }
    here += letter
  }
  return [...lines, here].join('\r\n')
}

const inUtc = (moment: Temporal.Instant) => moment.round('second').toString().replaceAll(/[-:]/g, '')

/**
 * A stay as an entry of a calendar (RFC 5545), with a reminder a day before; made on the device, so also without a network. Its
 * UID is the booking's, its number in line the booking's version: added anew, it replaces what was there before.
 */
export function calendarFile(
  booking: BookingDetail,
  { title, notes, address, now }: { title: string; notes: string; address: string; now: Temporal.Instant },
): string {
  const { arrival } = booking
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ghe//Booking//VI',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.id}@${new URL(address).host}`,
    `SEQUENCE:${booking.version}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(momentAt(booking.checkIn, arrival.checkInTime))}`,
    `DTEND:${inUtc(momentAt(booking.checkOut, arrival.checkOutTime))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(arrival.address)}`,
    `DESCRIPTION:${escaped(notes)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
