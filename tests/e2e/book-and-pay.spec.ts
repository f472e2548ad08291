import type { Page } from '@playwright/test'
import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { call } from '../support/caller.ts'
import { dayFromNow } from '../support/days.ts'
import { expect, PASSWORD, PEOPLE, signIn, signOutOnScreen, test, type House } from '../support/journey.ts'
import { heldStay, paidStay } from '../support/own.ts'

const at = (name: EndpointName) => API_BASE + ENDPOINTS[name].path
const GUEST = { birthday: '17/02/1990', note: 'Đến khoảng 20 giờ' }

type Place = { address: string; resortId: string; days: number; from: string; to: string }

/** Two nights of the worker's villa that are nobody's yet. */
function freeVilla({ place: { resortId, roomId }, from: next }: House): Place {
  const days = next()
  const [from, to] = [dayFromNow(days), dayFromNow(days + 2)]
  const chosen = {
    resort_id: resortId,
    rooms: `${roomId}:1`,
    from_day: from,
    to_day: to,
    number_of_adult: '2',
  }
  return { address: `/villa/booking?${new URLSearchParams(chosen)}`, resortId, days, from, to }
}

const total = (page: Page) => page.locator('section[aria-busy] dl data').last()
const next = (page: Page) => page.getByRole('button', { name: 'Tiếp tục' }).locator('visible=true')
const confirm = (page: Page) =>
  page.getByRole('dialog', { name: 'Xác nhận thanh toán' }).getByRole('button', { name: /Giữ chỗ|Đồng ý/ })

/** Opens the form of a place and fills in what an account does not know. */
async function fillIn(page: Page, place: Place): Promise<void> {
  await page.goto(place.address)
  await page.waitForURL(/\/villa\/booking\/[\da-f-]{36}$/)
  await page.getByLabel('Ngày sinh').fill(GUEST.birthday)
  await page.getByLabel('Lời nhắn cho chủ nhà').fill(GUEST.note)
  await page.getByRole('checkbox', { name: /nội quy/ }).check()
  await expect(total(page)).toBeVisible()
}

async function toTheGateway(page: Page): Promise<void> {
  await next(page).click()
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/vnpay\//)
}

/** As if the form had been filled in a moment ago: the place is held, and the gateway's page is open. */
async function holdAndOpenGateway(page: Page, { place }: House, { days }: Place): Promise<void> {
  const { id } = await heldStay(page, place, { from: days })
  await page.goto(`/booking/${id}`)
  await page.getByRole('button', { name: 'Thanh toán qua VNPay' }).click()
  await page.waitForURL(/\/sandbox\/vnpay\//)
}

const choose = (page: Page, choice: string) => page.locator(`button[value=${choice}]`).click()

/** The bookings of the person signed in at this place, as the server lists them. */
async function bookingsAt(page: Page, { resortId, from }: Place) {
  const { bookings } = await call(page, 'booking.list', { page_size: 50 })
  return bookings.filter((booking) => booking.resortId === resortId && booking.checkIn === from)
}

test('from a villa to a paid booking with its check-in code', async ({ page, house }) => {
  await signIn(page, 'guest')
  const place = freeVilla(house)
  await fillIn(page, place)
  const draft = page.url()
  await next(page).click()
  await expect(confirm(page)).toBeVisible()
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/vnpay\//)
  await choose(page, 'pay')
  await expect(page.getByRole('heading', { level: 1, name: /Xong rồi, hẹn bạn ở/ })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Xong rồi/ })).toBeVisible()
  expect((await bookingsAt(page, place)).map(({ status }) => status)).toEqual(['ORDERED'])
  await page.getByRole('link', { name: 'Mở mã nhận phòng' }).click()
  await expect(page.locator('svg[role=img] path')).toBeVisible()
  await page.goto(draft)
  await expect(page.getByText(GUEST.note)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Đặt phòng')
})

