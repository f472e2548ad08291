import { momentAt } from './nights.ts'
import type { BookingDetail } from './shapes/booking.ts'

/** RFC 5545: what separates values is escaped, and a line has 75 bytes at most. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
const LINE_BYTES = 75

/** How long a character is in UTF-8. */
const bytesOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)

function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const more = bytesOf(character.codePointAt(0) ?? 0)
    if (bytes + more > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += more
  }
  return text
}

const inUtc = (moment: Temporal.Instant) => moment.round('second').toString().replaceAll(/[-:]/g, '')

/** What of a stay its entry says. */
export type CalendarStay = Pick<BookingDetail, 'id' | 'version' | 'checkIn' | 'checkOut'> & {
  arrival: Pick<BookingDetail['arrival'], 'checkInTime' | 'checkOutTime' | 'address'>
}

/**
 * A stay as an entry of a calendar (RFC 5545), with a reminder a day before; made on the device, so also without a network, and
 * for the letter of a booking. Its UID is the booking's, its number in line the booking's version: added anew, it replaces what was there before.
 */
export function calendarFile(
  booking: CalendarStay,
  { title, notes, address, now }: { title: string; notes: string; address: string; now: Temporal.Instant },
): string {
  const { arrival } = booking
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ghe//Booking//VI',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.id}@${/\/\/([^/]+)/.exec(address)?.[1] ?? ''}`,
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
