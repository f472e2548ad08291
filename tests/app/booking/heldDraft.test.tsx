import { expect, test, vi } from 'vitest'
import { useCreate } from '#src/features/booking/form/useCreate.ts'
import { newDraft, readDraft, type Draft } from '#src/features/booking/draft.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { onPage } from '#tests/support/onPage.tsx'
import { answer } from '../support/answers.ts'
import { restarted } from '../support/restarted.ts'

const ROOM = '01941f29-7c00-7111-8eed-3b121eeece13'
const { resortId, checkIn, checkOut } = aBooking()

/** The form at the moment its page leaves: nothing that it would draw next is drawn. */
function Leaving({ draft, onHeld }: { draft: Draft; onHeld: () => void }) {
  const create = useCreate(draft, () => undefined)
  const book = () =>
    create.mutate(
      {
        resort_id: resortId,
        check_in: checkIn,
        check_out: checkOut,
        rooms: [{ room_id: ROOM, count: 1 }],
        number_of_adult: 2,
        contact: {
          fullName: 'Nguyễn Thị Hoa Sen',
          birthday: '1990-02-17',
          phone: '0912345678',
          email: 'hoa@example.com',
        },
        payment_method: 'VNPAY',
        shown_total: 2_000_000,
      },
      { onSuccess: onHeld },
    )
  return <button onClick={book}>book</button>
}

test('once nights are held the device knows it before the page leaves for the gateway', async () => {
  answer('booking.create', aBooking({ status: 'PENDING', paid: 0 }))
  const key = await newDraft({
    resort_id: resortId,
    resort_type: 3,
    from_day: checkIn,
    to_day: checkOut,
    rooms: `${ROOM}:1`,
  })
  const draft = (await readDraft(key)) ?? expect.unreachable('the draft was not kept')
  const held = vi.fn()
  const screen = await onPage(<Leaving draft={draft} onHeld={held} />, ['booking'])
  await screen.getByRole('button', { name: 'book' }).click()
  await expect.poll(() => held.mock.calls.length).toBe(1)
  expect(await (await restarted()).readDraft(key)).toMatchObject({ bookingId: aBooking().id, intent: null })
})
