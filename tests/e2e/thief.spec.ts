import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../support/caller.ts'
import { expect, test } from '../support/journey.ts'
import { killBrowser } from '../support/killed.ts'
import { newcomer } from '../support/newcomer.ts'
import { paidStay } from '../support/own.ts'
import { firstPage, phone, rows, workerReady } from '../support/phone.ts'
import { loot, openedOf, wordsIn, type Loot } from '../support/thief/loot.ts'
import { startWire, type Wire } from '../support/wire.ts'

const PLANTED = 50
/** Words of a person's own that stand nowhere else, with letters that every spelling writes differently. */
const planted = () => Array.from({ length: PLANTED }, () => `Mậ${lettersOf(crypto.randomUUID().slice(0, 8))}`)
/** As letters alone, of which names are made. */
const lettersOf = (digits: string) => digits.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

let directory = ''
let wire: Wire
let context: BrowserContext
let page: Page

test.beforeEach(async ({ baseURL }) => {
  directory = mkdtempSync(join(tmpdir(), 'thief-'))
  wire = await startWire(baseURL ?? '')
  context = await phone(directory, wire.address)
  page = await firstPage(context)
})
test.afterEach(async () => {
  await context.close()
  await wire.stop()
  rmSync(directory, { recursive: true, force: true })
})

async function reopen(): Promise<void> {
  context = await phone(directory, wire.address)
  page = await firstPage(context)
}

const composer = () => page.getByRole('textbox', { name: /^Tin nhắn cho/ })

/** Writes in a conversation and does not send it: it is the so manieth draft on the phone. */
async function begin(path: string, words: readonly string[], drafts: number): Promise<void> {
  await page.goto(path)
  await composer().fill(words.join(' '))
  await expect(composer()).toHaveValue(words.join(' '))
  // And the half of the key that lies beside them.
  await expect.poll(() => rows(page, 'ghe-drafts', 'drafts')).toBe(drafts + 1)
}

/** A person with a booking and its code, messages, messages begun, and messages that wait: all of it with words of theirs. */
async function fill(words: readonly string[], house: Parameters<typeof paidStay>[1], from: number) {
  const of = (first: number, count: number) => words.slice(first, first + count)
  await newcomer(page, of(0, 3).join(' '))
  const contact = { fullName: of(3, 4).join(' '), note: of(7, 13).join(' ') }
  const { id } = await paidStay(page, house, { from, contact })
  await call(page, 'chat.send', {
    message_id: crypto.randomUUID(),
    text: of(20, 10).join(' '),
    picture_ids: [],
  })
  await page.goto(`/booking/${id}/checkin`)
  await workerReady(page)
  await page.goto(`/booking/${id}/checkin`)
  await expect(page.locator('svg[role=img] path')).toBeVisible()
  await begin('/chat/chat-support', of(30, 5), 1)
  await begin(`/chat/chat-owner/${house.resortId}/${id}`, of(35, 5), 2)
  wire.cut()
  await context.setOffline(true)
  await page.goto('/chat/chat-support')
  for (const word of of(40, 10)) {
    await composer().fill(word)
    await composer().press('Enter')
    await expect(page.getByRole('log').getByText(word)).toBeVisible()
  }
  await begin('/chat/chat-support', of(30, 5), 2)
  await expect.poll(() => rows(page, 'ghe-account', 'outbox')).toBeGreaterThanOrEqual(10)
  await expect.poll(() => rows(page, 'ghe-account', 'records')).toBeGreaterThan(3)
}

/** That of what `before` held nothing opens any more, and no word can be read, sealed or not. */
function expectNothing(found: Loot, before: Loot, words: readonly string[]): void {
  const known = new Set(before.sealed.keys())
  const open = [...found.sealed].filter(([vector, text]) => known.has(vector) && text !== null)
  expect(open.map(([, text]) => text?.slice(0, 80))).toEqual([])
  expect(wordsIn(found, words)).toEqual([])
  const said = openedOf(found).join('\n')
  expect(words.filter((word) => said.includes(word))).toEqual([])
}

test('W6: what is sealed is unreadable in the files of the phone; after signing out, also with every key that the files hold', async ({
  house,
}) => {
  const words = planted()
  await fill(words, house.place, house.from())
  await context.close()

  const before = loot(directory)
  await test.step('while signed in no word stands in the clear, and the thief knows how to open', () => {
    expect(before.sealed.size).toBeGreaterThan(15)
    // Whoever has the whole phone, unlocked, has what its browser has. This says that the rest of the test is worth something.
    const said = openedOf(before).join('\n')
    expect(words.filter((word) => !said.includes(word))).toEqual([])
    expect(wordsIn(before, words)).toEqual([])
  })

  await reopen()
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Thanh dưới' }).getByRole('link', { name: 'Tài khoản' }).click()
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await page.getByRole('button', { name: 'Đăng xuất và bỏ hết' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie.includes('signed_in'))).toBe(false)
  await expect.poll(() => rows(page, 'ghe-account', 'records')).toBe(0)
  expect(killBrowser(directory)).toBeGreaterThan(0)
  await context.close().catch(() => undefined)
  await test.step('killed right after signing out', () => expectNothing(loot(directory), before, words))

  await reopen()
  await page.goto('/')
  await context.close()
  await test.step('and later', () => expectNothing(loot(directory), before, words))
})

test('W6: when another person signs in, nothing of the one before opens', async ({ house }) => {
  const words = planted()
  await fill(words, house.place, house.from())
  await context.close()
  const before = loot(directory)
  expect(openedOf(before).length).toBeGreaterThan(15)
  await reopen()
  wire.mend()
  await context.clearCookies()
  await newcomer(page, 'Phan Thanh Bình')
  await page.goto('/booking')
  await page.reload()
  await expect.poll(() => rows(page, 'ghe-account', 'outbox')).toBe(0)
  await expect.poll(() => rows(page, 'ghe-account', 'records')).toBeGreaterThan(0)
  await context.close()
  expectNothing(loot(directory), before, words)
})
