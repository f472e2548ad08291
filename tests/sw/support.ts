import { ENDPOINT_HEADER, type WorkerMessage } from '#contract/worker.ts'
import { KEY_CACHE } from '#sw/keyring.ts'
import { callOf, inputOf } from '#sw/match.ts'
import type { Shape, Store, Table } from '#sw/store.ts'
import { createWorker } from '#sw/worker.ts'
import type { World } from '#sw/world.ts'

export const ORIGIN = 'https://ghe.test'

/** A store in memory with the promises of the real one: transactions one after the other, undone when they fail. */
export function memoryStore() {
  let tables = new Map<string, Map<string, unknown>>()
  let last: Promise<unknown> = Promise.resolve()
  let broken = false
  let full = false
  let opening: Promise<void> | null = null

  const tableOf = <T>(held: Map<string, Map<string, unknown>>, shape: Shape<T>): Table<T> => {
    const rows = held.get(shape.name) ?? new Map<string, unknown>()
    held.set(shape.name, rows)
    return {
      get: async (key) => (rows.has(key) ? shape.parse(rows.get(key)) : null),
      put: async (key, value) => {
        if (full) throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
        rows.set(key, value)
      },
      delete: async (key) => void rows.delete(key),
      clear: async () => rows.clear(),
      entries: async (prefix = '') =>
        [...rows.entries()]
          .filter(([key]) => key.startsWith(prefix))
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .flatMap(([key, value]): [string, T][] => {
            const parsed = shape.parse(value)
            return parsed === null ? [] : [[key, parsed]]
          }),
    }
  }

  const store: Store = {
    async run(_mode, shapes, work) {
      const turn = last.then(async () => {
        if (broken || opening !== null) return null
        const named = new Set(shapes.map(({ name }) => name))
        const copy = new Map([...tables].map(([name, rows]) => [name, new Map(rows)]))
        try {
          const result = await work((shape) => {
            if (!named.has(shape.name)) throw new Error(`${shape.name} is not in this transaction`)
            return tableOf(copy, shape)
          })
          tables = copy
          return result
        } catch {
          return null
        }
      })
      last = turn
      return turn
    },
    async opens() {
      await opening
      return !broken
    },
    async destroy() {
      await last
      tables = new Map()
    },
  }
  return {
    ...store,
    break: () => {
      broken = true
    },
    /** From now on it takes nothing more; what is there is read, and can be taken away. */
    fill: () => {
      full = true
    },
    /** It does not answer until what this gives is called, as one that is slow to open. */
    slow: () => {
      let opened = () => {}
      opening = new Promise((resolve) => {
        opened = resolve
      })
      return () => {
        opening = null
        opened()
      }
    },
    /** Everything in it as one text, as somebody with the device's files would see it. */
    dump: () =>
      JSON.stringify(
        [...tables].map(([name, rows]) => [name, [...rows]]),
        (_key, value: unknown) =>
          value instanceof ArrayBuffer ? Buffer.from(value).toString('utf8') : value,
      ),
    count: (table: string) => tables.get(table)?.size ?? 0,
  }
}

const addressOf = (request: RequestInfo | URL) =>
  request instanceof Request ? request.url : new URL(request, ORIGIN).href

class MemoryCache implements Cache {
  readonly held = new Map<string, Response>()
  private readonly full: () => boolean
  constructor(full: () => boolean) {
    this.full = full
  }
  async match(request: RequestInfo | URL) {
    return this.held.get(addressOf(request))?.clone()
  }
  async matchAll() {
    return [...this.held.values()]
  }
  async put(request: RequestInfo | URL, response: Response) {
    if (this.full()) throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
    this.held.set(addressOf(request), response)
  }
  async delete(request: RequestInfo | URL) {
    return this.held.delete(addressOf(request))
  }
  async keys() {
    return [...this.held.keys()].map((address) => new Request(address))
  }
  async add() {
    throw new Error('not used')
  }
  async addAll() {
    throw new Error('not used')
  }
}

/** The same cache; a look into it fails. */
function unanswering(cache: MemoryCache): MemoryCache {
  const failing = new MemoryCache(() => false)
  failing.match = async () => {
    throw new DOMException('Unexpected internal error.', 'UnknownError')
  }
  failing.put = (request, response) => cache.put(request, response)
  failing.keys = () => cache.keys()
  failing.delete = (request) => cache.delete(request)
  return failing
}

export function memoryCaches() {
  const held = new Map<string, MemoryCache>()
  let full = false
  const open = async (name: string): Promise<MemoryCache> => {
    const cache = held.get(name) ?? new MemoryCache(() => full)
    held.set(name, cache)
    return cache
  }
  return {
    open,
    delete: async (name: string) => held.delete(name),
    /** From now on the device takes no more files. */
    fill: () => {
      full = true
    },
    addresses: (name: string) => [...(held.get(name)?.held.keys() ?? [])],
  }
}

type Asked = { name: string; input: object; language: string }
type Answering = (asked: Asked, request: Request) => Response | Promise<Response>

export const success = (data: unknown): Response => Response.json({ status: 200, data })
export const refusal = (status: number, code = 'x'): Response => Response.json({ status, code }, { status })

const strangers = new WeakSet<Response>()
/** An answer without our server's mark. */
export function fromStranger(answer: Response): Response {
  strangers.add(answer)
  return answer
}

