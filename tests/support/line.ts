import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Line = {
  port: number
  /** Ends every connection and lets no new one come about. */
  cut: () => void
  /** Nothing arrives any more, on either side, and nobody is told. */
  silence: () => void
  /** As it was; what was lost on the way stays lost. */
  mend: () => void
  close: () => Promise<void>
}

/** A line to a port of this machine that can be cut and can fall silent. */
export async function startLine(to: number): Promise<Line> {
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  const open = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    return socket
  }
  const carry = (from: Socket, into: Socket) => {
    from.on('data', (bytes: Buffer) => {
      if (state === 'whole') into.write(bytes)
    })
    from.on('close', () => {
      if (state !== 'silent') into.destroy()
    })
  }
  const server = createServer((client) => {
    keep(client)
    if (state === 'cut') {
      client.resetAndDestroy()
      return
    }
    const end = keep(connect(to, '127.0.0.1'))
    carry(client, end)
    carry(end, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const cutAll = () => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    port: address.port,
    cut: () => {
      state = 'cut'
      cutAll()
    },
    silence: () => {
      state = 'silent'
    },
    mend: () => {
      state = 'whole'
    },
    close: async () => {
      cutAll()
      server.close()
      await once(server, 'close')
    },
  }
}
