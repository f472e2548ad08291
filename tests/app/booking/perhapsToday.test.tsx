import { msg } from '@lingui/core/macro'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { answerFromDevice } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'
import { answerTrips } from '../support/trips.ts'

const DAY = 86_400_000
/** By this device's clock, so many days from today. */
const dayFrom = (days: number): string =>
  Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh').add({ days }).toString()
const stay = (number: number, from: number, until: number) => {
  const code = `GHE-CODE2${number}`
  const id = `01941f29-7c00-7000-8000-00000000000${number}`
  const at = { checkIn: dayFrom(from), checkOut: dayFrom(until), resortName: `Nhà số ${number}` }
  return aBooking({
    id,
    code,
    qr: { text: code, shortCode: code, version: 1, issuedAt: '2026-01-01T00:00:00Z' },
    ...at,
  })
}
const HERE = stay(2, -2, 2)
const NEXT = stay(3, 2, 5)

/** The server was heard `ago` days ago, when its clock was so many days ahead of this device's. */
function heard({ ahead, ago }: { ahead: number; ago: number }): void {
  localStorage.setItem('ghe.clock-offset', String(ahead * DAY))
  localStorage.setItem('ghe.clock-told', String(Date.now() - ago * DAY))
}
const forget = () => {
  localStorage.removeItem('ghe.clock-offset')
  localStorage.removeItem('ghe.clock-told')
}
beforeEach(answerFromDevice)
afterEach(forget)

test.each(LANGUAGES)(
  'in %s: a clock that was late may be right by now: both codes are there',
  async (language) => {
    heard({ ahead: 3, ago: 1 })
    answerTrips([HERE, NEXT])
    const { words, at } = await open('/booking/now', { as: 'guest', language })
    await expect.element(page.getByRole('heading', { name: words(msg`Mã nhận phòng`) })).toBeVisible()
    await expect.element(page.getByText(NEXT.code).first()).toBeVisible()
    await expect.element(page.getByText(HERE.code)).toBeVisible()
    await axeClean()
    await page.getByRole('link', { name: words(msg`Mở mã này`) }).click()
    await expect.poll(at).toBe(`/booking/${HERE.id}/checkin`)
  },
)

test('a clock that was early and says less than the server told was set right: its day counts', async () => {
  heard({ ahead: -8, ago: 1 })
  answerTrips([HERE, NEXT])
  await open('/booking/now', { as: 'guest' })
  await expect.element(page.getByText(HERE.resortName)).toBeVisible()
  await expect.element(page.getByText(NEXT.code)).not.toBeInTheDocument()
})

test('a clock that is behind what the server told is put right by it', async () => {
  heard({ ahead: 0, ago: -3 })
  answerTrips([HERE, NEXT])
  await open('/booking/now', { as: 'guest' })
  await expect.element(page.getByText(NEXT.resortName)).toBeVisible()
  await expect.element(page.getByText(HERE.code)).not.toBeInTheDocument()
})
