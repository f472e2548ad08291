import type { Page } from '@playwright/test'
import {
  serviceDetail,
  serviceSearchAnswer,
  slotsAnswer,
  type ServiceDetail,
} from '#contract/shapes/service.ts'
import { ask } from '../support/asPage.ts'
import { dayFromNow } from '../support/days.ts'
import { axeClean, expect, inEveryLanguage, test } from '../support/languages.ts'
import { newcomer } from '../support/newcomer.ts'
import { wishOfPartner } from '../support/partnerWish.ts'
import type { Words } from '../support/words.ts'

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
async function checkout(page: Page, words: Words, count: number): Promise<ServiceDetail> {
  const { service, booking_time } = await partnersService(page)
  const chosen = { service_id: service.id, booking_time, tickets: `${service.ticketTypes[0]?.id}:${count}` }
  await page.goto(`/booking-service/detail?${new URLSearchParams(chosen)}`)
  await page.waitForURL(/\/booking-service\/detail\/[\da-f-]{36}$/)
  await page.getByLabel(words('Số điện thoại')).fill('0912345678')
  return service
}

const buyButton = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('Giữ vé và trả {0}', { 0: '' }) })
/** What the page says it will charge, VND. */
const total = async (page: Page): Promise<number> =>
  Number(await page.locator('aside dl data').last().getAttribute('value'))
const obstacle = (page: Page) => page.locator('#ticket-obstacle')

/** Pays what is held, and stands at the tickets. */
async function pay(page: Page): Promise<void> {
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/\/booking-service\/[\da-f-]{36}$/)
  await expect(page.locator('svg[role=img]').first()).toBeVisible()
}

inEveryLanguage(() => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(async ({ page, baseURL }) => {
    await newcomer(page, baseURL)
    await page.goto('/booking')
  })
  // Others share the server, and its partner.
  test.afterEach(async ({ page }) => await wishOfPartner(page))

  test('a price that the partner has changed is asked about, and paid once it is agreed to', async ({
    page,
    words,
  }) => {
    await checkout(page, words, 1)
    const button = buyButton(page, words)
    await expect(button).toBeVisible()
    const before = await total(page)
    await wishOfPartner(page, { result: 'TICKET_CHANGE_PRICE' })
    await button.click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText(words('Giá vé vừa đổi'))
    const after = await total(page)
    expect(after).toBeGreaterThan(before)
    for (const amount of [before, after])
      expect((await notice.innerText()).replaceAll(/[.,]/g, '')).toContain(String(amount))
    await axeClean(page)
    await button.click()
    await page.waitForURL(/\/sandbox\/vnpay\//)
    expect((await page.locator('main').innerText()).replaceAll(/[.,]/g, '')).toContain(String(after))
    await pay(page)
  })

  test('fewer tickets than were asked for: what is left is offered, and another choice is possible', async ({
    page,
    words,
  }) => {
    const service = await checkout(page, words, 3)
    const button = buyButton(page, words)
    await expect(button).toBeVisible()
    const before = await total(page)
    await wishOfPartner(page, { result: 'TICKET_NOT_ENOUGH' })
    await button.click()
    await expect(obstacle(page)).toBeFocused()
    await expect(obstacle(page).getByRole('list').getByRole('button').first()).toBeVisible()
    await expect(obstacle(page).getByRole('link', { name: words('Chọn lại giờ và số vé') })).toBeVisible()
    await axeClean(page)
    const one = `1 × ${service.ticketTypes[0]?.name}`
    await obstacle(page)
      .getByRole('button', { name: words('Chỉ lấy {0}', { 0: one }) })
      .click()
    await expect(obstacle(page)).toBeHidden()
    await expect(button).toBeFocused()
    await expect.poll(() => total(page)).toBe(before / 3)
    await button.click()
    await page.waitForURL(/\/sandbox\/vnpay\//)
    await pay(page)
  })

  test('a day that is sold out: other days are offered, and taken', async ({ page, words }) => {
    await checkout(page, words, 2)
    const button = buyButton(page, words)
    await expect(button).toBeVisible()
    await wishOfPartner(page, { result: 'TICKET_EMPTY' })
    await button.click()
    await expect(obstacle(page)).toContainText(words('Vé ngày này đã bán hết'))
    await axeClean(page)
    const when = page.locator('aside time')
    const sold = await when.getAttribute('datetime')
    await obstacle(page).getByRole('list').getByRole('button').first().click()
    await expect(obstacle(page)).toBeHidden()
    const taken = await when.getAttribute('datetime')
    expect(taken?.slice(0, 10)).not.toBe(sold?.slice(0, 10))
    await button.click()
    await page.waitForURL(/\/sandbox\/vnpay\//)
    await pay(page)
  })

  test('a coupon that the partner refuses falls away, and a line that is dead is told of: nothing is booked until all is well', async ({
    page,
    words,
  }) => {
    await checkout(page, words, 2)
    const button = buyButton(page, words)
    await expect(button).toBeVisible()
    const full = await total(page)
    const field = page.getByLabel(words('Mã giảm giá'))
    await field.fill(COUPON)
    await page.getByRole('button', { name: words('Áp dụng'), exact: true }).click()
    await expect.poll(() => total(page)).toBeLessThan(full)
    await wishOfPartner(page, { result: 'COUPON_ERROR' })
    await button.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(
      new RegExp(words('Mã giảm giá không áp dụng được cho lần đặt này.')),
    )
    await expect.poll(() => total(page)).toBe(full)
    await axeClean(page)

    await wishOfPartner(page, { line: 'CUT' })
    await button.click()
    const dead = page.getByRole('alert').filter({
      hasText: words(
        'Chưa hỏi được hệ thống vé của đối tác nên chưa đặt gì cả. Bạn thử lại sau ít phút nhé.',
      ),
    })
    await expect(dead).toBeVisible()
    await axeClean(page)

    await wishOfPartner(page)
    await button.click()
    await page.waitForURL(/\/sandbox\/vnpay\//)
    await pay(page)
    await page.goto('/list-booking-service')
    await expect(page.locator('main article')).toHaveCount(1)
  })
})
