import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SharedStay } from '#contract/shapes/sharedStay.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const TOKEN = 'abcdefgh-ABCDEFGH_0123456789xyz0'
const { resortName, projectAreaName, checkIn, checkOut, roomNames, arrival } = aBooking()
const STAY: SharedStay = { resortName, projectAreaName, checkIn, checkOut, roomNames, arrival, qr: null }

/** What the frame asks for when it has nothing better to do. */
beforeEach(() => {
  answer('helper.projectAreas', [])
  answer('helper.services', [])
  answer('helper.benefits', [])
  answer('search.resorts', { total_rows: 0, data: [] })
})

test.each(LANGUAGES)(
  'in %s, the guest makes a link with the code only by saying so, hands it on, and ends it',
  async (language) => {
    const booking = aBooking()
    answer('booking.detail', booking)
    let withCode: boolean | null = null
    answer('booking.shareState', () => ({
      share: withCode === null ? null : { withCode, createdAt: NOW },
    }))
    const made = answer('booking.share', (input) => {
      withCode = input.with_code
      return { path: `/shared-stay#${TOKEN}` }
    })
    const ended = answer('booking.endShare', () => {
      withCode = null
      return { done: true }
    })
    const { words } = await open(`/booking/${booking.id}`, { as: 'guest', language })
    await userEvent.click(page.getByRole('button', { name: words(msg`Gửi cho người đi cùng`) }))
    const sheet = page.getByRole('dialog')
    const code = sheet.getByRole('switch', { name: words(msg`Kèm mã nhận phòng`) })
    await expect.element(code).not.toBeChecked()
    await axeClean()
    await userEvent.click(code)
    await userEvent.click(sheet.getByRole('button', { name: words(msg`Tạo liên kết`), exact: true }))
    await expect.element(sheet.getByRole('button', { name: words(msg`Gửi liên kết`) })).toBeVisible()
    await expect.element(sheet.getByText(words(msg`Liên kết đã sẵn sàng`))).toBeVisible()
    await axeClean()
    expect(made).toEqual([{ booking_id: booking.id, with_code: true }])
    await userEvent.click(sheet.getByRole('button', { name: words(msg`Dừng chia sẻ`) }))
    await expect
      .element(sheet.getByRole('button', { name: words(msg`Dừng chia sẻ`) }))
      .not.toBeInTheDocument()
    expect(ended).toEqual([{ booking_id: booking.id }])
  },
)

test.each(LANGUAGES)(
  'in %s, who travels along sees place, days, way and telephone without an account, and the code where it is shared',
  async (language) => {
    const qr = { text: 'GHE TEST', shortCode: 'GHE-TEST01', version: 1, issuedAt: NOW }
    const asked = answer('stay.shared', { ...STAY, qr })
    const { words } = await open(`/shared-stay#${TOKEN}`, { language })
    await expect.element(page.getByRole('heading', { level: 1, name: resortName })).toBeVisible()
    await expect.element(page.getByText(arrival.address)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: new RegExp(arrival.hostName) }))
      .toHaveAttribute('href', `tel:${arrival.hostPhone}`)
    await expect.element(page.getByRole('img', { name: /GHE-TEST01/ })).toBeVisible()
    await expect.element(page.getByText(words(msg`Bạn đưa mã này cho chủ nhà ở cổng.`))).toBeVisible()
    await axeClean()
    expect(asked).toEqual([{ token: TOKEN }])
  },
)

test.each(LANGUAGES)(
  'in %s, a link that ended says so kindly, and one that was cut short is not asked for',
  async (language) => {
    const asked = answer('stay.shared', (_input, refuse) => refuse('G_SHARE_ENDED'))
    const { words, router } = await open(`/shared-stay#${TOKEN}`, { language })
    await expect
      .element(page.getByRole('heading', { level: 1, name: words(msg`Liên kết này đã dừng`) }))
      .toBeVisible()
    await axeClean()
    await router.navigate({ to: '/shared-stay', hash: TOKEN.slice(0, 20) })
    await expect
      .element(page.getByRole('heading', { level: 1, name: words(msg`Không có gì ở liên kết này`) }))
      .toBeVisible()
    expect(asked).toHaveLength(1)
  },
)
