import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * What may happen to a connection: cut before the server hears anything, cut after it has done its work and before it is
 * heard, an answer that breaks off, one that comes when nobody waits any more, a question that arrives twice.
 */
export const FAULTS = ['none', 'cutBefore', 'cutAfter', 'truncate', 'stall', 'repeat'] as const
export type Fault = (typeof FAULTS)[number]

/** How long a stalled answer is held back, in milliseconds. */
const STALL = 1500

/** A network between an app and its server on which each new connection meets the fault that `choose` names. */
export class BadNetwork {
  readonly met = new Map<Fault, number>()
  readonly #server: Server
  readonly #open = new Set<Socket>()
  readonly #to: number
  readonly #choose: () => Fault

  constructor(to: number, choose: () => Fault) {
    this.#to = to
    this.#choose = choose
    this.#server = createServer((client) => this.#carry(client))
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address !== 'object' || address === null) throw new Error('no port')
    return address.port
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #keep(socket: Socket): Socket {
    this.#open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#open.delete(socket))
    return socket
  }

  #carry(client: Socket): void {
    this.#keep(client)
    const fault = this.#choose()
    this.met.set(fault, (this.met.get(fault) ?? 0) + 1)
    if (fault === 'cutBefore') {
      client.once('data', () => client.destroy())
      return
    }
    const server = this.#keep(connect(this.#to, '127.0.0.1'))
    const twin = fault === 'repeat' ? this.#keep(connect(this.#to, '127.0.0.1')) : null
    twin?.resume()
    client.on('data', (bytes) => {
      server.write(bytes)
      twin?.write(bytes)
    })
    server.on('data', (bytes) => {
      switch (fault) {
        case 'cutAfter':
          client.destroy()
          break
        case 'truncate':
          client.end(bytes.subarray(0, Math.floor(bytes.length / 2)))
          break
        case 'stall':
          setTimeout(() => client.writable && client.write(bytes), STALL)
          break
        default:
          client.write(bytes)
      }
    })
    server.on('close', () => {
      if (fault !== 'stall') client.end()
    })
    client.on('close', () => server.destroy())
  }
}
