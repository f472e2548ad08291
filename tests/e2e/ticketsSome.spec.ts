import type { Page } from '@playwright/test'
import { serviceDetail, serviceSearchAnswer, slotsAnswer } from '#contract/shapes/service.ts'
import { ask } from '../support/asPage.ts'
import { dayFromNow } from '../support/days.ts'
import { expect, signIn } from '../support/journey.ts'
import { test } from '../support/languages.ts'
import type { Words } from '../support/words.ts'

const COUNT = 4

/** Buys tickets of one kind for a day far enough ahead that cancelling them is free, by the screens, and stands at the booking. */
async function buyTickets(page: Page, words: Words): Promise<void> {
  const search = { service_kind: ['TOUR'], page_size: 50 }
  const { data } = serviceSearchAnswer.parse(await ask(page, 'service.search', search))
  for (const { serviceId: service_id } of data) {
    const { ticketTypes } = serviceDetail.parse(await ask(page, 'service.detail', { service_id }))
    const days = { service_id, from_day: dayFromNow(8), to_day: dayFromNow(20) }
    const { slots } = slotsAnswer.parse(await ask(page, 'service.slots', days))
    const slot = slots.find(({ left }) => left >= COUNT)
    const [type] = ticketTypes
    if (!slot || !type) continue
    const chosen = { service_id, booking_time: `${slot.date} ${slot.time}`, tickets: `${type.id}:${COUNT}` }
    await page.goto(`/booking-service/detail?${new URLSearchParams(chosen)}`)
    await page.getByRole('button', { name: new RegExp(words('Giữ vé và trả {0}', { 0: '' })) }).click()
    await page.locator('button[value=pay]').click()
    await page.waitForURL(/\/booking-service\/[\da-f-]{36}$/)
    return
  }
  throw new Error(`nothing has ${COUNT} tickets left`)
}

test('one of several tickets is cancelled, for what stands there before the tap, and the others stay', async ({
  page,
  words,
}) => {
  await signIn(page, 'guest')
  await buyTickets(page, words)
  await page.getByRole('button', { name: 'Hủy vé', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes).toHaveCount(COUNT)
  for (let index = 1; index < COUNT; index++) await boxes.nth(index).uncheck()
  await expect(dialog.getByText('Đã trả cho các vé này')).toBeVisible()
  await dialog.getByRole('button', { name: 'Hủy vé', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Đã có vé', { exact: true })).toBeVisible()
  // Another code still opens the gate.
  await expect(page.locator('svg[role=img]').first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Hủy vé', exact: true }).click()
  await expect(boxes).toHaveCount(COUNT - 1)
})
