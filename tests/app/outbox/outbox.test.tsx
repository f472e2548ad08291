import { msg } from '@lingui/core/macro'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OutboxEntry } from '#contract/outbox.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { noteKept } from '#src/api/keptHere.ts'
import { showOutbox } from '#src/api/outbox.ts'
import { sendAllNow, sendWaiting } from '#src/app/worker.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

vi.mock(import('#src/app/worker.ts'), { spy: true })

const waiting = (changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key: '01980000-0000-7000-8000-00000000ee01',
  name: 'notification.readAll',
  input: {},
  state: 'queued',
  createdAt: Date.parse(NOW) - 60_000,
  expiresAt: Date.parse(NOW) + 86_400_000,
  attempts: 0,
  problem: null,
  ...changes,
})

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(sendAllNow).mockResolvedValue(undefined)
  vi.mocked(sendWaiting).mockResolvedValue(undefined)
})
afterEach(() => showOutbox([]))

describe.each(LANGUAGES)('in %s', (language) => {
  test('when the session has ended, the outbox says that everything is still there, and where to go', async () => {
    noteKept('open')
    showOutbox([waiting({ state: 'paused' })])
    const { words } = await open('/outbox', { language })
    await expect
      .element(
        page.getByText(
          words(
            msg`Phiên đăng nhập đã hết. Mọi việc vẫn nằm trên máy này và được gửi khi bạn đăng nhập lại.`,
          ),
        ),
      )
      .toBeVisible()
    const entry = page.getByRole('listitem').filter({ hasText: words(msg`Chờ bạn đăng nhập`) })
    await expect.element(entry).toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: words(msg`Mọi việc đã được gửi`) }))
      .not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: words(msg`Gửi ngay`) })).toBeDisabled()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: words(msg`Đăng nhập`), exact: true }))
      .toHaveAttribute('href', '/login?back=%2Foutbox')
    await axeClean()
  })

  test('what waited too long is asked about, and “send all the same” sends that one', async () => {
    const old = waiting({ state: 'expired', expiresAt: Date.parse(NOW) - 60_000 })
    showOutbox([old])
    const { words } = await open('/outbox', { as: 'guest', language })
    await expect.element(page.getByText(words(msg`Chờ quá lâu: bạn vẫn muốn gửi?`))).toBeVisible()
    await page.getByRole('button', { name: words(msg`Vẫn gửi`) }).click()
    expect(vi.mocked(sendWaiting).mock.calls).toContainEqual([old.key])
    expect(sendAllNow).not.toHaveBeenCalled()
    await axeClean()
  })

  test('“send now” sends everything, however often it failed', async () => {
    showOutbox([waiting({ attempts: 3 })])
    const { words } = await open('/outbox', { as: 'guest', language })
    await page.getByRole('button', { name: words(msg`Gửi ngay`) }).click()
    expect(sendAllNow).toHaveBeenCalledOnce()
  })

  test('the sign-in page says what still waits, what becomes of it, and leads there', async () => {
    answer('social.providers', [])
    showOutbox([waiting({ state: 'paused' })])
    const { words } = await open('/login', { language })
    const becomes = words(
      msg`Đăng nhập lại bằng đúng tài khoản đó thì Ghé gửi tiếp; tài khoản khác thì chúng bị xóa.`,
    )
    await expect.element(page.getByText(becomes)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: words(msg`Xem việc đang chờ`) }))
      .toHaveAttribute('href', '/outbox')
    await axeClean()
  })

  test('the sign-in page says what was sealed, and shows nothing of it', async () => {
    answer('social.providers', [])
    noteKept('sealed')
    const { words } = await open('/login', { language })
    const sealed = words(msg`Việc chưa gửi của người dùng trước được niêm phong trên máy này.`)
    await expect.element(page.getByText(sealed)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: words(msg`Xem việc đang chờ`) }))
      .not.toBeInTheDocument()
  })
})
