import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What a phone has in a valley: 1.6 Mbit/s, and 150 ms there and back. */
const BYTES_A_MILLISECOND = 200
const ROUND = 150

export type SlowLine = {
  address: string
  /** What was asked for so far: when (ms of this process), and the address. */
  asked: readonly { at: number; path: string }[]
  /** How many bytes have come down so far. */
  bytes: () => number
  close: () => Promise<void>
}

/** A line to a port of this machine which is as slow as a phone's; all connections share it. */
export async function startSlowLine(to: number): Promise<SlowLine> {
  const open = new Set<Socket>()
  const asked: { at: number; path: string }[] = []
  let bytes = 0
  let freeAt = 0
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    return socket
  }
  const later = (milliseconds: number, work: () => void) => void setTimeout(work, milliseconds).unref()
  const server = createServer((client) => {
    keep(client)
    const end = keep(connect(to, '127.0.0.1'))
    client.on('data', (chunk: Buffer) => {
      for (const [, path] of chunk.toString('latin1').matchAll(/^(?:GET|POST) (\S+) HTTP/gm))
        asked.push({ at: performance.now(), path: path ?? '' })
      later(ROUND / 2, () => end.write(chunk))
    })
    end.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      freeAt = Math.max(freeAt, performance.now()) + chunk.length / BYTES_A_MILLISECOND
      later(freeAt - performance.now() + ROUND / 2, () => client.write(chunk))
    })
    client.on('close', () => end.destroy())
    end.on('close', () => later(Math.max(0, freeAt - performance.now()) + ROUND, () => client.destroy()))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const isPlace = (place: unknown): place is AddressInfo => typeof place === 'object' && place !== null
  const place = server.address()
  if (!isPlace(place)) throw new Error('no port')
  return {
    address: `http://localhost:${place.port}`,
    asked,
    bytes: () => bytes,
    close: async () => {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}
