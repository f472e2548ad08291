import type { BrowserContext, Page } from '@playwright/test'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { IDEMPOTENCY_HEADER, PAGE_HEADER } from '#contract/worker.ts'
import { killBrowser } from '../killed.ts'
import { firstPage, phone, workerReady, workerStands } from '../phone.ts'
import { setClock } from './moved.ts'

const SEND = API_BASE + ENDPOINTS['chat.send'].path

declare global {
  interface Window {
    /** Tells the test that the app took a message. */
    took: (id: string) => unknown
  }
}

/** With whom a person speaks: Ghé's staff, or the host of a place, by the place's id. */
export const STAFF = 'staff'
export const aboutWhom = (whom: string) => (whom === STAFF ? {} : { resort_id: whom })

/** A message: in which conversation, and in which life of the phone it was written. */
type Asked = { id: string; thing: string; life: string }

/** A person's phone, with what they wrote on it: the ledger lies outside of the browser. */
export class Person {
  /** What was asked of the app, and what it said that it took, in order, each by its conversation. */
  readonly asked: Asked[] = []
  readonly taken: Asked[] = []
  context: BrowserContext | null = null
  readonly #directory: string
  readonly #address: string
  readonly home: string

  constructor(directory: string, address: string, home: string) {
    this.#directory = directory
    this.#address = address
    this.home = home
  }

  /** Opens the app; `ahead`: how far the phone's clock is ahead of this machine's, in milliseconds. */
  async open(ahead = 0): Promise<Page> {
    this.context = await phone(this.#directory, this.#address)
    await setClock(this.context, ahead)
    const page = await firstPage(this.context)
    await page.exposeFunction('took', (id: string) => {
      const one = this.asked.find((thing) => thing.id === id)
      if (one !== undefined && !this.taken.includes(one)) this.taken.push(one)
    })
    return page
  }

  /** Opens the app where this person begins, once the worker is in charge; with a network, once the whole app is there. */
  async begin(ahead = 0, dark = false): Promise<Page> {
    const page = await this.open(ahead)
    await page.goto(this.home)
    await (dark ? workerStands(page) : workerReady(page))
    return page
  }

  /** Writes messages, one after the other, as pages of the app send them. */
  async write(page: Page, thing: string, count: number, life: string): Promise<void> {
    const ids = Array.from({ length: count }, () => crypto.randomUUID())
    this.asked.push(...ids.map((id) => ({ id, thing, life })))
    await page
      .evaluate(
        async ([address, pageHeader, keyHeader, fields, messages]) => {
          for (const id of messages) {
            const answer = await fetch(address, {
              method: 'POST',
              headers: { 'content-type': 'application/json', [pageHeader]: '1', [keyHeader]: id },
              body: JSON.stringify({ ...fields, message_id: id, text: `Lời nhắn ${id}`, picture_ids: [] }),
            }).catch(() => null)
            const own = answer?.ok === true && answer.headers.get('content-type')?.includes('json') === true
            if (own) window.took(id)
          }
        },
        [SEND, PAGE_HEADER, IDEMPOTENCY_HEADER, aboutWhom(thing), ids] as const,
      )
      .catch(() => undefined)
  }

  /** The phone dies in the middle of it. */
  async die(): Promise<void> {
    killBrowser(this.#directory)
    await this.close()
  }

  async close(): Promise<void> {
    await this.context?.close().catch(() => undefined)
    this.context = null
  }
}
