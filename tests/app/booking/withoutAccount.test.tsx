import { msg } from '@lingui/core/macro'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import type { Output } from '#contract/endpoints.ts'
import { LANGUAGES, type Language } from '#contract/shapes/primitives.ts'
import { signInFlow } from '#src/app/proof/signInFlow.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { aCard } from '#tests/support/aCard.ts'
import { aHotel } from '#tests/support/aHotel.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { answerFrame } from '../support/frame.ts'
import { open } from '../support/open.tsx'
import { PEOPLE } from '../support/people.ts'
import { answerTrips } from '../support/trips.ts'

const SENT = { resend_after: 60, expires_in: 300 }
const PHONE = { kind: 'phone', value: '+84912345678' }
const held = aBooking({ status: 'CSH_CONFIRM', paid: 0 })
const [room] = held.rooms
const QUOTED: Output<'booking.quote'> = {
  quote: held.quote,
  available: true,
  left: 3,
  voucherProblem: null,
  ways: ['VNPAY', 'BANK_TRANSFER'],
  services: [],
  alternatives: [],
  serverNow: NOW,
}
const place = aHotel(held)

// What a tab knows of a code outlives a test.
beforeEach(() => signInFlow.put(null))

/** Whoever proves the code is signed in from then on, as a browser would have it from the answer's cookies. */
function letIn() {
  return answer('account.signInByCode', () => {
    document.cookie = 'signed_in=1; Path=/; SameSite=Lax'
    answerFrame({ ...PEOPLE.guest, email: null })
    return { outcome: 'signedIn', token: '' }
  })
}

