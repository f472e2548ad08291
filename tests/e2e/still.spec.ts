import type { Page } from '@playwright/test'
import { call, type Caller } from '../support/caller.ts'
import { expect, test } from '../support/journey.ts'
import * as own from '../support/own.ts'
import { watched } from '../support/still.ts'

/** A valley's line: 1.6 Mbit/s, 150 ms there and back. What comes one after the other is seen to do so. */
async function slow(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
}

test.describe('on a slow line nothing that can be tapped moves while its page is filled', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  let host: Caller
  let place: own.OwnPlace
  test.beforeEach(async ({ browser }) => {
    host = await browser.newContext()
    await own.ownHost(host)
    place = await own.ownPlace(host)
  })

  test('the trips: the next stay, what is to be done, the lists', async ({ page }) => {
    await own.ownGuest(page)
    await own.paidStay(page, place, { from: 1 })
    await own.heldStay(page, place, { from: 10 })
    await slow(page)
    await page.goto('/booking', { waitUntil: 'commit' })
    const moved = await watched(page)
    await expect(page.getByText('1 Đường Suối')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Việc cần làm' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Tất cả/ })).toBeVisible()
    expect(await moved()).toEqual([])
  })

  test('the code at the gate', async ({ page }) => {
    await own.ownGuest(page)
    const { id } = await own.paidStay(page, place, { from: 1 })
    await slow(page)
    await page.goto(`/booking/${id}/checkin`, { waitUntil: 'commit' })
    const moved = await watched(page)
    await expect(page.locator('svg[role=img] path')).toBeVisible()
    expect(await moved()).toEqual([])
  })

  test('a stay that its host asks to cancel', async ({ page }) => {
    await own.ownGuest(page)
    const { id, version } = await own.paidStay(page, place, { from: 20 })
    const { month, year } = await call(host, 'host.cancellationTerms', {})
    await call(host, 'host.requestCancellation', {
      booking_id: id,
      version,
      reason: 'Mái nhà dột',
      shown_month: month,
      shown_year: year,
    })
    await slow(page)
    await page.goto(`/booking/${id}`, { waitUntil: 'commit' })
    const moved = await watched(page)
    await expect(page.getByRole('blockquote')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mở mã nhận phòng' })).toBeVisible()
    expect(await moved()).toEqual([])
  })

  test('a payment that failed', async ({ page }) => {
    await own.ownGuest(page)
    const { id } = await own.heldStay(page, place, { from: 40 })
    await page.goto(`/booking/${id}`)
    await page.getByRole('button', { name: 'Thanh toán qua VNPay' }).click()
    await page.waitForURL(/\/sandbox\/vnpay\//)
    await slow(page)
    await page.locator('button[value=not_enough_money]').click()
    await page.waitForURL(/\/callback\/vnpay/, { waitUntil: 'commit' })
    const moved = await watched(page)
    await expect(page.getByRole('button', { name: 'Thử lại với VNPay' })).toBeVisible()
    await expect(page.getByText('Tiền đã bị trừ mà vẫn báo lỗi?')).toBeVisible()
    expect(await moved()).toEqual([])
  })
})
