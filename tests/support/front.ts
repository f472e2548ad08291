import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as ask } from 'node:http'
import { createSecureServer } from 'node:http2'
import { pipeline } from 'node:stream'
import { generate } from 'selfsigned'
import { startProduct } from './product.ts'

const BAD_GATEWAY = 502

/** What belongs to one connection and is not passed on (RFC 9113, 8.2.2). */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
])
const passedOn = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.has(name)),
  )

type Front = {
  /** Where it answers. */
  address: string
  /** What a browser trusts it by: its key's SHA-256, for `--ignore-certificate-errors-spki-list`. */
  key: string
  /** What was asked for so far: when (ms of this process), and the path. */
  asked: readonly { at: number; path: string }[]
  stop: () => void
}

/**
 * What stands in front of the server for real people: TLS and HTTP/2, so that the many small files of a page come side by
 * side. Answers at `port` (0 for a free one) for the server at `behind`, with a key made for this run.
 */
export async function startFront(port: number, behind: number): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  })
  const agent = new Agent({ keepAlive: true })
  const asked: { at: number; path: string }[] = []
  const server = createSecureServer({ key, cert }, (request, response) => {
    asked.push({ at: performance.now(), path: request.url })
    const inner = ask(
      {
        agent,
        port: behind,
        path: request.url,
        method: request.method,
        headers: { ...passedOn(request.headers), host: request.authority, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? BAD_GATEWAY, passedOn(answer.headers))
        pipeline(answer, response, () => undefined)
      },
    )
    inner.on('error', () => response.writeHead(BAD_GATEWAY).end())
    pipeline(request, inner, () => undefined)
  })
  server.listen(port)
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('no port')
  const { publicKey } = new X509Certificate(cert)
  return {
    address: `https://localhost:${place.port}`,
    asked,
    key: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    stop: () => {
      agent.destroy()
      server.close()
    },
  }
}

/** The product behind a front: `address` is what a browser opens, `server` what a script asks. */
export async function startWithFront(
  port: number,
  behind: number,
): Promise<Pick<Front, 'address' | 'key'> & { server: string; stop: () => Promise<void> }> {
  const { stop: stopFront, address, key } = await startFront(port, behind)
  const product = await startProduct(behind, { PUBLIC_ADDRESS: address, TRUST_PROXY: '1' })
  return {
    address,
    key,
    server: product.address,
    stop: async () => {
      stopFront()
      await product.stop()
    },
  }
}
