import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { toBuffer } from 'qrcode'
import { axeClean, expect, signIn, test } from '#tests/support/journey.ts'
import { everythingStored, firstPage, phone, workerReady } from '#tests/support/phone.ts'
import { filmOf } from '#tests/support/video.ts'

/** The stay that is running: its code is good at the gate today. */
const runningStay = (page: Page): Promise<{ id: string; text: string; name: string }> =>
  page.evaluate(async () => {
    const ask = async (path: string): Promise<unknown> => {
      const answer: unknown = await (await fetch(`/api_cus/api/v1/Booking/${path}`)).json()
      return answer
    }
    const at = (value: unknown, ...path: string[]): unknown =>
      path.reduce<unknown>(
        (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
        value,
      )
    const list = at(await ask('bookings?tab=booked&page_size=50'), 'data', 'bookings')
    for (const booking of Array.isArray(list) ? list : []) {
      if (at(booking, 'checkedInAt') === null) continue
      const id = String(at(booking, 'id'))
      const detail = await ask(`detail?booking_id=${id}`)
      const text = at(detail, 'data', 'qr', 'text')
      if (typeof text === 'string')
        return { id, text, name: String(at(detail, 'data', 'contact', 'fullName')) }
    }
    return { id: '', text: '', name: '' }
  })

test.describe('two phones at a gate', () => {
  let folder = ''
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gate-'))
  })
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('without a network the host’s camera reads the guest’s screen; later it is told once, and a second scan is said', async ({
    baseURL,
    browser,
  }) => {
    const address = baseURL ?? ''
    const film = join(folder, 'camera.y4m')
    const guest = await phone(join(folder, 'guest'), address, { engine: true })
    const guestPage = await firstPage(guest)
    await signIn(guestPage, 'guest', '/booking')
    await workerReady(guestPage)
    const { id, text, name } = await runningStay(guestPage)
    expect(text).toHaveLength(173)
    await guestPage.goto(`/booking/${id}/checkin`)
    await expect(guestPage.locator('svg[role=img] path')).toBeVisible()

    const host = await phone(join(folder, 'host'), address, { film, engine: true })
    const page = await firstPage(host)
    await signIn(page, 'host', '/host/gate')
    await workerReady(page)
    await page.reload()
    await expect(page.getByText(/Tên khách chỉ mở ra khi họ đưa mã/)).toBeVisible()
    expect(await everythingStored(page)).not.toContain(name)

    // No signal, on either side; a forged code first.
    await guest.setOffline(true)
    await host.setOffline(true)
    await page.reload()
    const forged = text.slice(0, 60) + (text.charAt(60) === 'A' ? 'B' : 'A') + text.slice(61)
    const wrong = await toBuffer([{ data: forged, mode: 'alphanumeric' }], { scale: 8 })
    const choose = page.locator('input[type=file]')
    await choose.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: wrong })
    await expect(page.getByRole('heading', { name: 'Chưa cho vào' })).toBeVisible()

    // The guest opens the app anew and holds the phone in front of the camera.
    await guestPage.goto(`/booking/${id}/checkin`)
    await expect(guestPage.locator('svg[role=img] path')).toBeVisible()
    await filmOf(await guestPage.locator('svg[role=img]').screenshot(), film)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Đúng khách, mời vào' })).toBeVisible()
    await expect(page.getByText(name)).toBeVisible()
    await axeClean(page)
    await page.getByRole('button', { name: 'Nhận phòng' }).click()
    await expect(page.getByText(/Đã ghi trên máy này. Chưa gửi/)).toBeVisible()
    await page.getByRole('button', { name: 'Quét mã khác' }).click()
    await expect(page.getByText(/đã nhận phòng lúc|đã cho khách của mã này vào rồi/)).toBeVisible()

    await host.setOffline(false)
    await guest.setOffline(false)
    await expect(page.getByRole('link', { name: '1 việc chưa gửi' })).toBeHidden({ timeout: 30_000 })
    await host.close()
    await guest.close()

    const other = await browser.newContext({ baseURL: address })
    const otherPage = await other.newPage()
    await signIn(otherPage, 'host', '/host/gate')
    const right = await toBuffer([{ data: text, mode: 'alphanumeric' }], {
      errorCorrectionLevel: 'M',
      scale: 8,
    })
    await otherPage
      .locator('input[type=file]')
      .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: right })
    await otherPage.getByRole('button', { name: 'Nhận phòng' }).click()
    await expect(otherPage.getByText(/Khách này đã được quét trước đó/)).toBeVisible()
    await other.close()
  })
})
