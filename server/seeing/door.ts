import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Meter } from './meter.ts'

/**
 * Answers `/metrics` at a port of its own, which no proxy leads to: what it tells is for who runs the product. Returns how it is
 * closed. Rejects where the port cannot be listened at.
 */
export async function openMetrics(
  meter: Meter,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  const door = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    meter.answer().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  // Never what keeps the process alive.
  door.unref()
  door.listen(port, host)
  await once(door, 'listening')
  return async () => {
    door.close()
    door.closeAllConnections()
    await once(door, 'close')
  }
}
