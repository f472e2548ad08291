import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/endpoints.ts'
import { DEFAULT_NOTICE_SETTINGS } from '#contract/shapes/notification.ts'
import { answer } from '../support/answers.ts'
import { held } from '../support/held.ts'
import { open } from '../support/open.tsx'
import { tapped } from '../support/tapped.ts'

const BEFORE: Output<'notification.settings'> = {
  settings: DEFAULT_NOTICE_SETTINGS,
  webPush: null,
  lastPush: null,
  devices: 0,
}

test('a switch stays where a tap has put it, from the tap on, and goes back where the server says no', async () => {
  answer('notification.settings', BEFORE)
  const { late, answerLate } = held()
  answer('notification.saveSettings', async (_settings, refuse) => {
    await late
    return refuse('errorOccurred')
  })
  const { words } = await open('/notification/settings', { as: 'guest' })
  const quiet = page.getByRole('switch', { name: words(msg`Không báo trong giờ này`) })
  await expect.element(quiet).not.toBeChecked()
  expect(await tapped(quiet)).toEqual([true, true, true, true])
  answerLate()
  await expect.element(quiet).not.toBeChecked()
})

test('of two choices one after the other the first one stays where the second is refused', async () => {
  answer('notification.settings', BEFORE)
  const { late, answerLate } = held()
  const saved = answer('notification.saveSettings', async (settings, refuse) => {
    await late
    return settings.kinds.MARKETING ? refuse('errorOccurred') : settings
  })
  const { words } = await open('/notification/settings', { as: 'guest' })
  const quiet = page.getByRole('switch', { name: words(msg`Không báo trong giờ này`) })
  const offers = page.getByRole('switch', { name: words(msg`Ưu đãi`) })
  await quiet.click()
  await offers.click()
  await expect.poll(() => saved).toHaveLength(2)
  answerLate()
  await expect.element(offers).not.toBeChecked()
  await expect.element(quiet).toBeChecked()
})

test('two choices one after the other, both refused, go back both', async () => {
  answer('notification.settings', BEFORE)
  const { late, answerLate } = held()
  const saved = answer('notification.saveSettings', async (_settings, refuse) => {
    await late
    return refuse('errorOccurred')
  })
  const { words } = await open('/notification/settings', { as: 'guest' })
  const quiet = page.getByRole('switch', { name: words(msg`Không báo trong giờ này`) })
  const offers = page.getByRole('switch', { name: words(msg`Ưu đãi`) })
  await quiet.click()
  await offers.click()
  await expect.poll(() => saved).toHaveLength(2)
  answerLate()
  await expect.element(offers).not.toBeChecked()
  await expect.element(quiet).not.toBeChecked()
})

test('a choice made while the settings are read once more stays as it was made', async () => {
  const { late, answerLate } = held()
  let reads = 0
  answer('notification.settings', async () => {
    reads += 1
    if (reads > 1) await late
    return BEFORE
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
