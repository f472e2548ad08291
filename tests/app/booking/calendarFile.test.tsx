import ICAL from 'ical.js'
import { expect, test, vi } from 'vitest'
import { GettingThere } from '#src/features/booking/detail/GettingThere.tsx'
import { aBooking } from '#tests/support/aBooking.ts'
import { onPage } from '#tests/support/onPage.tsx'

const CATALOGS = ['booking', 'stay', 'changing'] as const
const directions = [
  'Qua cầu treo, rẽ phải; đi 2 km đến cổng gỗ, có đèn lồng đỏ.',
  'Gọi trước\nkhi đến \\ nhé.',
]
const booked = () => aBooking({ arrival: { ...aBooking().arrival, directions } })

/** Taps the button and reads what the device was handed. */
async function added(booking: ReturnType<typeof aBooking>): Promise<string> {
  const handed = vi.spyOn(URL, 'createObjectURL')
  const screen = await onPage(<GettingThere booking={booking} />, CATALOGS)
  await screen.getByRole('button', { name: 'Thêm vào lịch' }).click()
  await expect.poll(() => handed.mock.calls.length).toBe(1)
  const [file] = handed.mock.calls[0] ?? []
  handed.mockRestore()
  await screen.unmount()
  return file instanceof Blob ? await file.text() : ''
}

/** The one entry of a calendar. */
const entryOf = (text: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined)

test('a booked stay goes into one’s own calendar, as a library reads it', async () => {
  const booking = booked()
  const text = await added(booking)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const entry = entryOf(text)
  expect(entry.summary).toBe(`Ở ${booking.resortName}`)
  expect(entry.location).toBe(booking.arrival.address)
  for (const step of directions) expect(entry.description).toContain(step)
  expect(entry.description).toContain(booking.code)
  // 14:00 and 12:00 in Việt Nam.
  expect(entry.startDate.toJSDate().toISOString()).toBe('2030-01-04T07:00:00.000Z')
  expect(entry.endDate.toJSDate().toISOString()).toBe('2030-01-06T05:00:00.000Z')
})

test('after a change the same entry is the newer one', async () => {
  const of = async (version: number) => {
    const text = await added({ ...booked(), version })
    const entry = entryOf(text)
    return { uid: entry.uid, sequence: entry.sequence }
  }
  const [before, after] = [await of(3), await of(4)]
  expect(after).toEqual({ uid: before.uid, sequence: before.sequence + 1 })
})

test('before it is booked there is nothing to put there', async () => {
  const { arrival } = aBooking()
  const screen = await onPage(
    <GettingThere booking={aBooking({ status: 'PENDING', arrival: { ...arrival, open: false } })} />,
    CATALOGS,
  )
  await expect.element(screen.getByRole('button', { name: 'Thêm vào lịch' })).not.toBeInTheDocument()
})