test('a payment that failed is tried again while the place is held', async ({ page, house }) => {
  await signIn(page, 'guest')
  const place = freeVilla(house)
  await holdAndOpenGateway(page, house, place)
  await choose(page, 'not_enough_money')
  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán chưa thành công' })).toBeVisible()
  await expect(page.getByText('Tài khoản không đủ số dư.')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(19|20):\d\d$/)
  await page.getByRole('button', { name: 'Thử lại với VNPay' }).click()
  await page.waitForURL(/\/sandbox\/vnpay\//)
  await choose(page, 'pay')
  await expect(page.getByRole('heading', { level: 1, name: /Xong rồi/ })).toBeVisible()
  expect((await bookingsAt(page, place)).map(({ status }) => status)).toEqual(['ORDERED'])
})

test('paid, and the gateway tells the server late: the page finds out by itself', async ({ page, house }) => {
  await signIn(page, 'guest')
  const place = freeVilla(house)
  await holdAndOpenGateway(page, house, place)
  await choose(page, 'pay_late_call')
  await expect(page.getByRole('heading', { level: 1, name: /Xong rồi/ })).toBeVisible({ timeout: 30_000 })
  expect((await bookingsAt(page, place)).map(({ status }) => status)).toEqual(['ORDERED'])
})

test('back from the gateway by the browser: the hold with its clock, and both ways to pay', async ({
  page,
  house,
}) => {
  await signIn(page, 'guest')
  const place = freeVilla(house)
  await fillIn(page, place)
  await toTheGateway(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /đang được giữ cho bạn/ })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(19|20):\d\d$/)
  await page.getByRole('button', { name: 'Thanh toán qua VNPay' }).click()
  await page.waitForURL(/\/sandbox\/vnpay\//)
  await choose(page, 'pay')
  await expect(page.getByRole('heading', { level: 1, name: /Xong rồi/ })).toBeVisible()
  expect(await bookingsAt(page, place)).toHaveLength(1)
})

test('signing out takes what was typed along', async ({ page, house }) => {
  await signIn(page, 'guest')
  await fillIn(page, freeVilla(house))
  const draft = page.url()
  await page.goto('/')
  await signOutOnScreen(page)
  await page.goto(draft)
  await expect(page.getByRole('heading', { level: 1, name: 'Lần đặt này không còn trên máy' })).toBeVisible()
})

