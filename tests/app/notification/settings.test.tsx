import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/endpoints.ts'
import { DEFAULT_NOTICE_SETTINGS } from '#contract/shapes/notification.ts'
import { answer } from '../support/answers.ts'
import { open } from '../support/open.tsx'

test('a choice made while the settings are read once more stays as it was made', async () => {
  const before: Output<'notification.settings'> = {
    settings: DEFAULT_NOTICE_SETTINGS,
    webPush: null,
    lastPush: null,
    devices: 0,
  }
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  let reads = 0
  answer('notification.settings', async () => {
    reads += 1
    if (reads > 1) await late
    return before
  })
  const saved = answer('notification.saveSettings', (settings) => settings)
  const { words, router } = await open('/notification/settings', { as: 'guest' })
  const quiet = page.getByRole('switch', { name: words(msg`Không báo trong giờ này`) })
  await expect.element(quiet).not.toBeChecked()
  await expect.poll(() => reads).toBe(2)
  await quiet.click()
  await expect.poll(() => saved).toHaveLength(1)
  answerLate()
  await expect.poll(() => router.options.context.queryClient.isFetching()).toBe(0)
  await expect.element(page.getByLabelText(words(msg`Từ`), { exact: true })).toHaveValue('22:00')
  await expect.element(quiet).toBeChecked()
})
