import { axeClean, expect, signIn, test } from '#tests/support/journey.ts'
import { everythingStored, workerReady } from '#tests/support/phone.ts'

// The worker is part of it.
test.use({ serviceWorkers: 'allow' })

test('what is done without a network waits openly, and is sent when there is one', async ({
  page,
  context,
}) => {
  await signIn(page, 'host', '/notification')
  await workerReady(page)
  await page.reload()
  const unread = page.getByRole('main').getByRole('listitem').filter({ hasText: 'chưa đọc' })
  await expect(unread.first()).toBeVisible()
  const before = await unread.count()
  expect(before).toBeGreaterThan(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Đánh dấu đã đọc hết' }).click()
  await expect(page.getByText('Sẽ đánh dấu hết khi có mạng')).toBeVisible()
  // Nothing looks done before the server said so.
  await expect(unread).toHaveCount(before)

  await page.getByRole('link', { name: '1 việc chưa gửi' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Đánh dấu mọi thông báo đã đọc' })
  await expect(entry).toContainText('Chưa gửi')
  await axeClean(page)
  await page.reload()
  await expect(entry).toBeVisible()
  expect(await everythingStored(page)).not.toContain('notification.readAll')

  await page.getByRole('banner').getByRole('button', { name: 'Tài khoản' }).click()
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Còn việc chưa gửi' }))
  await question.getByRole('button', { name: 'Ở lại' }).click()
  await expect(page).toHaveURL('/outbox')

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Mọi việc đã được gửi' })).toBeVisible({ timeout: 30_000 })
  await page.goto('/notification')
  await expect(page.getByText('Bạn đã đọc hết')).toBeVisible()
})
