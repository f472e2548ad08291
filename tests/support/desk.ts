import type { Page } from '@playwright/test'
import { expect, PASSWORD, PEOPLE } from './journey.ts'

/** Comes in by the staff's own door. */
export async function atDesk(page: Page, person: keyof typeof PEOPLE): Promise<void> {
  await page.goto('/desk/login')
  await page.locator('input[name=identifier]').fill(PEOPLE[person])
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
}

/** Presses the button of the open question; says once more who is there where that is asked first. */
export async function press(page: Page, button: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Xác nhận đây là bạn' })
  await Promise.race([again.waitFor(), dialog.waitFor({ state: 'hidden' })])
  if (await again.isVisible()) {
    await again.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
    await again.getByRole('button', { name: 'Xác nhận và tiếp tục' }).click()
  }
  await expect(dialog).toBeHidden()
}

/** Answers the question that is open: what else it asks for, then the reason, then its button. */
export async function answer(page: Page, button: string, fields: Record<string, string> = {}): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries({ ...fields, 'Lý do': 'Đã xem ảnh và gọi hai bên' }))
    await dialog.getByLabel(label).fill(text)
  await press(page, button)
}
