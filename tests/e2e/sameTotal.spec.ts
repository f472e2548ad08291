import { dayFromNow } from '../support/days.ts'
import { expect, test } from '../support/journey.ts'

const days = `from_day=${dayFromNow(101)}&to_day=${dayFromNow(104)}`
const dong = (text: string | null) =>
  Number(/([\d.]+)\s*₫/.exec(text ?? '')?.[1]?.replaceAll('.', '') ?? Number.NaN)

test('M14: list, page, its rooms, its bar and the booking form say one total', async ({ page }) => {
  await page.goto(`/list-room?${days}&number_of_adult=3&number_of_school_aged_child=1`)
  const cards = page.locator('main article').filter({ hasText: 'cho 3 đêm' })
  for (const nth of [0, 1, 2]) {
    const card = cards.nth(nth)
    await expect(card).toBeVisible()
    const price = card.getByText('cho 3 đêm').locator('..')
    const total = dong((await price.textContent())?.split('nay còn').at(-1) ?? null)
    expect(total).toBeGreaterThan(0)
    const listed = page.url()
    await card.getByRole('heading').getByRole('link').click()
    const bar = page.locator('[data-bottom-bar]')
    await expect.poll(async () => dong((await bar.innerText()).split('nay còn').at(-1) ?? null)).toBe(total)
    // The chosen kind of room of a hotel, or the only one of a house; it may be below what is drawn.
    const room = page.locator('#rooms li[data-chosen], #rooms li:only-child').first()
    const line = room.getByText('cho 3 đêm').locator('..')
    expect(dong((await line.textContent())?.split('nay còn').at(-1) ?? null)).toBe(total)
    await bar.getByRole('link', { name: 'Đặt phòng' }).click()
    await expect(page.getByText('Tổng cộng').first()).toBeVisible()
    const said = page
      .locator('dt', { hasText: 'Tổng cộng' })
      .first()
      .locator('xpath=following-sibling::dd[1]')
    await expect.poll(async () => dong(await said.textContent())).toBe(total)
    await page.goto(listed)
  }
})

test('M14: without days a place says from how much a night', async ({ page }) => {
  await page.goto('/list-room')
  await expect(page.locator('main article').first()).toContainText(/từ [\d.]+\s*₫\s*mỗi đêm/)
})

test('M18: an article of nobody is a 404 with a title', async ({ page }) => {
  const answer = await page.goto('/new/00000000-0000-7000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Không tìm thấy trang này · /)
})
