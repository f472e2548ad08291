import { expect, test } from 'vitest'
import type { BookingDetail, HistoryEntry } from '#contract/shapes/booking.ts'
import { StatusStory } from '#src/features/booking/detail/StatusStory.tsx'
import { aBooking } from '#tests/support/aBooking.ts'
import { onPage } from '#tests/support/onPage.tsx'

const after = (event: string): HistoryEntry => ({
  at: '2029-12-20T03:00:00Z',
  event,
  actor: 'KT',
  from: 'ORDERED',
  to: 'EDIT_SUCCESS',
  params: {},
})

async function toldAfter(history: BookingDetail['history']) {
  const screen = await onPage(<StatusStory booking={aBooking({ status: 'EDIT_SUCCESS', history })} />, [
    'booking',
  ])
  await expect.element(screen.getByText('Đặt phòng đã được sửa')).toBeVisible()
  const text = screen.container.textContent
  await screen.unmount()
  return text
}

test('a corrected contact keeps its check-in code; a changed stay has a new one', async () => {
  const gone = 'Mã nhận phòng cũ không dùng được nữa'
  expect(await toldAfter([after('acceptEdit')])).toContain(gone)
  expect(await toldAfter([after('editPaymentSucceeded')])).toContain(gone)
  expect(await toldAfter([after('editContact')])).not.toContain(gone)
  expect(await toldAfter([after('acceptEdit'), after('editContact')])).not.toContain(gone)
  expect(await toldAfter([after('editContact'), after('acceptHostEdit')])).toContain(gone)
  // A check-in changes nothing about what was changed last.
  const checkIn = { ...after('checkIn'), from: 'EDIT_SUCCESS' } as const
  expect(await toldAfter([after('editContact'), checkIn])).not.toContain(gone)
})
