import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { SIGNED } from '#contract/endpoints/endpoint.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

const SECRET = 'a secret of the bank'
let server: TestApp
beforeAll(async () => {
  server = await startApp({ settings: { bankSecret: SECRET } })
})
afterAll(() => server.close())

const TOLD =
  '{"transaction_id":"FT26325000001","account_number":"0123456789","amount":1000,"memo":"GHEZZZZZZ"}'
const nowInSeconds = () => Math.floor(server.clock.now().epochMilliseconds / 1000)
/** As the bank's service signs: over time and body, under the secret. */
const signatureOf = (body: string, time: number, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`

async function tell(body: string, headers: Record<string, string>) {
  const answer = await server.app.inject({
    method: 'POST',
    url: API_BASE + ENDPOINTS['payment.bankTransfer'].path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })
  return answer.statusCode
}
const signed = (body: string, time = nowInSeconds(), secret = SECRET) => ({
  [SIGNED.time]: String(time),
  [SIGNED.signature]: signatureOf(body, time, secret),
})

describe('the door of the bank', () => {
  it('S8: opens for what was signed over time and body', async () => {
    expect(await tell(TOLD, signed(TOLD))).toBe(200)
  })

  it.each([
    [
      'a field moved into another',
      (body: string) => body.replace('"amount":1000,"memo":"', '"amount":99000000,"memo":"1000 '),
    ],
    ['a field more', (body: string) => body.replace('}', ',"amount":99000000}')],
    ['a space more', (body: string) => `${body} `],
  ])('S8: stays shut for %s under the same signature', async (_what, altered) => {
    expect(await tell(altered(TOLD), signed(TOLD))).toBe(403)
  })

  it('S8: stays shut for the same words said again after five minutes, or for a later time', async () => {
    const heard = signed(TOLD)
    server.clock.advance({ minutes: 5 })
    expect(await tell(TOLD, heard)).toBe(200)
    server.clock.advance({ seconds: 1 })
    expect(await tell(TOLD, heard)).toBe(403)
    expect(await tell(TOLD, { ...heard, [SIGNED.time]: String(nowInSeconds()) })).toBe(403)
    expect(await tell(TOLD, signed(TOLD, nowInSeconds() + 301))).toBe(403)
  })

  it('S8: stays shut for another secret, the form of before, and no signature at all', async () => {
    expect(await tell(TOLD, signed(TOLD, nowInSeconds(), 'another secret of one'))).toBe(403)
    const fields = ['FT26325000001', '0123456789', '1000', 'GHEZZZZZZ'].join('\n')
    const signature = createHmac('sha256', SECRET).update(fields).digest('hex')
    expect(await tell(TOLD.replace('}', `,"signature":"${signature}"}`), {})).toBe(403)
    expect(await tell(TOLD, { [SIGNED.time]: '', [SIGNED.signature]: 'sha256=' })).toBe(403)
    expect(await tell('{}', {})).toBe(403)
  })

  it('S8: counts each of the bank’s references once', async () => {
    const body = TOLD.replace('FT26325000001', 'FT26325000002')
    expect(await tell(body, signed(body))).toBe(200)
    const again = await server.app.inject({
      method: 'POST',
      url: API_BASE + ENDPOINTS['payment.bankTransfer'].path,
      headers: { 'content-type': 'application/json', ...signed(body) },
      payload: body,
    })
    expect(again.json()).toMatchObject({ data: { result: 'KNOWN' } })
  })

  it('S8: is not there where no bank was set up', async () => {
    const without = await startApp({ settings: { bankSecret: null } })
    const { status } = await without.call('payment.bankTransfer', {})
    expect(status).toBe(404)
    await without.close()
  })
})
