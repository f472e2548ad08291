import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** What a phone has in a valley: 1.6 Mbit/s, and 150 ms there and back. */
const BYTES_A_MILLISECOND = 200
const ROUND = 150
/** What the mast keeps for a phone, in bytes; what is more waits with whoever sends it, and most urgent goes first from there. */
const QUEUE = 64_000

export type SlowLine = {
  port: number
  /** What there and back takes, in ms. */
  round: number
  /** How many bytes have come down so far. */
  bytes: () => number
  close: () => Promise<void>
}

/** Does one thing after the other, each not before its moment (ms of this process): timers alone keep no order. */
function inOrder(): (at: number, work: () => void) => void {
  let last = Promise.resolve()
  return (at, work) => {
    last = last
      .then(() => setTimeout(Math.max(0, at - performance.now()), undefined, { ref: false }))
      .then(work)
  }
}

/** A line to a port of this machine which is as slow as a phone's; all connections share it. */
export async function startSlowLine(to: number): Promise<SlowLine> {
  const open = new Set<Socket>()
  let bytes = 0
  let freeAt = 0
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    return socket
  }
  const server = createServer((client) => {
    keep(client)
    const end = keep(connect(to, '127.0.0.1'))
    const up = inOrder()
    const down = inOrder()
    client.on('data', (chunk: Buffer) => {
      up(performance.now() + ROUND / 2, () => end.write(chunk))
    })
    end.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      freeAt = Math.max(freeAt, performance.now()) + chunk.length / BYTES_A_MILLISECOND
      const full = freeAt - performance.now() > QUEUE / BYTES_A_MILLISECOND
      if (full) end.pause()
      down(freeAt + ROUND / 2, () => {
        client.write(chunk)
        if (full) end.resume()
      })
    })
    client.on('close', () => end.destroy())
    end.on('close', () => down(0, () => client.end()))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('no port')
  return {
    port: place.port,
    round: ROUND,
    bytes: () => bytes,
    close: async () => {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}
