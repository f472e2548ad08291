import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import type { Output } from '#contract/endpoints.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { aDossier } from '../support/aDossier.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { aTicketBooking } from '../support/aTicketBooking.ts'
import { open } from '../support/open.tsx'
import { PEOPLE } from '../support/people.ts'

const REASON = 'Bão số 7, điểm đến đóng cửa'
const GUEST = {
  id: PEOPLE.guest.userId,
  name: PEOPLE.guest.name,
  email: 'anh@example.com',
  phone: '+84912345678',
}

test.each(LANGUAGES)(
  'in %s, cancelling tickets shows what goes back before the tap, wants a reason, and says who did it and why',
  async (language) => {
    let booking = aTicketBooking(2)
    const dossier = (): Output<'desk.tickets'> => ({
      booking,
      guest: GUEST,
      audit: booking.history.map((event) => ({ ...event, byName: 'Phạm Thu Hà', reason: REASON })),
      acts: [],
      ledger: [],
      refundAccount: null,
      approvals: {},
      comesBack: booking.paid,
    })
    answer('desk.tickets', dossier)
    const cancelled = answer('desk.cancelService', () => {
      booking = aTicketBooking(2, {
        status: 'SERVICE_CSH_CANCEL',
        version: 4,
        history: [{ at: NOW, event: 'deskCancel', actor: 'STF', to: 'SERVICE_CSH_CANCEL' }],
      })
      return booking
    })
    const { words } = await open(`/desk/tickets/${booking.id}`, { as: 'staff', language, width: 1024 })
    await axeClean()
    await page.getByRole('button', { name: words(msg`Hủy vé và hoàn đủ`) }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('strong')).toHaveTextContent(/400[.,]000/)
    const submit = dialog.getByRole('button', { name: /400[.,]000/ })
    await submit.click()
    await expect.element(dialog.getByLabelText(words(msg`Lý do`))).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    expect(cancelled).toEqual([])
    await dialog.getByLabelText(words(msg`Lý do`)).fill(REASON)
    await submit.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText(REASON)).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: words(msg`Hủy vé và hoàn đủ`) }))
      .not.toBeInTheDocument()
    expect(cancelled).toMatchObject([{ reason: REASON, version: 3 }])
  },
)

