import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { API_BASE, ENDPOINTS } from '../../contract/endpoints.ts'
import { IDEMPOTENCY_HEADER, PAGE_HEADER } from '../../contract/worker.ts'
import { BadNetwork, FAULTS, type Fault } from '../support/badNetwork.ts'
import { expect, test } from '../support/journey.ts'
import { killBrowser } from '../support/killed.ts'
import { newcomer } from '../support/newcomer.ts'
import { firstPage, phone, rows, workerReady } from '../support/phone.ts'

/** How often the browser is killed, and how much is written before each; by hand: KILLS=200 CHANGES=50. */
const KILLS = Number(process.env['KILLS'] ?? 3)
const CHANGES = Number(process.env['CHANGES'] ?? 20)
const MINUTE = 60_000
const SEND = API_BASE + ENDPOINTS['chat.send'].path
const THREAD = API_BASE + ENDPOINTS['chat.thread'].path
const REFRESH = API_BASE + ENDPOINTS['account.refresh'].path
/** A session is renewed after 15 minutes; here it is done before, by a browser that lives on. */
const RENEW_AFTER = 8 * MINUTE

declare global {
  interface Window {
    /** Tells the test that the app took a message. */
    taken: (id: string) => unknown
  }
}

/** Writes to staff, one message after the other, and tells of each that the app took it: accepted, or kept to be sent. */
const write = (page: Page, ids: readonly string[]): Promise<void> =>
  page.evaluate(
    async ([address, pageHeader, keyHeader, messages]) => {
      for (const id of messages) {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [pageHeader]: '1', [keyHeader]: id },
          body: JSON.stringify({ message_id: id, text: `Lời nhắn ${id}`, picture_ids: [] }),
        }).catch(() => null)
        if (answer?.ok === true) window.taken(id)
      }
    },
    [SEND, PAGE_HEADER, IDEMPOTENCY_HEADER, ids] as const,
  )

/** Renews the session's cookies. */
const renew = (page: Page): Promise<boolean> =>
  page.evaluate(
    async ([address, pageHeader]) =>
      (
        await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [pageHeader]: '1' },
          body: '{}',
        })
      ).ok,
    [REFRESH, PAGE_HEADER] as const,
  )

test.describe('a browser that dies in the middle of it', () => {
  test.setTimeout((2 + KILLS / 3) * MINUTE)
  let directory = ''
  test.beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'killed-'))
  })
  test.afterEach(() => rmSync(directory, { recursive: true, force: true }))

  test('loses nothing that it took, and sends nothing twice', async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port)
    let turn = 0
    let bad = false
    const faults = FAULTS.filter((fault) => fault !== 'stall')
    const network = new BadNetwork(port, (): Fault =>
      bad ? (faults[turn++ % faults.length] ?? 'none') : 'none',
    )
    const address = `http://localhost:${await network.listen()}`
    const taken = new Set<string>()
    const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
      const context = await phone(directory, address, { engine: true })
      const page = await firstPage(context)
      await page.exposeFunction('taken', (id: string) => taken.add(id).size)
      return { context, page }
    }

    const first = await open()
    await first.page.goto('/')
    await newcomer(first.page)
    await first.page.goto('/chat/chat-support')
    await workerReady(first.page)
    await first.context.close()

    const asked: string[] = []
    let renewed = performance.now()
    /**
     * A browser writes its cookies to the disk after half a minute. One that dies every few seconds, which no phone does,
     * would forget every renewal and come back with a token that was used long ago.
     */
    const keepSession = async () => {
      if (performance.now() - renewed < RENEW_AFTER) return
      const { context, page } = await open()
      await page.goto('/chat/chat-support')
      await workerReady(page)
      expect(await renew(page)).toBe(true)
      await context.close()
      renewed = performance.now()
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      await keepSession()
      const { context, page } = await open()
      await page.goto('/chat/chat-support')
      await workerReady(page)
      bad = true
      const ids = Array.from({ length: CHANGES }, () => crypto.randomUUID())
      asked.push(...ids)
      const before = taken.size
      const writing = write(page, ids).catch(() => undefined)
      // Each time a little later, so that the end comes in another moment: while something is kept, or while it is sent.
      await expect
        .poll(() => taken.size - before, { intervals: [5], timeout: MINUTE })
        .toBeGreaterThan((kill * 7) % CHANGES)
      expect(killBrowser(directory)).toBeGreaterThan(0)
      await writing
      await context.close().catch(() => undefined)
      bad = false
    }

    const { context, page } = await open()
    await page.goto('/outbox')
    await workerReady(page)
    await page.reload()
    await expect.poll(() => rows(page, 'ghe-account', 'outbox'), { timeout: MINUTE }).toBe(0)
    const there: string[] = []
    for (let older: number | null = 0; older !== null;) {
      const answer: { data: { messages: { id: string }[]; older: number | null } } = await page.evaluate(
        async (at) => {
          const read: { data: { messages: { id: string }[]; older: number | null } } = await (
            await fetch(at)
          ).json()
          return read
        },
        `${THREAD}?page_size=50${older === 0 ? '' : `&before=${older}`}`,
      )
      there.push(...answer.data.messages.map(({ id }) => id))
      older = answer.data.older
    }
    expect(taken.size).toBeGreaterThanOrEqual(KILLS)
    expect([...taken].filter((id) => !there.includes(id))).toEqual([])
    expect(new Set(there).size).toBe(there.length)
    expect(there.filter((id) => !asked.includes(id))).toEqual([])
    await context.close()
    await network.close()
  })
})
