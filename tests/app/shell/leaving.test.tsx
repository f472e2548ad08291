import { msg } from '@lingui/core/macro'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OutboxEntry } from '#contract/outbox.ts'
import { LANGUAGES, type Language } from '#contract/shapes/primitives.ts'
import { keptHere } from '#src/api/keptHere.ts'
import { hasSessionHint } from '#src/api/session.ts'
import { leaving } from '#src/app/state/leaving.ts'
import { forget, leaveSealed, outboxEntries, sendAllNow } from '#src/app/worker.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { answerHome } from '../support/frame.ts'
import { open } from '../support/open.tsx'
import { answerPassport } from '../support/passport.ts'

vi.mock(import('#src/app/worker.ts'), { spy: true })

const WAITING: OutboxEntry = {
  key: '01980000-0000-7000-8000-00000000ee01',
  name: 'chat.send',
  input: { text: 'Em đến muộn', picture_ids: [] },
  state: 'queued',
  createdAt: Date.parse(NOW) - 60_000,
  expiresAt: Date.parse(NOW) + 86_400_000,
  attempts: 2,
  problem: null,
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(outboxEntries).mockResolvedValue([WAITING])
  vi.mocked(sendAllNow).mockResolvedValue(undefined)
  vi.mocked(forget).mockResolvedValue(undefined)
  vi.mocked(leaveSealed).mockResolvedValue(true)
})
// A question that a test left open would stand before the next one.
afterEach(() => leaving.read()?.answer('stay'))

/** Somebody with one thing waiting presses "sign out". */
async function leave(language: Language = 'vi') {
  const told = answer('account.signOut', { done: true })
  // Home reads ahead what people look at next.
  answer('helper.services', [])
  answer('helper.benefits', [])
  answer('search.resorts', { total_rows: 0, data: [] })
  answerHome()
  answerPassport()
  const { words } = await open('/profile', { as: 'guest', language })
  await page.getByRole('button', { name: words(msg`Đăng xuất`), exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: words(msg`Còn việc chưa gửi`) })
  await expect.element(dialog).toBeVisible()
  // A movement that is cut short has come to its end, too.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  return { words, told, dialog, press }
}

describe.each(LANGUAGES)('in %s, who leaves while something waits is asked', (language) => {
  test('and may stay: nothing is sent, and nothing is gone', async () => {
    const { words, told, dialog, press } = await leave(language)
    await axeClean()
    await press(words(msg`Ở lại`))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(told).toEqual([])
    expect(forget).not.toHaveBeenCalled()
    expect(hasSessionHint()).toBe(true)
  })
})

test('may send first: everything goes now, however often it failed, and nobody leaves', async () => {
  const { told, press } = await leave()
  await press('Gửi ngay, chưa đăng xuất')
  await expect.poll(() => vi.mocked(sendAllNow).mock.calls).toHaveLength(1)
  expect(told).toEqual([])
  expect(hasSessionHint()).toBe(true)
})

test('may leave it sealed: the worker keeps it, nothing is destroyed, and the device remembers that there is something', async () => {
  const { told, press } = await leave()
  await press('Đăng xuất và giữ lại')
  await expect.poll(hasSessionHint).toBe(false)
  expect(leaveSealed).toHaveBeenCalledOnce()
  expect(forget).not.toHaveBeenCalled()
  expect(told).toEqual([])
  expect(keptHere()).toBe('sealed')
})

test('does not leave when the worker cannot keep it', async () => {
  vi.mocked(leaveSealed).mockResolvedValue(false)
  const { press, dialog } = await leave()
  await press('Đăng xuất và giữ lại')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(hasSessionHint()).toBe(true)
  expect(keptHere()).not.toBe('sealed')
})

test('may throw it away: the server hears of the sign-out, and the device forgets', async () => {
  const { told, press } = await leave()
  await press('Đăng xuất và bỏ hết')
  await expect.poll(hasSessionHint).toBe(false)
  expect(told).toHaveLength(1)
  expect(forget).toHaveBeenCalled()
  expect(keptHere()).toBeNull()
})

test('may save it as a file that says what, when and to whom, and is asked on', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { dialog, press } = await leave()
  await press('Lưu thành tệp')
  await expect.poll(() => saved).toEqual(['viec-chua-gui.json'])
  const [file] = made.mock.calls[0] ?? []
  if (!(file instanceof Blob)) throw new Error('Nothing was saved.')
  expect(JSON.parse(await file.text())).toEqual([
    {
      name: WAITING.name,
      at: new Date(WAITING.createdAt).toISOString(),
      input: WAITING.input,
      key: WAITING.key,
    },
  ])
  await expect.element(dialog).toBeVisible()
})
