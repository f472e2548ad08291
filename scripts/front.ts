import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as ask } from 'node:http'
import { createSecureServer } from 'node:http2'
import { pipeline } from 'node:stream'
import { generate } from 'selfsigned'
import { startProduct } from '../tests/support/product.ts'

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
  stop: () => void
}

/**
 * What stands in front of the server for real people: TLS and HTTP/2, so that the many small files of a page come side by
 * side. Answers at `port` for the server at `behind`, with a key made for this run.
 */
async function startFront(port: number, behind: number): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  })
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ key, cert }, (request, response) => {
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
  const { publicKey } = new X509Certificate(cert)
  return {
    address: `https://localhost:${port}`,
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
): Promise<Omit<Front, 'stop'> & { server: string; stop: () => Promise<void> }> {
  const { stop: stopFront, ...front } = await startFront(port, behind)
  const product = await startProduct(behind, { PUBLIC_ADDRESS: front.address, TRUST_PROXY: '1' })
  return {
    ...front,
    server: product.address,
    stop: async () => {
      stopFront()
      await product.stop()
    },
  }
}
