import { Pool } from 'undici'
import { CALLERS } from './crowd.ts'

/**
 * Asks over lines that stay open, as a proxy does, with a body or for a page: who asks is to cost the machine less than what is
 * measured.
 */
export function linesTo(port: number): (path: string, body?: object) => Promise<void> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CALLERS })
  const forPage = { method: 'GET', headers: { accept: 'text/html', 'accept-encoding': 'br' } } as const
  const withBody = (body: object) =>
    ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }) as const
  return async (path, body) => {
    const { statusCode, body: answer } = await pool.request({
      path,
      ...(body === undefined ? forPage : withBody(body)),
    })
    await answer.dump()
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`)
  }
}
