import { readFileSync } from 'node:fs'
import { expect, inLanguage, test } from '../support/languages.ts'
import { answering, newcomer } from '../support/newcomer.ts'

/** As it is written in both languages: "14:35, 17/02/2026", "14:35, 17 Feb 2026". */
const MOMENT = String.raw`\d\d:\d\d, \d\d?[ /]\w+[ /]\d{4}`

inLanguage('en', () => {
  test('nothing is allowed until I say so; my data comes as a file; I leave, and come back', async ({
    page,
    words,
  }) => {
    const { email, password } = await newcomer(page)
    await page.goto('/profile/security')
    await answering(page)
    const consents = page.getByRole('switch')
    await expect(consents).toHaveCount(3)
    for (const consent of await consents.all()) await expect(consent).not.toBeChecked()
    await consents.first().check()
    await expect(page.getByText(new RegExp(words('Cho phép từ {when}.', { when: MOMENT })))).toBeVisible()
    await page.reload()
    await answering(page)
    await expect(consents.first()).toBeChecked()
    await consents.first().uncheck()
    await expect(page.getByText(new RegExp(words('Rút lại {when}.', { when: MOMENT })))).toBeVisible()

    await page.goto('/profile/remove_user')
    await answering(page)
    await page.getByRole('button', { name: words('Tải dữ liệu của tôi') }).click()
    await page.getByLabel(words('Mật khẩu'), { exact: true }).fill(password)
    await page.getByRole('button', { name: words('Xác nhận') }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: words('Tải dữ liệu của tôi') }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('ghe.json')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toContain(email)
    expect(JSON.parse(text)).toMatchObject({ product: 'Ghé' })

    await page.getByRole('button', { name: words('Xóa tài khoản của tôi') }).click()
    const question = page.getByRole('alertdialog', { name: words('Bạn muốn xóa tài khoản này?') })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: words('Xóa tài khoản') }).click()
    await expect(page.getByRole('heading', { level: 1, name: words('Hẹn gặp lại bạn') })).toBeVisible()
    await page.getByRole('link', { name: words('Về trang chủ'), exact: true }).click()

    await page.goto('/login?back=%2Fprofile%2Fuser-profile')
    await answering(page)
    await page.locator('input[name=identifier]').fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.locator('form button[type=submit]').first().click()
    await expect(page.getByText(words('Tài khoản này đang chờ xóa'))).toBeVisible()
    await page.getByRole('button', { name: words('Quay lại Ghé') }).click()
    await expect(page.getByRole('heading', { level: 1, name: words('Thông tin của tôi') })).toBeVisible()
  })
})
