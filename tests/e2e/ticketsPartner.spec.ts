import type { Page } from '@playwright/test'
import {
  serviceDetail,
  serviceSearchAnswer,
  slotsAnswer,
  type ServiceDetail,
} from '#contract/shapes/service.ts'
import { ask } from '../support/asPage.ts'
import { dayFromNow } from '../support/days.ts'
import { expect, test } from '../support/journey.ts'
import { newcomer } from '../support/newcomer.ts'
import { wishOfPartner } from '../support/partnerWish.ts'

const COUPON = 'MUANAY'

/** A service that the partner sells, at a time with tickets for everybody of this journey. */
async function partnersService(page: Page): Promise<{ service: ServiceDetail; booking_time: string }> {
  const search = { service_kind: ['TICKET'], page_size: 50 }
  const { data } = serviceSearchAnswer.parse(await ask(page, 'service.search', search))
  for (const { serviceId: service_id } of data) {
    const service = serviceDetail.parse(await ask(page, 'service.detail', { service_id }))
    const days = { service_id, from_day: dayFromNow(3), to_day: dayFromNow(20) }
    const { slots } = service.partner
      ? slotsAnswer.parse(await ask(page, 'service.slots', days))
      : { slots: [] }
    const slot = slots.find(({ left }) => left > 20)
    if (slot) return { service, booking_time: `${slot.date} ${slot.time}` }
  }
  throw new Error('the partner sells nothing')
}

/** The checkout of a person of their own, with so many tickets of the first kind. */
async function checkout(page: Page, count: number): Promise<ServiceDetail> {
  const { service, booking_time } = await partnersService(page)
  const chosen = { service_id: service.id, booking_time, tickets: `${service.ticketTypes[0]?.id}:${count}` }
  await page.goto(`/booking-service/detail?${new URLSearchParams(chosen)}`)
  await page.waitForURL(/\/booking-service\/detail\/[\da-f-]{36}$/)
  await page.getByLabel('Số điện thoại').fill('0912345678')
  return service
}

/** What the page says it will charge, VND. */
const total = async (page: Page): Promise<number> =>
  Number(await page.locator('aside dl data').last().getAttribute('value'))
const obstacle = (page: Page) => page.locator('#ticket-obstacle')

test.use({ viewport: { width: 360, height: 740 } })
test.beforeEach(async ({ page }) => {
  await newcomer(page)
})
// Others share the server, and its partner.
test.afterEach(async ({ page }) => await wishOfPartner(page))

test('whatever the partner has against it is said, and nothing is booked until all is well: then once, for what stood there', async ({
  page,
}) => {
  const service = await checkout(page, 3)
  const button = page.getByRole('button', { name: 'Giữ vé và trả' })
  await expect(button).toBeVisible()
  const three = await total(page)

  await test.step('another price is asked about', async () => {
    await wishOfPartner(page, { result: 'TICKET_CHANGE_PRICE' })
    await button.click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Giá vé vừa đổi')
    const after = await total(page)
    expect(after).toBeGreaterThan(three)
    for (const amount of [three, after])
      expect((await notice.innerText()).replaceAll('.', '')).toContain(String(amount))
  })
  const dearer = await total(page)

  await test.step('fewer than were asked for: what is left is offered', async () => {
    await wishOfPartner(page, { result: 'TICKET_NOT_ENOUGH' })
    await button.click()
    await expect(obstacle(page)).toBeFocused()
    await expect(obstacle(page).getByRole('list').getByRole('button').first()).toBeVisible()
    const one = `1 × ${service.ticketTypes[0]?.name}`
    await obstacle(page)
      .getByRole('button', { name: `Chỉ lấy ${one}` })
      .click()
    await expect(obstacle(page)).toBeHidden()
    await expect.poll(() => total(page)).toBe(dearer / 3)
  })

  await test.step('a day that is sold out: another is taken', async () => {
    await wishOfPartner(page, { result: 'TICKET_EMPTY' })
    await button.click()
    await expect(obstacle(page)).toContainText('Vé ngày này đã bán hết')
    const when = page.locator('aside time')
    const sold = await when.getAttribute('datetime')
    await obstacle(page).getByRole('list').getByRole('button').first().click()
    await expect(obstacle(page)).toBeHidden()
    const taken = await when.getAttribute('datetime')
    expect(taken?.slice(0, 10)).not.toBe(sold?.slice(0, 10))
  })

  await test.step('a coupon that is refused falls away', async () => {
    await wishOfPartner(page)
    const full = await total(page)
    const field = page.getByLabel('Mã giảm giá')
    await field.fill(COUPON)
    await page.getByRole('button', { name: 'Áp dụng', exact: true }).click()
    await expect.poll(() => total(page)).toBeLessThan(full)
    await wishOfPartner(page, { result: 'COUPON_ERROR' })
    await button.click()
    await expect(field).toBeFocused()
    await expect.poll(() => total(page)).toBe(full)
  })

  await test.step('a line that is dead is told of', async () => {
    await wishOfPartner(page, { line: 'CUT' })
    await button.click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Chưa hỏi được hệ thống vé của đối tác' }),
    ).toBeVisible()
  })

  await wishOfPartner(page)
  const agreed = await total(page)
  await button.click()
  await page.waitForURL(/\/sandbox\/vnpay\//)
  expect((await page.locator('main').innerText()).replaceAll(/[.,]/g, '')).toContain(String(agreed))
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/\/booking-service\/[\da-f-]{36}$/)
  await expect(page.locator('svg[role=img]').first()).toBeVisible()
  await page.goto('/list-booking-service')
  await expect(page.locator('main article')).toHaveCount(1)
})
