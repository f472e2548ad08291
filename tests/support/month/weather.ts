import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * What becomes of one question: carried, slowly, answered by a server that is too busy or by somebody else's page, never
 * answered, cut before the server hears it, or after it has done its work.
 */
export const WEATHERS = ['fine', 'slow', 'busy', 'foreign', 'stall', 'cut', 'cutAfter'] as const
export type Weather = (typeof WEATHERS)[number]

const SLOW = 700
const FOREIGN = '<!doctype html><title>Wifi</title><p>Đăng nhập để vào mạng</p>'

/** What a newer build does to the device's stores at its start: a table more, and something laid out as only it knows. */
const NEWER_STEP = `
;(() => {
  const step = (version) => {
    const opened = indexedDB.open('ghe-account', version)
    opened.onupgradeneeded = () => {
      if (version === undefined) return opened.transaction.abort()
      if (!opened.result.objectStoreNames.contains('later')) opened.result.createObjectStore('later')
    }
    opened.onsuccess = () => {
      const database = opened.result
      const next = database.version + 1
      if (!database.objectStoreNames.contains('later')) return void (database.close(), step(next))
      const tables = ['later', 'records'].filter((name) => database.objectStoreNames.contains(name))
      const writing = database.transaction(tables, 'readwrite')
      for (const table of tables) writing.objectStore(table).put({ layout: 2, words: 'newer' }, 'strange')
      writing.oncomplete = () => database.close()
    }
  }
  step()
})()`

/** Carries what phones ask to the product, in whatever weather there is; counts what happened. */
export class Sky {
  /** Chooses for each question. */
  choose: () => Weather = () => 'fine'
  /** Nothing at all gets through. */
  gone = false
  /** Which build is served: an even number is this one, an odd one is a newer one with another step of the device's stores. */
  edition = 0
  readonly met = new Map<Weather, number>()
  readonly #sockets = new Set<Socket>()
  readonly #product: string
  readonly #server = createServer((incoming, outgoing) => this.#carry(incoming, outgoing))

  constructor(product: string) {
    this.#product = product
  }

  async open(): Promise<string> {
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve))
    const isPlace = (place: unknown): place is AddressInfo => typeof place === 'object' && place !== null
    const place = this.#server.address()
    if (!isPlace(place)) throw new Error('The sky has no address.')
    return `http://localhost:${place.port}`
  }

  /** Ends every connection: what hangs hangs no longer. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.drop()
    await closed
  }

  #carry(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (this.gone) return void incoming.socket.destroy()
    const weather = this.choose()
    this.met.set(weather, (this.met.get(weather) ?? 0) + 1)
    switch (weather) {
      case 'busy':
        return void outgoing.writeHead(503, { 'content-type': 'text/plain' }).end('busy')
      case 'foreign':
        return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(FOREIGN)
      case 'stall':
        return void incoming.resume()
      case 'cut':
        return void incoming.socket.destroy()
      case 'slow':
        return void setTimeout(() => this.#pass(incoming, outgoing), SLOW)
      case 'fine':
      case 'cutAfter':
      default:
        this.#pass(incoming, outgoing, weather === 'cutAfter')
    }
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse, cutAfter = false): void {
    const worker = incoming.url === '/sw.js'
    const headers = { ...incoming.headers }
    if (worker) {
      headers['accept-encoding'] = 'identity'
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    const asked = request(new URL(incoming.url ?? '/', this.#product), {
      // A connection kept from before the server died would fail what has not been asked yet.
      agent: false,
      method: incoming.method ?? 'GET',
      headers,
    })
    asked.on('error', () => incoming.socket.destroy())
    asked.on('response', (answer) => {
      if (cutAfter) return void incoming.socket.destroy()
      const { 'content-length': length, ...rest } = answer.headers
      const whole = worker || length === undefined ? rest : { ...rest, 'content-length': length }
      outgoing.writeHead(answer.statusCode ?? 502, whole)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing, { end: !worker })
      if (worker)
        answer.on('end', () => outgoing.end(`${this.edition % 2 ? NEWER_STEP : ''}\n// ${this.edition}`))
    })
    incoming.pipe(asked)
  }
}
