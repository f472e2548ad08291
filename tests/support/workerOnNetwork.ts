import { request as ask } from 'node:http'
import type { World } from '#sw/world.ts'
import { createWorker } from '#sw/worker.ts'
import { memoryCaches, memoryStore } from '#tests/sw/support.ts'

/** The worker's clock runs faster than ours by this: what it puts off for a quarter of an hour comes in a second. */
const HASTE = 1000
/** Its patience with an answer runs out faster by this only: a real server has to have time to give one. */
const IMPATIENCE = 40

/** Sends a request over a connection of its own, as the person of `token`, and reads the whole answer. */
const overTheWire = (port: number, token: string, sent: Request): Promise<Response> =>
  sent.text().then(
    (body) =>
      new Promise<Response>((resolve, reject) => {
        const { pathname, search } = new URL(sent.url)
        const headers = { ...Object.fromEntries(sent.headers), authorization: `Bearer ${token}` }
        const outgoing = ask({
          port,
          host: '127.0.0.1',
          path: pathname + search,
          method: sent.method,
          headers,
          agent: false,
        })
        outgoing.on('response', (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('close', () => {
            if (!answer.complete) reject(new TypeError('broken off'))
            else {
              const headers = { 'content-type': answer.headers['content-type'] ?? '' }
              resolve(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 500, headers }))
            }
          })
        })
        outgoing.on('error', reject)
        outgoing.end(body === '' ? undefined : body)
      }),
  )

/**
 * The worker on a real network, and as many of it as there are tabs that race: they share the device's stores and locks and
 * nothing else. `network.port` may change; 0 is none.
 */
export function workersOnNetwork(many: number, network: { port: number }, token: string) {
  const began = Date.now()
  const device = memoryStore()
  const account = memoryStore()
  const drafts = memoryStore()
  const caches = memoryCaches()
  const locks = new Map<string, Promise<unknown>>()
  const world: World = {
    origin: 'http://ghe.test',
    now: () => began + (Date.now() - began) * HASTE,
    elapsed: () => (Date.now() - began) * HASTE,
    after: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / IMPATIENCE)),
    ask: async (sent) => {
      if (network.port === 0) throw new TypeError('Failed to fetch')
      return await overTheWire(network.port, token, sent)
    },
    load: () => Promise.reject(new TypeError('Failed to fetch')),
    caches,
    device,
    account,
    drafts,
    tell: async () => undefined,
    clearBadge: async () => undefined,
    showBadge: async () => undefined,
    notify: async () => undefined,
    sendWindow: async () => false,
    openWindow: async () => undefined,
    unsubscribe: async () => undefined,
    lock: async (name, work) => {
      const turn = (locks.get(name) ?? Promise.resolve()).then(work)
      locks.set(
        name,
        turn.catch(() => undefined),
      )
      return await turn
    },
    wakeLater: async () => undefined,
    alarm: () => undefined,
    savesData: () => false,
    random: () => Math.random(),
  }
  return Array.from({ length: many }, () => createWorker(world))
}
