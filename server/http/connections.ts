import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networksOf } from '#server/network.ts'

/** Lines that one network may hold open: many phones share an address, none of them needs many. */
export const CONNECTIONS_AT_ONCE = 512
/** A body that is no file is a few kilobytes: a line that takes longer for it holds it open on purpose. */
export const BODY_SECONDS = 20

type Limits = { connections: number | null; bodySeconds: number }

/** Closes new lines of a network that holds too many. Behind a proxy all lines are the proxy's, and counting is its work. */
function limitConnections(app: FastifyInstance, most: number): void {
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const { near } = networksOf(socket.remoteAddress ?? '')
    const held = (open.get(near) ?? 0) + 1
    if (held > most) return void socket.destroy()
    open.set(near, held)
    socket.once('close', () => {
      const left = (open.get(near) ?? 1) - 1
      if (left > 0) open.set(near, left)
      else open.delete(near)
    })
  })
}

/** Cuts a line whose body does not come in good time. Files have the whole time of a request. */
function limitBodies(app: FastifyInstance, seconds: number): void {
  app.addHook('preParsing', async (request) => {
    if ((request.headers['content-type'] ?? '').startsWith('multipart/')) return
    const { raw } = request
    if (raw.complete) return
    // A stream is answered for hours after all of it was asked.
    const cut = () => void (raw.complete || raw.destroy())
    const timer = setTimeout(cut, seconds * 1000).unref()
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  })
}

/** What one caller may hold of the server without asking anything of it. */
export function addConnectionLimits(app: FastifyInstance, { connections, bodySeconds }: Limits): void {
  if (connections !== null) limitConnections(app, connections)
  limitBodies(app, bodySeconds)
}
