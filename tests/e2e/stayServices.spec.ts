import { searchAnswer } from '#contract/shapes/search.ts'
import { serviceSearchAnswer } from '#contract/shapes/service.ts'
import { dayFromNow } from '../support/days.ts'
import { ask } from '../support/asPage.ts'
import { axeClean, expect, signIn } from '../support/journey.ts'
import { test } from '../support/languages.ts'

/** So many days from now the stay begins. */
const FROM = 13

test('a service chosen in the form of a stay is paid with it and stands in the booking', async ({
  page,
  words,
}) => {
  await signIn(page, 'guest')
  const [from_day, to_day] = [dayFromNow(FROM), dayFromNow(FROM + 2)]
  const { data: services } = serviceSearchAnswer.parse(
    await ask(page, 'service.search', { booking_day: dayFromNow(FROM + 1), page_size: 50 }),
  )
  const { data: rooms } = searchAnswer.parse(
    await ask(page, 'search.resorts', {
      project_area_id: null,
      from_day,
      to_day,
      resort_type: [1],
      page_size: 50,
    }),
  )
  const room = rooms.find(
    ({ instant, projectAreaId }) => instant && services.some((one) => one.projectAreaId === projectAreaId),
  )
  const service = services.find(({ projectAreaId }) => projectAreaId === room?.projectAreaId)
  if (!room || !service) throw new Error('nothing is to be had together')
  const query = {
    resort_id: room.resortId,
    rooms: `${room.roomId}:1`,
    from_day,
    to_day,
    number_of_adult: '2',
  }
  await page.goto(`/villa/booking?${new URLSearchParams(query)}`)
  await page.waitForURL(/\/villa\/booking\/[\da-f-]{36}$/)
  await page.getByLabel(words('Ngày sinh')).fill('17/02/1990')
  await page.getByRole('checkbox').last().check()
  const total = page.locator('section[aria-busy] dl data').last()
  await expect(total).toBeVisible()
  const alone = Number(await total.getAttribute('value'))

  await page.getByRole('button', { name: words('Thêm trải nghiệm') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: words('Chọn {0}', { 0: service.name }) }).click()
  // A time that still has two of them: one more is wanted later.
  await sheet
    .locator('label', { hasNotText: /Còn 1 vé|Hết vé|\b1 ticket left|Sold out/ })
    .locator('input[type=radio]')
    .first()
    .check()
  // The specification's id for the choice of a time.
  await expect(sheet.locator('#start-date-4')).toBeVisible()
  await sheet
    .getByRole('button', { name: /^(Thêm một vé|One ticket more)/ })
    .first()
    .click()
  await axeClean(page)
  await sheet.getByRole('button').last().click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText(service.name).first()).toBeVisible()
  await expect.poll(async () => Number(await total.getAttribute('value'))).toBeGreaterThan(alone)
  const withOne = Number(await total.getAttribute('value'))

  // One more of them: the sheet opens where it was left, and what is chosen takes the place of what was.
  await page.getByRole('button', { name: words('Sửa {name}', { name: service.name }) }).click()
  await expect(sheet.locator('input[type=radio]:checked')).toHaveCount(1)
  await sheet
    .getByRole('button', { name: /^(Thêm một vé|One ticket more)/ })
    .first()
    .click()
  await sheet.getByRole('button').last().click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: words('Sửa {name}', { name: service.name }) })).toHaveCount(1)
  await expect.poll(async () => Number(await total.getAttribute('value'))).toBe(2 * withOne - alone)

  await page
    .getByRole('button', { name: words('Tiếp tục') })
    .locator('visible=true')
    .click()
  await page.getByRole('dialog').locator('button').last().click()
  await page.waitForURL(/\/sandbox\/vnpay\//)
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/\/callback\/vnpay/)
  await expect(page.locator('h1').first()).toBeVisible()
  const open = page.locator('main a[href^="/booking/"]').first()
  const id = /\/booking\/([\da-f-]{36})/.exec((await open.getAttribute('href')) ?? '')?.[1] ?? ''
  await page.goto(`/booking/${id}`)
  await expect(page.getByText(service.name).first()).toBeVisible()
  await page.goto('/list-booking-service?tab=ordered')
  await expect(page.getByRole('link', { name: service.name }).first()).toBeVisible()
})
