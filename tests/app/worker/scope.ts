import { vi } from 'vitest'

/** What Workbox expects around it, and a page has not: the rest of a worker's scope is here in earnest, caches and stores too. */
class PendingEvent extends Event {
  readonly #pending: Promise<unknown>[] = []
  waitUntil(work: Promise<unknown>): void {
    this.#pending.push(work)
  }
  /** Until nothing goes on behind the answer. */
  async settled(): Promise<void> {
    for (let next = this.#pending.shift(); next !== undefined; next = this.#pending.shift())
      await Promise.allSettled([next])
  }
}
vi.stubGlobal('ExtendableEvent', PendingEvent)
vi.stubGlobal('FetchEvent', class extends PendingEvent {})
vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)

export const eventOf = (type: string): PendingEvent => new PendingEvent(type)

/** Every file that is asked for of the network from now on, in order, and how it is answered. */
export function network(answer: (request: Request) => Response | Promise<Response>): string[] {
  const loaded: string[] = []
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(asked, init)
    loaded.push(request.url)
    return await answer(request)
  })
  return loaded
}

export const addresses = async (cache: string): Promise<string[]> =>
  (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname)

export async function emptyCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}
