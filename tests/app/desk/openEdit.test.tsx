import { expect, test } from 'vitest'
import { OpenEdit } from '#src/features/desk/booking/OpenEdit.tsx'
import type { Edit, StayTerms } from '#contract/shapes/edit.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { onPage } from '#tests/support/onPage.tsx'

const booking = aBooking({ status: 'BOOKED' })
const before: StayTerms = {
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  rooms: booking.rooms.map(({ roomId, name, count }) => ({ roomId, name, count })),
  adults: 2,
  children: 0,
  toddlers: 0,
  extraBeds: 0,
  quote: booking.quote,
  total: 2_000_000,
}
const edit: Edit = {
  id: '01941f29-7c00-7000-8000-000000000009',
  by: 'KT',
  kind: 'BOTH',
  state: 'OPEN',
  before,
  after: { ...before, checkOut: '2030-01-07', adults: 3, total: 3_200_000 },
  contact: { ...booking.contact, phone: '+84911111111' },
  difference: 1_200_000,
  editingFee: 300_000,
  toPay: 1_500_000,
  reason: 'Thêm một người bạn',
  answer: '',
  askedAt: '2029-12-20T03:00:00Z',
  answerBy: '2029-12-21T03:00:00Z',
  payBy: null,
  reportedAt: null,
  lookedIntoBy: null,
  closedAt: null,
}

test('U9: staff sees line by line what a change would change, before anything is offered', async () => {
  const screen = await onPage(<OpenEdit booking={{ ...booking, edit }} />, ['desk', 'stay'])
  await expect.element(screen.getByRole('heading', { name: 'Khách muốn sửa' })).toBeVisible()
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect.element(row('Khách')).toHaveTextContent(/2 người lớn.*3 người lớn/)
  await expect.element(row('Trả phòng')).toHaveTextContent(/06\/01\/2030.*07\/01\/2030/)
  await expect.element(row('Điện thoại')).toHaveTextContent('+84911111111')
  await expect.element(row('Tổng cộng')).toHaveTextContent(/2\.000\.000.*3\.200\.000/)
  await expect.element(screen.getByText(/Khách trả thêm 1\.500\.000/)).toBeVisible()
})

test('U9: a change that is over is no longer offered as one', async () => {
  const screen = await onPage(<OpenEdit booking={{ ...booking, edit: { ...edit, state: 'WITHDRAWN' } }} />, [
    'desk',
    'stay',
  ])
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
})
