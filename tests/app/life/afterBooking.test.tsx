import { msg } from '@lingui/core/macro'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PROMPTS } from '#contract/codes/prompts.ts'
import type { Output } from '#contract/endpoints.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { answer, cutLine, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const at = `/booking/${aBooking().id}`
const QUOTE: Output<'booking.cancelQuote'> = {
  paid: 2_000_000,
  fee: 0,
  editingFee: 0,
  refund: 2_000_000,
  back: 'ALL',
  costsMoreAt: null,
  serverNow: NOW,
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('a fee that changed while one looked is asked about with both, and taken only once it is agreed to', async () => {
    let booking = aBooking()
    let now = QUOTE
    answer('booking.detail', () => booking)
    answer('booking.cancelQuote', () => now)
    const cancelled = answer('booking.cancel', ({ shown_fee }, refuse) => {
      now = { ...QUOTE, fee: 1_000_000, refund: 1_000_000, back: 'HALF' }
      if (shown_fee !== now.fee) return refuse('C_018', [0, now.fee], { current: now })
      booking = aBooking({ status: 'KT_CANCEL', version: 4, cancellationFee: now.fee })
      return booking
    })
    const { words } = await open(at, { as: 'guest', language })
    await page.getByRole('button', { name: words(msg`Hủy đặt phòng`) }).click()
    const dialog = page.getByRole('dialog', { name: PROMPTS.cancel[language] })
    await expect.element(dialog.getByText(words(msg`Hoàn lại cho bạn`))).toBeVisible()
    await axeClean()
    await dialog.getByRole('button', { name: words(msg`Hủy đặt phòng`) }).click()
    await expect.element(dialog.getByText(words(msg`Phí hủy vừa đổi`))).toBeVisible()
    await axeClean()
    await dialog.getByRole('button', { name: /1[.,]000[.,]000/ }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(cancelled.map(({ shown_fee }) => shown_fee)).toEqual([0, 1_000_000])
  })

  test('without a network the fee is still shown, and nothing is cancelled', async () => {
    answer('booking.detail', aBooking())
    const cancelled = answer('booking.cancel', aBooking({ status: 'KT_CANCEL' }))
    const { words } = await open(at, { as: 'guest', language })
    const cancel = page.getByRole('button', { name: words(msg`Hủy đặt phòng`) })
    await expect.element(cancel).toBeVisible()
    cutLine()
    await cancel.click()
    const dialog = page.getByRole('dialog', { name: PROMPTS.cancel[language] })
    await expect.element(dialog.getByText(words(msg`Hoàn lại cho bạn`))).toBeVisible()
    await dialog.getByRole('button', { name: words(msg`Hủy đặt phòng`) }).click()
    await expect
      .element(
        dialog.getByText(
          words(
            msg`Chưa có mạng nên chưa hủy được. Phí ở trên tính ngay trên máy này; có mạng bạn bấm lại nhé.`,
          ),
        ),
      )
      .toBeVisible()
    await axeClean()
    expect(cancelled).toEqual([])
  })

  test('that nothing was cancelled is not said of a cancellation that is on its way', async () => {
    answer('booking.detail', aBooking())
    answer('booking.cancelQuote', () => Promise.reject(new TypeError('Failed to fetch')))
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const cancelled = answer('booking.cancel', async () => {
      await arrived
      return aBooking({ status: 'KT_CANCEL', version: 4 })
    })
    const { words } = await open(at, { as: 'guest', language })
    await page.getByRole('button', { name: words(msg`Hủy đặt phòng`) }).click()
    const dialog = page.getByRole('dialog', { name: PROMPTS.cancel[language] })
    const notCancelled = dialog.getByText(
      words(msg`Chưa có mạng nên chưa hủy được. Phí ở trên tính ngay trên máy này; có mạng bạn bấm lại nhé.`),
    )
    await expect.element(notCancelled).toBeVisible()
    await dialog.getByRole('button', { name: words(msg`Hủy đặt phòng`) }).click()
    await expect.poll(() => cancelled.length).toBe(1)
    await expect.element(notCancelled).not.toBeInTheDocument()
    arrive()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('a stay that is over is reviewed: the first mark that is missing has the focus, and the review stands among mine', async () => {
    const STAY = {
      bookingId: aBooking().id,
      code: 'GHE-TEST01',
      resortId: aBooking().resortId,
      resortName: 'Khách sạn Hoa Sứ',
      resortPictureId: 'p1',
    }
    const said = 'Chè bưởi của cô chủ nhà ngon nhất xóm.'
    let mine: Output<'review.mine'> = {
      reviews: [],
      waiting: [{ ...STAY, checkIn: '2029-12-01', checkOut: '2029-12-03', until: '2030-01-03T00:00:00Z' }],
      next: null,
    }
    answer('review.mine', () => mine)
    const rated = answer('review.rate', ({ clean, convenient, service, text }) => {
      const review: Output<'review.rate'> = {
        ...STAY,
        id: '01980000-0000-7000-8000-00000000ff03',
        guestName: 'Nguyễn Minh Anh',
        stayedIn: '2029-12',
        clean,
        convenient,
        service,
        average: 5,
        text,
        pictureIds: [],
        createdAt: NOW,
        reply: null,
        state: 'PUBLISHED',
        rejectedBecause: null,
        editableUntil: null,
      }
      mine = { reviews: [review], waiting: [], next: null }
      return review
    })
    const { words } = await open('/profile/comment', { as: 'guest', language })
    await page.getByRole('button', { name: words(msg`Viết đánh giá`), exact: true }).click()
    const sheet = page.getByRole('dialog')
    const send = sheet.getByRole('button', { name: words(msg`Gửi đánh giá`), exact: true })
    await send.click()
    await expect.element(sheet.getByRole('radio').first()).toHaveFocus()
    await axeClean()
    expect(rated).toEqual([])
    const wonderful = sheet.getByRole('radio', { name: words(msg`Tuyệt vời`) })
    expect(wonderful.elements()).toHaveLength(3)
    for (const radio of wonderful.all()) await radio.click({ force: true })
    await sheet.getByLabelText(words(msg`Cảm nhận của bạn`)).fill(said)
    await axeClean()
    await send.click()
    await expect.element(page.getByRole('article').getByText(said)).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
    await axeClean()
  })

  test('a complaint without words is not sent, and the field for them has the focus', async () => {
    const over = { checkIn: '2029-12-17', checkOut: '2029-12-19', checkedInAt: '2029-12-17T09:00:00Z' }
    answer('booking.detail', aBooking({ ...over, status: 'ORDERED', serverNow: NOW }))
    const complained = answer('booking.complain', aBooking({ ...over, status: 'COMPLAIN' }))
    const { words } = await open(at, { as: 'guest', language })
    await page.getByRole('button', { name: words(msg`Gửi khiếu nại`) }).click()
    const sheet = page.getByRole('dialog', { name: words(msg`Chuyến này có gì chưa ổn?`) })
    await sheet.getByRole('button', { name: words(msg`Gửi khiếu nại`) }).click()
    const field = sheet.getByLabelText(words(msg`Điều gì chưa ổn?`))
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    expect(complained).toEqual([])
  })
})
