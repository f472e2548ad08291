import { createHook } from 'node:async_hooks'
import { connect, type Socket } from 'node:net'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { addConnectionLimits } from '#server/http/connections.ts'
import { STREAMS_AT_ONCE } from '#server/http/stream.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

const open: { close: () => Promise<unknown> }[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const one of open.splice(0)) await one.close()
})

async function listening(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}
const line = (port: number, head: string) =>
  new Promise<{ socket: Socket; closed: Promise<string> }>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      let text = ''
      socket.on('data', (piece) => (text += piece.toString('latin1'))).on('error', () => {})
      resolve({ socket, closed: new Promise((done) => socket.once('close', () => done(text))) })
    })
    sockets.push(socket)
  })

describe('what a caller may hold', () => {
  it('S12: a body that does not come is cut soon, one that comes is read', async () => {
    const app = fastify()
    open.push(app)
    addConnectionLimits(app, { connections: null, bodySeconds: 0.3 })
    app.post('/', async ({ body }) => body)
    app.get('/', (_request, reply) => void setTimeout(() => void reply.send('late'), 700))
    const port = await listening(app)
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n'
    const slow = await line(port, `${head}{"a"`)
    expect(await slow.closed).not.toContain('200 OK')
    const quick = await line(port, `${head}{"a":123}`)
    await new Promise<void>((done) => quick.socket.once('data', () => done()))
    quick.socket.end()
    expect(await quick.closed).toContain('200 OK')
    const patient = await line(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect(await patient.closed).toContain('late')
  })

  it('S12: so many lines of a network and no more, and others when some are given back', async () => {
    const app = fastify()
    open.push(app)
    addConnectionLimits(app, { connections: 3, bodySeconds: 20 })
    app.get('/', async () => 'here')
    const port = await listening(app)
    const asked = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
    const held = []
    for (let number = 0; number < 3; number++) {
      const one = await line(port, asked)
      await new Promise<void>((done) => one.socket.once('data', () => done()))
      held.push(one)
    }
    expect(await (await line(port, asked)).closed).toBe('')
    held[0]?.socket.destroy()
    await held[0]?.closed
    await expect
      .poll(async () => {
        const one = await line(port, asked.replace('host: x', 'host: x\r\nconnection: close'))
        return (await one.closed).includes('200 OK')
      })
      .toBe(true)
  })

  it('S12: so many live streams a person', async () => {
    const server: TestApp = await startApp()
    open.push(server)
    const token = await server.tokenOf('guest')
    const port = await listening(server.app)
    const path = API_BASE + ENDPOINTS['notification.live'].path
    const follow = async (bearer: string) => {
      const one = await line(
        port,
        `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${bearer}\r\n\r\n`,
      )
      return new Promise<string>((done) =>
        one.socket.once('data', (piece) => done(piece.toString().slice(9, 12))),
      )
    }
    const told = []
    for (let number = 0; number < STREAMS_AT_ONCE.person + 2; number++) told.push(await follow(token))
    expect(told.filter((status) => status === '200')).toHaveLength(STREAMS_AT_ONCE.person)
    expect(told.at(-1)).toBe('429')
    expect(await follow(await server.tokenOf('host'))).toBe('200')
    for (const socket of sockets.splice(0)) socket.destroy()
    await expect.poll(() => follow(token)).toBe('200')
  })

  it('S12: the description of the API is compressed once and asked about again for nothing', async () => {
    const server = await startApp()
    open.push(server)
    const url = `${API_BASE}/openapi.json`
    const first = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    const text = brotliDecompressSync(first.rawPayload)
    // Node tells of every compressor it makes: what is counted is the work, no clock judges the machine.
    let compressors = 0
    const watch = createHook({
      init: (_id, type) => {
        if (type === 'ZLIB') compressors += 1
      },
    }).enable()
    onTestFinished(() => void watch.disable())
    brotliCompressSync(text)
    expect(compressors).toBe(1)
    const again = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(compressors).toBe(1)
    expect(JSON.parse(text.toString())).toHaveProperty('openapi')
    const { statusCode, body } = await server.app.inject({
      url,
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect([statusCode, body]).toEqual([304, ''])
  })
})