test.each(LANGUAGES)(
  'S6: in %s, an act that moves money asks who is there and then is done as it was typed; leaving that question loses nothing',
  async (language) => {
    const booking = aTicketBooking(2)
    answer('desk.tickets', {
      booking,
      guest: GUEST,
      audit: [],
      acts: [],
      ledger: [],
      refundAccount: null,
      approvals: {},
      comesBack: booking.paid,
    })
    let confirmed = false
    const cancelled = answer('desk.cancelService', (_input, refuse) =>
      confirmed ? booking : refuse('G_CONFIRM'),
    )
    answer('security.confirm', () => {
      confirmed = true
      return { until: NOW }
    })
    const { words } = await open(`/desk/tickets/${booking.id}`, { as: 'staff', language, width: 1024 })
    await page.getByRole('button', { name: words(msg`Hủy vé và hoàn đủ`) }).click()
    const again = page.getByRole('dialog', { name: words(msg`Xác nhận đây là bạn`) })
    const reason = page.getByLabelText(words(msg`Lý do`))
    const submit = page.getByRole('button', { name: /400[.,]000/ })
    await reason.fill(REASON)
    await submit.click()
    await expect.element(again).toBeVisible()
    await axeClean()
    await again.getByRole('button', { name: words(msg`Để sau`) }).click()
    await expect.element(again).not.toBeInTheDocument()
    await expect.element(page.getByText(CODES.G_CONFIRM[language])).toBeVisible()
    await expect.element(reason).toHaveValue(REASON)
    await submit.click()
    await again.getByLabelText(words(msg`Mật khẩu`), { exact: true }).fill('Ghe@2026')
    await again.getByRole('button', { name: words(msg`Xác nhận và tiếp tục`) }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(cancelled.map((one) => one.reason)).toEqual([REASON, REASON, REASON])
  },
)

test('a decision about a complaint wants its way, its amount and its words', async () => {
  const booking = aBooking({
    status: 'COMPLAIN',
    checkIn: '2029-12-17',
    checkOut: '2029-12-19',
    checkedInAt: '2029-12-17T09:00:00Z',
    complaint: {
      id: '01980000-0000-7000-8000-00000000ff02',
      text: 'Máy lạnh hỏng cả hai đêm.',
      pictureIds: [],
      openedAt: '2029-12-19T09:00:00Z',
      decision: null,
      amount: null,
      answer: '',
      closedAt: null,
    },
  })
  const dossier = aDossier({ booking })
  answer('desk.booking', dossier)
  const resolved = answer('desk.resolveComplaint', dossier)
  await open(`/desk/booking/${booking.id}`, { as: 'staff', width: 1024 })
  await axeClean()
  await page.getByRole('button', { name: 'Giải quyết khiếu nại' }).click()
  const dialog = page.getByRole('dialog')
  const decide = dialog.getByRole('button', { name: 'Quyết định', exact: true })
  await decide.click()
  await expect.element(dialog.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByLabelText('Lý do')).toHaveAttribute('aria-invalid', 'true')
  await axeClean()
  await dialog.getByText('Hoàn một phần').click()
  await dialog.getByLabelText('Lý do').fill('Đã xem ảnh')
  await decide.click()
  await expect.element(dialog.getByLabelText('Số tiền hoàn')).toHaveAttribute('aria-invalid', 'true')
  expect(resolved).toEqual([])
  await dialog.getByLabelText('Số tiền hoàn').fill('300000')
  await decide.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(resolved).toMatchObject([{ decision: 'PART', amount: 300_000, reason: 'Đã xem ảnh' }])
})

test.each(LANGUAGES)(
  'in %s, the staff’s door says at its field what is wrong, and to others that they are no staff',
  async (language) => {
    answer('account.login', (_input, refuse) => refuse('C_003'))
    const { words } = await open('/desk/login', { language })
    const submit = page.getByRole('button', { name: words(msg`Đăng nhập`), exact: true })
    const identifier = page.getByLabelText(words(msg`Email hoặc số điện thoại`))
    await submit.click()
    await expect.element(identifier).toHaveFocus()
    await expect.element(identifier).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    await identifier.fill('nhanvien@example.com')
    await page.getByLabelText(words(msg`Mật khẩu`), { exact: true }).fill('wrong')
    await submit.click()
    await expect.element(page.getByText(CODES.C_003[language])).toBeVisible()
    await axeClean()
  },
)

test.each(LANGUAGES)('in %s, a guest at the staff’s door reads that it is not theirs', async (language) => {
  const { words } = await open('/desk/login', { as: 'guest', language })
  await expect.element(page.getByText(words(msg`Tài khoản này không phải của nhân viên`))).toBeVisible()
  await axeClean()
})

test.each(LANGUAGES)(
  'S6: in %s, staff with but a password make their first passkey at the door, or show the one they have',
  async (language) => {
    const lacking = { ...PEOPLE.staff, capabilities: [], needs: 'passkey' as const }
    answer('account.guest', lacking)
    answer('passkey.list', [])
    answer('passkey.options', (_input, refuse) => refuse('G_NEEDS_PASSKEY'))
    const { words } = await open('/desk/queue/refunds', { as: 'staff', language })
    const make = page.getByRole('button', { name: words(msg`Tạo khóa truy cập`) })
    await expect.element(make).toBeVisible()
    await axeClean()
    await make.click()
    await expect.element(page.getByText(CODES.G_NEEDS_PASSKEY[language])).toBeVisible()
  },
)

test('S6: the staff’s door asks who has a passkey for it', async () => {
  answer('account.guest', { ...PEOPLE.staff, capabilities: [], needs: 'passkey' })
  answer('passkey.list', [{ id: 'a', name: 'Mac', createdAt: NOW, usedAt: null, synced: false }])
  await open('/desk/login', { as: 'staff' })
  await expect.element(page.getByText('Còn một bước: khóa truy cập của bạn')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tạo khóa truy cập' })).not.toBeInTheDocument()
  await axeClean()
})

test.each(LANGUAGES)(
  'in %s, money that names no booking is shown as the bank told of it, and put away once it is known to be none',
  async (language) => {
    const item: Output<'desk.queue'>['items'][number] = {
      id: '0190a000-0000-7000-8000-000000000001',
      kind: 'nobodysTransfer',
      booking: null,
      guestName: '',
      hostName: '',
      text: 'CT tien phong cuoi tuan',
      pictureIds: [],
      amount: 700_000,
      createdAt: NOW,
      until: null,
      params: { number: 'FT26334', account: '0011001932418' },
    }
    let items = [item]
    answer('desk.queue', () => ({ items, next: null }))
    const closed = answer('desk.closeCase', () => {
      items = []
      return { done: true }
    })
    const { words } = await open('/desk/queue/transfers', { as: 'staff', language, width: 1024 })
    const other = words(msg`Vé hoặc khoản khác`)
    await page.getByRole('row', { name: other }).click()
    const card = page.getByRole('complementary', { name: other })
    for (const text of [
      words(msg`Tiền về không rõ của đặt phòng nào`),
      'FT26334',
      '0011001932418',
      item.text,
    ])
      await expect.element(card.getByText(text)).toBeVisible()
    await axeClean()
    await card.getByRole('button', { name: words(msg`Đóng việc này`) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabelText(words(msg`Lý do`)).fill(REASON)
    await dialog.getByRole('button', { name: words(msg`Đóng việc này`) }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(closed).toMatchObject([{ case_id: item.id, reason: REASON }])
  },
)
