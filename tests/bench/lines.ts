import { Agent, request } from 'node:http'
import { CALLERS } from './crowd.ts'

/** Asks over lines that stay open, as a proxy does: a browser's own fetch would cost the machine more than what is measured. */
export function linesTo(port: number): (path: string, body: object) => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  return (path, body) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      const asked = request({ host: '127.0.0.1', port, agent, method: 'POST', path, headers }, (answer) => {
        answer.resume()
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`answered ${answer.statusCode ?? 0}`)),
        )
      })
      asked.once('error', reject)
      asked.end(text)
    })
}