/** The form of two nights, filled in by nobody in particular, up to the last look. */
async function lastLook(language: Language) {
  answer('resort.detail', place)
  answer('resort.calendar', { roomId: null, nights: [] })
  answer('booking.quote', QUOTED)
  const start = new URLSearchParams({
    resort_id: held.resortId,
    from_day: held.checkIn,
    to_day: held.checkOut,
    rooms: `${room?.roomId}:1`,
    number_of_adult: '2',
  })
  const opened = await open(`/hotel/booking?${start}`, { language })
  const { words, at } = opened
  await expect.poll(at).toMatch(/^\/hotel\/booking\/[\da-f-]{36}$/)
  await page.getByLabelText(words(msg`Họ và tên`)).fill('Phạm Thu Trà')
  await page.getByLabelText(words(msg`Ngày sinh`)).fill('17/02/1990')
  await page.getByLabelText(words(msg`Số điện thoại`)).fill('0912 345 678')
  await page.getByLabelText('Email').fill('tra@example.com')
  await expect
    .poll(() => document.querySelectorAll('section[aria-busy=false] dl data').length)
    .toBeGreaterThan(0)
  await page
    .getByRole('button', { name: words(msg`Tiếp tục`) })
    .first()
    .click()
  const look = page.getByRole('dialog', { name: words(msg`Gửi yêu cầu đặt phòng`) })
  await look.getByRole('button', { name: words(msg`Gửi yêu cầu`), exact: true }).click()
  return { ...opened, look, sheet: page.getByRole('dialog', { name: words(msg`Xác nhận số điện thoại`) }) }
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('a stay without an account: the code goes to the contact’s phone, the form stays, and it is booked once', async () => {
    answer('booking.detail', held)
    const sent = answer('account.sendSignInCode', SENT)
    answer('account.proveCode', { expires_in: 1800 })
    const entered = letIn()
    const made = answer('booking.create', held)
    const { words, at, sheet } = await lastLook(language)
    const boxes = sheet.getByLabelText(words(msg`Mã xác minh`))
    await expect.element(boxes).toHaveFocus()
    await axeClean()
    expect([sent.map(({ identifier }) => identifier), made]).toEqual([[PHONE], []])
    expect(at()).toMatch(/^\/hotel\/booking\/[\da-f-]{36}$/)
    await boxes.fill('123456')
    await sheet.getByRole('button', { name: words(msg`Xác minh và gửi yêu cầu`) }).click()
    await expect.poll(at).toBe(`/booking/${held.id}`)
    expect(entered.map(({ name }) => name)).toEqual(['Phạm Thu Trà'])
    expect(made.map(({ contact, shown_total: shown }) => [contact.fullName, contact.phone, shown])).toEqual([
      ['Phạm Thu Trà', made[0]?.contact.phone, held.total],
    ])
  })

  test('closed and opened again, it is the same code; a wrong one and none left say so, and the form is whole', async () => {
    const sent = answer('account.sendSignInCode', SENT)
    answer('account.proveCode', (_input, refuse) => refuse('G_CODE_WRONG', [4]))
    const { words, look, sheet } = await lastLook(language)
    await sheet.getByLabelText(words(msg`Mã xác minh`)).fill('111111')
    await sheet.getByRole('button', { name: words(msg`Xác minh và gửi yêu cầu`) }).click()
    await expect
      .element(sheet.getByText(CODES.G_CODE_WRONG[language].replace('{0}', '4')).first())
      .toBeVisible()
    await sheet.getByRole('button', { name: words(msg`Đóng`) }).click()
    await look.getByRole('button', { name: words(msg`Gửi yêu cầu`), exact: true }).click()
    await expect.element(sheet.getByLabelText(words(msg`Mã xác minh`))).toHaveFocus()
    expect(sent).toHaveLength(1)
    await sheet.getByRole('button', { name: words(msg`Đóng`) }).click()
    await look.getByRole('button', { name: words(msg`Đóng`) }).click()
    await expect.element(page.getByLabelText(words(msg`Họ và tên`))).toHaveValue('Phạm Thu Trà')
  })

  test('what is refused of the contact is said at its field, which one lands in, and booked once it is right', async () => {
    answer('booking.detail', held)
    answer('account.sendSignInCode', SENT)
    answer('account.proveCode', { expires_in: 1800 })
    letIn()
    const made = answer('booking.create', ({ contact }, refuse) =>
      contact.email === 'tra@example.com'
        ? refuse('G_INPUT', [], { fields: { 'contact.email': { code: 'G_EMAIL_FORMAT' } } })
        : held,
    )
    const { words, at, sheet, look } = await lastLook(language)
    await sheet.getByLabelText(words(msg`Mã xác minh`)).fill('123456')
    await sheet.getByRole('button', { name: words(msg`Xác minh và gửi yêu cầu`) }).click()
    const email = page.getByLabelText('Email')
    await expect.element(email).toHaveFocus()
    await expect
      .element(email)
      .toHaveAccessibleDescription(expect.stringContaining(CODES.G_EMAIL_FORMAT[language]))
    await axeClean()
    await email.fill('thu.tra@example.com')
    await page
      .getByRole('button', { name: words(msg`Tiếp tục`) })
      .first()
      .click()
    await look.getByRole('button', { name: words(msg`Gửi yêu cầu`), exact: true }).click()
    await expect.poll(at).toBe(`/booking/${held.id}`)
    expect(made.map(({ contact }) => contact.email)).toEqual(['tra@example.com', 'thu.tra@example.com'])
  })

  test.each([
    ['unavailable_room', 'booking-sold-out', /vừa hết chỗ|just been taken/i],
    ['G_DOES_NOT_FIT', 'booking-guests', CODES.G_DOES_NOT_FIT[language].replace('{0}', '1')],
  ] as const)('whose stay cannot be had any more (%s) lands at what says so', async (code, place, says) => {
    answer('account.sendSignInCode', SENT)
    answer('account.proveCode', { expires_in: 1800 })
    answerTrips([])
    letIn()
    answer('booking.create', (_input, refuse) => {
      if (code === 'unavailable_room') answer('booking.quote', { ...QUOTED, available: false, left: 0 })
      else answer('booking.quote', (_wish, refuseToo) => refuseToo(code, [1]))
      return refuse(code, [1])
    })
    const { words, sheet } = await lastLook(language)
    await sheet.getByLabelText(words(msg`Mã xác minh`)).fill('123456')
    await sheet.getByRole('button', { name: words(msg`Xác minh và gửi yêu cầu`) }).click()
    await expect.poll(() => document.activeElement?.id).toBe(place)
    await expect.element(page.getByText(says).first()).toBeVisible()
    await axeClean()
  })

  test('a number that has had its codes for today says so, and another one may be typed', async () => {
    const sent = answer('account.sendSignInCode', ({ identifier }, refuse) =>
      identifier.value === PHONE.value ? refuse('G_CODES_USED') : SENT,
    )
    const { words, sheet } = await lastLook(language)
    await expect.element(sheet.getByText(CODES.G_CODES_USED[language])).toBeVisible()
    await axeClean()
    await sheet.getByLabelText(words(msg`Số điện thoại`)).fill('0987654321')
    await sheet.getByRole('button', { name: words(msg`Gửi mã`) }).click()
    await expect.element(sheet.getByLabelText(words(msg`Mã xác minh`))).toHaveFocus()
    expect(sent.map(({ identifier }) => identifier.value)).toEqual([PHONE.value, '+84987654321'])
  })
})

test('a heart of somebody without an account is set where it was tapped, once they have proven a number', async () => {
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('resort.detail', (_, refuse) => refuse('G_503'))
  answer('resort.reviews', (_, refuse) => refuse('G_503'))
  answer('helper.services', [])
  answer('helper.benefits', [])
  answer('search.resorts', { total_rows: 1, data: [aCard(1)] })
  answer('account.sendSignInCode', SENT)
  answer('account.proveCode', { expires_in: 1800 })
  letIn()
  const wished = answer('favourite.wish', ({ resort_id, wanted }) => ({ resort_id, wanted }))
  answer('favourite.ids', () => ({ resort_ids: wished.map(({ resort_id: id }) => id) }))
  const { words, at } = await open('/list-room')
  const before = at()
  const heart = page.getByRole('button', { name: words(msg`Yêu thích {name}`, { name: 'Nhà 1' }) })
  await heart.click()
  const sheet = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' })
  await sheet.getByLabelText('Số điện thoại').fill('0912345678')
  await sheet.getByRole('button', { name: 'Gửi mã' }).click()
  await sheet.getByLabelText('Mã xác minh').fill('123456')
  await sheet.getByRole('button', { name: 'Xác minh' }).click()
  await expect
    .poll(() => wished.map(({ resort_id: id, wanted }) => [id, wanted]))
    .toEqual([[aCard(1).resortId, true]])
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(at()).toBe(before)
})