/** A worker in a world of its own: a clock one sets, a server one scripts, a network one cuts. */
export function testWorld() {
  const start = Date.parse('2026-11-21T03:00:00Z')
  /** The true time, which the server knows, and how far the device's clock is off. */
  let truth = start
  let off = 0
  let online = true
  const waiting: { until: number; go: () => void }[] = []
  const answers = new Map<string, Answering>()
  const asked: Asked[] = []
  const loaded: string[] = []
  let files = (_pathname: string): Response | null | Promise<Response | null> => null
  const told: WorkerMessage[] = []
  const device = memoryStore()
  const account = memoryStore()
  const drafts = memoryStore()
  const caches = memoryCaches()
  let badgeCleared = 0
  let wakes = 0
  let unsubscribed = 0
  let windowOpen = true
  let opening: Promise<void> = Promise.resolve()
  let opens = 0
  let saving = false
  let keysAnswer = true
  const badges: number[] = []
  const notified: Parameters<World['notify']>[0][] = []
  const sentTo: (string | null)[] = []
  const opened: (string | null)[] = []
  const locks = new Map<string, Promise<unknown>>()

  const world: World = {
    origin: ORIGIN,
    now: () => truth + off,
    elapsed: () => truth - start,
    after: (milliseconds) =>
      new Promise((resolve) => waiting.push({ until: truth + milliseconds, go: resolve })),
    async ask(request) {
      const call = callOf(request.method, new URL(request.url))
      const input = call === null ? null : await inputOf(call, request)
      if (!online || call === null || input === null) throw new TypeError('Failed to fetch')
      const question = { name: call.name, input, language: request.headers.get('language') ?? '' }
      asked.push(question)
      const answer = (await answers.get(call.name)?.(question, request)) ?? refusal(404)
      answer.headers.set('date', new Date(truth).toUTCString())
      if (!strangers.has(answer)) answer.headers.set(ENDPOINT_HEADER, call.name)
      return answer
    },
    async load(request) {
      if (!online) throw new TypeError('Failed to fetch')
      loaded.push(request.url)
      const own = await files(new URL(request.url).pathname)
      if (own !== null) return own
      return new Response('x'.repeat(1000), { headers: { 'content-type': 'image/avif' } })
    },
    caches: {
      ...caches,
      open: async (name) => {
        // The half of the key is looked at with everything: only other caches are counted and held.
        if (name === KEY_CACHE) {
          const keys = await caches.open(name)
          return keysAnswer ? keys : unanswering(keys)
        }
        opens += 1
        await opening
        return await caches.open(name)
      },
    },
    device,
    account,
    drafts,
    tell: async (message) => void told.push(message),
    clearBadge: async () => void badgeCleared++,
    showBadge: async (unread) => void badges.push(unread),
    notify: async (notification) => void notified.push(notification),
    sendWindow: async (id) => {
      if (windowOpen) sentTo.push(id)
      return windowOpen
    },
    openWindow: async (id) => void opened.push(id),
    unsubscribe: async () => void (unsubscribed += 1),
    lock: async (name, work) => {
      const turn = (locks.get(name) ?? Promise.resolve()).then(work)
      locks.set(
        name,
        turn.catch(() => undefined),
      )
      return await turn
    },
    wakeLater: async () => void wakes++,
    alarm: () => undefined,
    savesData: () => saving,
    random: () => 0,
  }
  const worker = createWorker(world)
  const background: Promise<unknown>[] = []
  const later = (work: Promise<unknown>) => void background.push(work)

  /** Waits for what goes on behind the answers. */
  const settle = async () => {
    for (let next = background.shift(); next !== undefined; next = background.shift()) await next
  }

  return {
    world,
    worker,
    device,
    account,
    drafts,
    caches,
    asked,
    loaded,
    told,
    later,
    settle,
    badgeCleared: () => badgeCleared,
    wakes: () => wakes,
    unsubscribed: () => unsubscribed,
    badges,
    notified,
    sentTo,
    opened,
    /** Until what this gives is called, nobody can look at the half of a key, as a browser's cache fails now and then. */
    failKeys: () => {
      keysAnswer = false
      return () => {
        keysAnswer = true
      }
    },
    /** The person asks their browser to save data. */
    /** Answers for public files; pictures where it has none. */
    serveFiles: (own: typeof files) => {
      files = own
    },
    saveData: () => {
      saving = true
    },
    closeWindow: () => {
      windowOpen = false
    },
    /** The worker as the browser starts it anew: nothing in memory, the device's stores as they are. */
    restart: () => {
      const born = truth
      return createWorker({ ...world, elapsed: () => truth - born })
    },
    /** Sets the device's clock so far ahead of the true time, in milliseconds. */
    setClock: (ahead: number) => {
      off = ahead
    },
    serve: (name: string, answer: Answering) => void answers.set(name, answer),
    cut: () => {
      online = false
    },
    mend: () => {
      online = true
    },
    opens: () => opens,
    /** Whoever opens a cache waits until what this gives is called. */
    holdCaches: () => {
      let release = () => {}
      opening = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
    pass: (milliseconds: number) => {
      truth += milliseconds
      for (const timer of waiting.filter(({ until }) => until <= truth)) timer.go()
    },
    /** What a page gets that sends this request. */
    async send(request: Request): Promise<Response> {
      const call = callOf(request.method, new URL(request.url))
      if (call === null) throw new Error(`No call of ours: ${request.url}`)
      return await worker.answerCall(call, request, later)
    },
  }
}

export type TestWorld = ReturnType<typeof testWorld>