test('a return that the gateway never sent is ignored', async ({ page }) => {
  await signIn(page, 'guest')
  await page.goto(
    '/callback/vnpay?vnp_TxnRef=GHEXXXXXX1&vnp_ResponseCode=00&vnp_TransactionStatus=00&vnp_SecureHash=00',
  )
  await expect(
    page.getByRole('heading', { level: 1, name: 'Không có kết quả thanh toán ở đây' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Chuyến đi của tôi' }).click()
  await page.waitForURL((address) => address.pathname === '/booking')
})

test('by bank transfer: the code, every figure to copy, and the host is told', async ({
  page,
  context,
  house,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'guest')
  const place = freeVilla(house)
  await fillIn(page, place)
  await page.getByRole('radio', { name: /Chuyển khoản/ }).check()
  await next(page).click()
  await confirm(page).click()
  await page.waitForURL(/\/booking\/[\da-f-]{36}\/transfer$/)
  await expect(page.getByRole('img', { name: /Mã VietQR/ })).toBeVisible()
  const [booking] = await bookingsAt(page, place)
  await page.getByRole('button', { name: 'Chép số tiền' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(booking?.total))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lưu ảnh mã QR' }).click()
  expect((await download).suggestedFilename()).toMatch(/^VietQR-.+\.png$/)
  await page.getByRole('button', { name: 'Tôi đã chuyển khoản' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đã báo cho chủ nhà' })).toBeVisible()
  expect((await bookingsAt(page, place)).map(({ status }) => status)).toEqual(['CSH_CONFIRM'])
})

test('a change of language in the middle of the form loses nothing', async ({ page, house }) => {
  await signIn(page, 'guest')
  await fillIn(page, freeVilla(house))
  await page.getByLabel('Họ và tên').fill('Lê Thị Sông Hương')
  await page.getByRole('button', { name: 'Ngôn ngữ, tiền tệ và giao diện' }).click()
  await page.getByText('English', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Contact' })).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Lê Thị Sông Hương')
  await expect(page.getByLabel('Birthday')).toHaveValue(GUEST.birthday)
  await expect(page.getByRole('checkbox', { name: /house rules/ })).toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Message to the host')).toHaveValue(GUEST.note)
})

test('the whole form by keyboard alone, mistakes pointed at', async ({ page, house }) => {
  await signIn(page, 'guest')
  const place = freeVilla(house)
  await page.goto(place.address)
  await expect(total(page)).toBeVisible()
  const reach = async (target: string) => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await page.evaluate((id) => document.activeElement?.id === id, target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not reach ${target}`)
  }
  await reach('contact-name')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Ngày sinh')).toBeFocused()
  await expect(page.getByLabel('Ngày sinh')).toHaveAccessibleDescription(/Bạn chưa nhập ngày sinh/)
  await page.keyboard.type(GUEST.birthday)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: /nội quy/ })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(confirm(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(confirm(page)).toBeHidden()
  await reach('contact-note')
  await page.keyboard.type(GUEST.note)
  await reach('booking-rules')
  await page.keyboard.press('Enter')
  await expect(confirm(page)).toBeVisible()
  while (!(await confirm(page).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/sandbox\/vnpay\//)
  expect(await bookingsAt(page, place)).toHaveLength(1)
})

test('signed out: everything can be filled in, and signing in comes back to it', async ({ page, house }) => {
  const place = freeVilla(house)
  await fillIn(page, place)
  await page.getByLabel('Họ và tên').fill('Phạm Thu Trà')
  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click()
  await page.waitForURL(/\/login/)
  await page.locator('input[name=identifier]').fill(PEOPLE.guest)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL(/\/villa\/booking\//)
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Phạm Thu Trà')
  await expect(page.getByLabel('Ngày sinh')).toHaveValue(GUEST.birthday)
  await expect(next(page)).toBeVisible()
})

test.describe('on a bad day', () => {
  // What happens between page and server is staged here, and a worker would stand between.
  test.use({ serviceWorkers: 'block' })

  /** The server books, and its answer gets lost on the way back. */
  const loseTheAnswer = (page: Page) =>
    page.route(
      `**${at('booking.create')}`,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )

  test('pressed twice, and once more after the answer got lost: one booking', async ({ page, house }) => {
    await signIn(page, 'guest')
    const place = freeVilla(house)
    await fillIn(page, place)
    await loseTheAnswer(page)
    await next(page).click()
    await confirm(page).dblclick()
    await expect(page.getByText('Chưa có mạng. Những gì bạn nhập vẫn còn đây.')).toBeVisible()
    await confirm(page).dblclick()
    await page.waitForURL(/\/sandbox\/vnpay\//)
    expect(await bookingsAt(page, place)).toHaveLength(1)
  })

  test('a booking whose answer got lost is found again after a restart', async ({ page, house }) => {
    await signIn(page, 'guest')
    const place = freeVilla(house)
    await fillIn(page, place)
    await loseTheAnswer(page)
    await next(page).click()
    await confirm(page).click()
    await expect(page.getByText('Chưa có mạng. Những gì bạn nhập vẫn còn đây.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Chính bạn đang giữ chỗ này')).toBeVisible()
    const [booking] = await bookingsAt(page, place)
    await page.getByRole('link', { name: `Mở đặt phòng ${booking?.code}` }).click()
    await page.waitForURL((address) => address.pathname === `/booking/${booking?.id}`)
    expect(await bookingsAt(page, place)).toHaveLength(1)
  })

  test('a price that changed meanwhile is shown beside the old one and asked about', async ({
    page,
    house,
  }) => {
    await signIn(page, 'guest')
    const place = freeVilla(house)
    let raised = false
    await page.route(`**${at('booking.quote')}`, async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      const total = /"total":(\d+)/.exec(text)?.[1] ?? ''
      const earlier = raised ? total : String(Number(total) - 100_000)
      await route.fulfill({ response: answer, body: text.replace(`"total":${total}`, `"total":${earlier}`) })
    })
    await fillIn(page, place)
    await next(page).click()
    raised = true
    await confirm(page).click()
    await expect(page.getByText(/Giá tăng 100\.000\s₫/)).toBeVisible()
    await expect(confirm(page)).toHaveText(/Đồng ý giá mới/)
    expect(await bookingsAt(page, place)).toHaveLength(0)
    await confirm(page).click()
    await page.waitForURL(/\/sandbox\/vnpay\//)
    expect(await bookingsAt(page, place)).toHaveLength(1)
  })

  test('a room that was just sold: nothing is charged, other places for the same dates', async ({
    page,
    browser,
    house,
  }) => {
    await signIn(page, 'guest')
    const place = freeVilla(house)
    await fillIn(page, place)
    await next(page).click()
    await expect(confirm(page)).toBeVisible()
    const faster = await browser.newContext()
    await call(faster, 'account.login', { identifier: PEOPLE.investor, password: PASSWORD })
    await paidStay(faster, house.place, { from: place.days })
    await confirm(page).click()
    await expect(page.getByText('Những ngày này vừa hết chỗ')).toBeVisible()
    const elsewhere = page.getByRole('link', { name: 'Tìm nơi khác cho những ngày này' })
    expect(await elsewhere.getAttribute('href')).toContain(`from_day=${place.from}`)
    await expect(page.getByLabel('Lời nhắn cho chủ nhà')).toHaveValue(GUEST.note)
    expect(await bookingsAt(page, place)).toHaveLength(0)
    await faster.close()
  })

  test('without a network in the middle: the page says so, keeps what was typed, and goes on by itself', async ({
    page,
    context,
    house,
  }) => {
    await signIn(page, 'guest')
    await fillIn(page, freeVilla(house))
    const before = await total(page).textContent()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Thêm một người lớn' }).click()
    await expect(page.getByText(/Chưa có mạng\. Những gì bạn nhập vẫn còn đây; có mạng/)).toBeVisible()
    await page.getByLabel('Họ và tên').fill('Đinh Hải Đăng')
    await context.setOffline(false)
    await expect(page.getByText(/Chưa có mạng\. Những gì bạn nhập/)).toBeHidden()
    await expect(page.getByLabel('Họ và tên')).toHaveValue('Đinh Hải Đăng')
    await expect(total(page)).not.toHaveText('')
    expect(before).not.toBeNull()
  })
})

test('MoMo: chosen in the form, given up once, paid at the second try', async ({ page, house }) => {
  const place = freeVilla(house)
  await signIn(page, 'guest')
  await fillIn(page, place)
  await page.getByRole('radio', { name: /MoMo/ }).check()
  await next(page).click()
  await confirm(page).click()
  await page.waitForURL(/\/sandbox\/momo\/pay/)
  await choose(page, 'cancel')
  await page.waitForURL(/\/callback\/momo/)
  await expect(page.getByText('Bạn đã dừng thanh toán ở MoMo.')).toBeVisible()
  await page.getByRole('button', { name: 'Thử lại với MoMo' }).click()
  await page.waitForURL(/\/sandbox\/momo\/pay/)
  await choose(page, 'pay')
  await page.waitForURL(/\/callback\/momo/)
  await expect(page.getByRole('heading', { level: 1, name: /Xong rồi/ })).toBeVisible()
})
