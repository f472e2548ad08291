import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import type { QueueItem } from '#contract/shapes/desk.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { aDossier } from '../support/aDossier.ts'
import { aHostStay, aReportedStay } from '../support/aHostStay.ts'
import { answer, NOW } from '../support/answers.ts'
import { aTicketBooking } from '../support/aTicketBooking.ts'
import { open } from '../support/open.tsx'

const REASON = 'Bão số 7, điểm đến đóng cửa'
const dialog = page.getByRole('dialog')
const reason = dialog.getByLabelText('Lý do')

/** Types into the question; it is still there once the page has asked anew what it shows, and is answered then. */
async function answerLater(
  { router }: Awaited<ReturnType<typeof open>>,
  { anew, submit }: { anew: EndpointName; submit: string | RegExp },
) {
  await reason.fill(REASON)
  await router.options.context.queryClient.refetchQueries({ queryKey: [anew] })
  await expect.element(reason).toHaveValue(REASON)
  await dialog.getByRole('button', { name: submit }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

test('a host keeps what was typed into a question whose booking has changed meanwhile, and is told', async () => {
  let stay = aReportedStay({ transferReported: false, paid: 2_000_000 })
  answer('host.booking', () => stay)
  answer('host.reject', (_input, refuse) => refuse('G_409'))
  const opened = await open(`/host/bookings/${stay.id}`, { as: 'host' })
  await page.getByRole('button', { name: 'Từ chối', exact: true }).click()
  stay = aHostStay({ status: 'KT_CANCEL', version: 4 })
  await answerLater(opened, { anew: 'host.booking', submit: 'Từ chối' })
  await expect.element(page.getByText(CODES.G_409.vi)).toBeVisible()
})

test('staff keeps what was typed into a question whose booking has changed meanwhile, and is told', async () => {
  let booking = aBooking()
  answer('desk.booking', () => aDossier({ booking }))
  answer('desk.forceCancel', (_input, refuse) => refuse('G_409'))
  const opened = await open(`/desk/booking/${booking.id}`, { as: 'staff', width: 1024 })
  await page.getByRole('button', { name: 'Hủy đặt phòng (có bằng chứng)' }).click()
  await dialog.getByLabelText('Bằng chứng').fill('Báo số 12')
  booking = aBooking({ status: 'KT_CANCEL', version: 4 })
  await answerLater(opened, { anew: 'desk.booking', submit: /Hủy và hoàn/ })
  await expect.element(page.getByText(CODES.G_409.vi)).toBeVisible()
})

test('staff keeps what was typed into a question whose tickets have changed meanwhile, and is told', async () => {
  let booking = aTicketBooking(2)
  answer('desk.tickets', () => ({
    booking,
    guest: aDossier().guest,
    audit: [],
    acts: [],
    ledger: [],
    refundAccount: null,
    approvals: {},
    comesBack: booking.paid,
  }))
  answer('desk.cancelService', (_input, refuse) => refuse('G_TICKETS_409'))
  const opened = await open(`/desk/tickets/${booking.id}`, { as: 'staff', width: 1024 })
  await page.getByRole('button', { name: 'Hủy vé và hoàn đủ' }).click()
  booking = aTicketBooking(2, { status: 'SERVICE_CSH_CANCEL', version: 4 })
  await answerLater(opened, { anew: 'desk.tickets', submit: /Hủy vé và hoàn/ })
  await expect.element(page.getByText(CODES.G_TICKETS_409.vi)).toBeVisible()
})

const REFUND: QueueItem = {
  id: '01980000-0000-7000-8000-0000000aa001',
  kind: 'REQUESTED',
  booking: aBooking(),
  guestName: 'Nguyễn Minh Anh',
  hostName: 'Trần Thị Lan',
  text: '',
  pictureIds: [],
  amount: 1_000_000,
  createdAt: NOW,
  until: null,
  params: { reason: 'GUEST_CANCELLED', way: 'BANK' },
}

test('staff keeps what was typed about a row that a colleague took out of the queue meanwhile, and is told', async () => {
  let items = [REFUND]
  answer('desk.queue', () => ({ items, next: null }))
  answer('desk.refund', (_input, refuse) => refuse('G_409'))
  const opened = await open('/desk/queue/refunds', { as: 'staff', width: 1024 })
  await userEvent.click(page.getByRole('row', { name: /GHE-TEST01/ }))
  await page.getByRole('complementary').getByRole('button', { name: 'Duyệt', exact: true }).click()
  items = []
  await answerLater(opened, { anew: 'desk.queue', submit: 'Duyệt' })
  await expect.element(page.getByText(CODES.G_409.vi)).toBeVisible()
})

test('staff keeps what was typed about a review that a colleague judged meanwhile', async () => {
  const marks = { clean: 5, convenient: 4, service: 2, report: 'Không đúng sự thật' }
  let items: QueueItem[] = [{ ...REFUND, kind: 'REPORTED', amount: null, text: 'Phòng ồn', params: marks }]
  answer('desk.queue', () => ({ items, next: null }))
  const opened = await open('/desk/queue/reviews', { as: 'staff', width: 1024 })
  await page.getByRole('button', { name: 'Ẩn đánh giá' }).click()
  await reason.fill(REASON)
  items = []
  await opened.router.options.context.queryClient.refetchQueries({ queryKey: ['desk.queue'] })
  await expect.element(page.getByText('Hàng này đang trống')).toBeInTheDocument()
  await expect.element(reason).toHaveValue(REASON)
})
