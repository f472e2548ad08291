import type { Browser, Page } from '@playwright/test'
import { API_BASE, ENDPOINTS, type EndpointName, type Output } from '#contract/endpoints.ts'
import { axeClean, expect, signIn, test } from '../support/journey.ts'

const at = (name: EndpointName) => API_BASE + ENDPOINTS[name].path
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : null

/** A call of the person signed in at this page. */
async function get(page: Page, name: EndpointName, query: Record<string, string> = {}): Promise<unknown> {
  const answer = await page.request.get(`${at(name)}?${new URLSearchParams(query).toString()}`)
  return dataOf(await answer.json())
}
async function post(page: Page, name: EndpointName, input: object): Promise<unknown> {
  // A page of ours writes: the same site, and a key of the intent.
  const answer = await page.evaluate(
    async ({ address, body, key }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-ghe-page': '1' },
        body,
      })
      return await response.json()
    },
    { address: at(name), body: JSON.stringify(input), key: crypto.randomUUID() },
  )
  return dataOf(answer)
}

/** A person at a browser of their own. */
async function someone(browser: Browser, who: 'guest' | 'host', back: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  await signIn(page, who, back)
  return page
}

/** A first room of this host that is let from a day in summer on. */
async function roomOf(host: Page): Promise<{ resortId: string; roomId: string }> {
  const { resorts } = ENDPOINTS['host.resorts'].output.parse(await get(host, 'host.resorts'))
  const resort = resorts.find(({ rooms }) => rooms.length > 0)
  const [room] = resort?.rooms ?? []
  if (!resort || !room) throw new Error('this host has no room')
  return { resortId: resort.id, roomId: room.id }
}

/** A stay that the guest says they have transferred the money for. */
async function reportedStay(guest: Page, room: { resortId: string; roomId: string }) {
  const from = 150
  const wish = {
    resort_id: room.resortId,
    check_in: dayFromNow(from),
    check_out: dayFromNow(from + 2),
    rooms: [{ room_id: room.roomId, count: 1 }],
    number_of_adult: 1,
  }
  const { quote } = ENDPOINTS['booking.quote'].output.parse(await post(guest, 'booking.quote', wish))
  const made: Output<'booking.create'> = ENDPOINTS['booking.create'].output.parse(
    await post(guest, 'booking.create', {
      ...wish,
      payment_method: 'BANK_TRANSFER',
      shown_total: quote.total,
      contact: {
        fullName: 'Nguyễn Minh Anh',
        birthday: '1990-02-17',
        phone: '0912345601',
        email: 'khach@ghe.test',
      },
    }),
  )
  if (made.status === 'CSH_CONFIRM') return made
  return ENDPOINTS['booking.reportTransfer'].output.parse(
    await post(guest, 'booking.reportTransfer', { booking_id: made.id, version: made.version }),
  )
}

test('a host confirms a transfer on the phone while the guest watches', async ({ browser }) => {
  const host = await someone(browser, 'host', '/host', 360)
  const guest = await someone(browser, 'guest', '/booking', 1024)
  const booking = await reportedStay(guest, await roomOf(host))
  await guest.goto(`/booking/${booking.id}`)
  await expect(guest.getByText('Chờ chủ nhà xác nhận').first()).toBeVisible()

  await host.goto('/host')
  const card = host.locator('article', { hasText: booking.code })
  await expect(card.getByText(/Trả lời trước \d\d:\d\d/)).toBeVisible()
  await axeClean(host)
  await card.getByRole('link', { name: 'Xem và trả lời' }).click()
  await expect(host.getByRole('heading', { level: 1, name: 'Nguyễn Minh Anh' })).toBeVisible()
  await axeClean(host)

  await host.getByRole('button', { name: 'Đã nhận chuyển khoản' }).click()
  const sheet = host.getByRole('dialog', { name: 'Tiền chuyển khoản đã về?' })
  await sheet.getByRole('button', { name: 'Xác nhận đặt phòng' }).click()
  await expect(sheet.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByRole('radio', { name: /Đúng/ }).check()
  await sheet.getByRole('button', { name: 'Xác nhận đặt phòng' }).click()
  await expect(sheet).toBeHidden()
  await expect(host.getByRole('article').getByText('Đã đặt').first()).toBeVisible()

  await expect(guest.getByRole('article').getByText('Đã đặt').first()).toBeVisible({ timeout: 20_000 })

  await host.getByRole('button', { name: 'Xin hủy' }).click()
  const cancel = host.getByRole('dialog', { name: 'Xin khách hủy đặt phòng này?' })
  await expect(cancel.getByText(/lần trong tháng và/)).toBeVisible()
  await cancel.getByRole('button', { name: 'Gửi yêu cầu hủy' }).click()
  await expect(cancel.getByLabel('Lý do')).toBeFocused()
  await host.keyboard.press('Escape')
  await expect(cancel).toBeHidden()
})

test('a host closes nights by keyboard, and guests no longer find them', async ({ browser }) => {
  const host = await someone(browser, 'host', '/host', 1024)
  const { resortId, roomId } = await roomOf(host)
  const month = dayFromNow(190).slice(0, 7)
  await host.goto(`/host/calendar?resort=${resortId}&room=${roomId}&month=${month}`)
  const night = (day: string) => host.locator(`[data-night="${month}-${day}"]`)
  await expect(night('01')).not.toHaveAttribute('data-state', 'unknown')
  await axeClean(host)
  await night('01').focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter'])
    await host.keyboard.press(key)
  await expect(night('09')).toHaveAttribute('aria-pressed', 'true')
  await expect(night('10')).toHaveAttribute('aria-pressed', 'true')
  await host.getByRole('button', { name: 'Chỉnh' }).click()
  const sheet = host.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Đóng' }).check()
  await sheet.getByRole('button', { name: 'Lưu lịch' }).click()
  await expect(sheet).toBeHidden()
  await expect(night('09')).toHaveAttribute('data-state', 'closed')
  const nights = ENDPOINTS['resort.calendar'].output.parse(
    await get(host, 'resort.calendar', {
      resort_id: resortId,
      room_id: roomId,
      from_day: `${month}-09`,
      to_day: `${month}-11`,
    }),
  )
  expect(nights.nights.map(({ left }) => left)).toEqual([0, 0])
})

test('what belongs to the host is closed to a guest', async ({ page }) => {
  await signIn(page, 'guest')
  await page.goto('/host')
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn chưa có quyền mở trang này' })).toBeVisible()
})
