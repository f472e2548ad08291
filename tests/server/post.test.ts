import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { esms } from '#server/ports/sms/esms.ts'
import { mailServer as startMailServer } from '#tests/support/mailServer.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const portOf = (server: { address: () => string | AddressInfo | null }): number => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

async function mailServer() {
  const server = await startMailServer()
  closing.push(server.close)
  return server
}

async function app(settings: Parameters<typeof startApp>[0]): Promise<TestApp> {
  const server = await startApp(settings)
  closing.push(() => server.close())
  return server
}

/** A letter's parts as they were meant, whatever the encoding on the way. */
const decoded = (letter: string): string =>
  letter
    .replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/g, (_all, text: string) => text.replaceAll('_', ' '))
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))

describe('letters', () => {
  it('reach a mail server as text and as HTML, from the address of the settings', async () => {
    const { letters, url } = await mailServer()
    const server = await app({
      settings: { mail: { url, from: 'Ghé <xin-chao@ghe.test>' }, sandboxes: ['sms'] },
    })
    const asked = { flow: crypto.randomUUID(), identifier: 'an@ghe.test' }
    const { status, body } = await server.call('account.forgotPassword', asked)
    expect(status).toBe(200)
    expect(body.data).toEqual({ resend_after: 60, expires_in: 300 })
    const letter = decoded(letters[0] ?? '')
    expect(letter).toMatch(/^From: .*<xin-chao@ghe\.test>$/m)
    expect(letter).toMatch(/^To: .*an@ghe\.test/m)
    expect(letter).toMatch(/^Subject: \d{6} là mã xác minh Ghé của bạn/m)
    expect(letter).toMatch(/^Content-Type: multipart\/alternative/m)
    const code = /\d{6}/.exec(/^Subject: (.*)$/m.exec(letter)?.[1] ?? '')?.[0] ?? 'none'
    expect(letter.split(code).length).toBeGreaterThanOrEqual(4)
    const proof = { ...asked, purpose: 'forgot_password', code }
    expect((await server.call('account.proveCode', proof)).body.code).toBe('C_021')
  })

  it('that nobody takes are told, and do not use up what an address may have', async () => {
    const { state, letters, url } = await mailServer()
    const server = await app({
      settings: { mail: { url, from: 'Ghé <xin-chao@ghe.test>' }, sandboxes: ['sms'], rateLimitFactor: 1 },
    })
    state.refuses = 'no room'
    for (let attempt = 0; attempt < 6; attempt++) {
      const asked = { flow: crypto.randomUUID(), identifier: 'an@ghe.test' }
      expect((await server.call('account.forgotPassword', asked)).body).toMatchObject({
        status: 503,
        code: 'G_CODE_NOT_SENT',
      })
    }
    state.refuses = ''
    const asked = { flow: crypto.randomUUID(), identifier: 'an@ghe.test' }
    expect((await server.call('account.forgotPassword', asked)).status).toBe(200)
    expect(letters).toHaveLength(1)
  })

  it('show at the stand-in’s page only where it runs', async () => {
    const { url } = await mailServer()
    const real = await app({
      settings: {
        mail: { url, from: 'Ghé <xin-chao@ghe.test>' },
        sms: { apiKey: 'k', secretKey: 's', brandname: 'GHE', address: 'http://127.0.0.1:1/' },
        sandboxes: [],
      },
    })
    expect((await real.app.inject({ url: '/sandbox/mailbox' })).statusCode).toBe(404)
    expect((await real.app.inject({ url: '/sandbox/social/google/authorize' })).statusCode).toBe(404)
    const standIn = await app({})
    await standIn.call('account.forgotPassword', { flow: crypto.randomUUID(), identifier: '"><b>@x.vn' })
    await standIn.call('account.forgotPassword', { flow: crypto.randomUUID(), identifier: 'an@ghe.test' })
    const page = await standIn.app.inject({ url: '/sandbox/mailbox' })
    expect(page.body).toContain('an@ghe.test')
    expect(page.headers['content-security-policy']).not.toContain('unsafe')
    const [letter] = standIn.mailbox?.sent() ?? []
    const shown = await standIn.app.inject({ url: `/sandbox/mailbox/${letter?.id}` })
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox;/)
  })
})

describe('text messages', () => {
  async function provider(answer: object) {
    const asked: unknown[] = []
    const server: Server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        asked.push(JSON.parse(Buffer.concat(parts).toString('utf8')))
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(answer))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    closing.push(() => new Promise((resolve) => server.close(() => resolve())))
    const port = esms({
      apiKey: 'key',
      secretKey: 'secret',
      brandname: 'GHE',
      address: `http://127.0.0.1:${portOf(server)}/`,
    })
    return { asked, port }
  }

  it('are asked for as eSMS wants it', async () => {
    const { asked, port } = await provider({ CodeResult: '100', CountRegenerate: 0, SMSID: 'd533' })
    await port.send({ to: '+84912345678', text: 'Ghe: 123456', id: 'one' })
    expect(asked).toEqual([
      {
        ApiKey: 'key',
        SecretKey: 'secret',
        Phone: '84912345678',
        Content: 'Ghe: 123456',
        Brandname: 'GHE',
        SmsType: '2',
        IsUnicode: '0',
        RequestId: 'one',
      },
    ])
  })

  it.each([{ CodeResult: '104', ErrorMessage: 'Brandname is not registered' }, { CodeResult: 101 }, {}])(
    'that are not taken are a failure: %o',
    async (answer) => {
      const { port } = await provider(answer)
      await expect(port.send({ to: '+84912345678', text: 'x', id: 'one' })).rejects.toThrow('not taken')
    },
  )
})
