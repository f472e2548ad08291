import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Wire = {
  /** Where the product answers through this wire. */
  address: string
  /** From now on nothing gets through, for pages and worker alike. */
  cut: () => void
  mend: () => void
  /** The worker's script gets another content: for the browser it is a new version. */
  release: () => void
  /** The addresses that were asked for and answered, in order, by pages and worker alike. */
  answered: readonly string[]
  stop: () => Promise<void>
}

/** Carries every request to the product and its answer back, until it is cut. */
export async function startWire(product: string): Promise<Wire> {
  let whole = true
  let edition = 0
  const sockets = new Set<Socket>()
  const answered: string[] = []

  function carry(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (!whole) return void incoming.socket.destroy()
    const worker = incoming.url === '/sw.js'
    const headers = { ...incoming.headers }
    if (worker) {
      headers['accept-encoding'] = 'identity'
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    const asked = request(new URL(incoming.url ?? '/', product), {
      method: incoming.method ?? 'GET',
      headers,
    })
    asked.on('response', (answer) => {
      const { 'content-length': length, ...rest } = answer.headers
      outgoing.writeHead(
        answer.statusCode ?? 502,
        worker || length === undefined ? rest : { ...rest, 'content-length': length },
      )
      answer.pipe(outgoing, { end: !worker })
      if (worker) answer.on('end', () => outgoing.end(`\n// ${edition}`))
    })
    outgoing.on('finish', () => answered.push(incoming.url ?? ''))
    asked.on('error', () => incoming.socket.destroy())
    // Who hangs up is heard to: a stream that nobody listens to would go on at the product.
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) asked.destroy()
    })
    incoming.pipe(asked)
  }

  const server = createServer(carry)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const isPlace = (place: typeof address): place is AddressInfo => typeof place === 'object' && place !== null
  if (!isPlace(address)) throw new Error('The wire has no address.')
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://localhost:${address.port}`,
    cut: () => {
      whole = false
      drop()
    },
    mend: () => {
      whole = true
    },
    release: () => {
      edition += 1
    },
    answered,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      drop()
      await closed
    },
  }
}
