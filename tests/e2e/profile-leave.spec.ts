import { readFileSync } from 'node:fs'
import { axeClean, expect, signIn, test } from '../support/journey.ts'
import { answering, newcomer } from '../support/newcomer.ts'

test('nothing is allowed until I say so; my data comes as a file; I leave, and come back', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await newcomer(page, baseURL)
  await page.goto('/profile/security')
  await answering(page)
  const consents = page.getByRole('switch')
  await expect(consents).toHaveCount(3)
  for (const consent of await consents.all()) await expect(consent).not.toBeChecked()
  await consents.first().check()
  await expect(page.getByText(/Cho phép từ \d\d:\d\d/)).toBeVisible()
  await page.reload()
  await answering(page)
  await expect(consents.first()).toBeChecked()
  await consents.first().uncheck()
  await expect(page.getByText(/Rút lại \d\d:\d\d/)).toBeVisible()

  await page.goto('/profile/remove_user')
  await answering(page)
  await axeClean(page)
  await page.getByRole('button', { name: 'Tải dữ liệu của tôi' }).click()
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Tải dữ liệu của tôi' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('ghe.json')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain(email)
  expect(JSON.parse(text)).toMatchObject({ product: 'Ghé' })

  await page.getByRole('button', { name: 'Xóa tài khoản của tôi' }).click()
  const question = page.getByRole('alertdialog', { name: 'Bạn muốn xóa tài khoản này?' })
  await expect(question).toBeVisible()
  await axeClean(page)
  await question.getByRole('button', { name: 'Xóa tài khoản' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hẹn gặp lại bạn' })).toBeVisible()
  await axeClean(page)
  await page.getByRole('link', { name: 'Về trang chủ' }).click()

  await page.goto('/login?back=%2Fprofile%2Fuser-profile')
  await answering(page)
  await page.locator('input[name=identifier]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').first().click()
  await expect(page.getByText('Tài khoản này đang chờ xóa')).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: 'Quay lại Ghé' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin của tôi' })).toBeVisible()
})

test('somebody with stays ahead is shown what stands in the way, in English', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }])
  await signIn(page, 'guest')
  await page.goto('/profile/remove_user')
  await answering(page)
  await expect(page.getByText('Something is still under way, so it cannot be removed yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove my account' })).toBeDisabled()
  await axeClean(page)
  await page
    .getByRole('link', { name: /^Open GHE-/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/booking\/[0-9a-f-]{36}$/)
})
