import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS, ENDPOINT_NAMES, type Endpoint } from '#contract/endpoints.ts'
import { can, type Role } from '#contract/grants.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

const PEOPLE = ['guest', 'host', 'investor', 'staff', 'admin'] as const
const ROWS: [string, Endpoint][] = Object.entries(ENDPOINTS)
const asking = ENDPOINT_NAMES.filter((name) => 'confirm' in ENDPOINTS[name])
const mayCall = ({ who }: Endpoint, role: Role): boolean =>
  who === 'signedIn' || (who !== 'anyone' && who !== 'gateway' && can(role, who))

describe('S6: what moves money or rights asks again who is there', () => {
  it('S6: is every way in which money goes out, an account for it is named, or rights change', () => {
    expect(asking).toEqual(
      expect.arrayContaining([
        'booking.setRefundAccount',
        'host.setBank',
        'desk.refund',
        'desk.payout',
        'desk.forceCancel',
        'desk.waiveFee',
        'desk.resolveComplaint',
        'desk.settleTransfer',
        'desk.cancelService',
        'desk.setRole',
        'desk.suspend',
        'desk.withdrawKey',
      ]),
    )
  })

  it('S6: says so in the table, by its code', () => {
    expect(ROWS.filter(([, row]) => row.confirm && !row.fails.includes('G_CONFIRM'))).toEqual([])
    expect(ROWS.filter(([, row]) => row.confirm && (row.who === 'anyone' || row.who === 'gateway'))).toEqual(
      [],
    )
  })

  it.each(asking)('S6: %s is refused until then, and for ten minutes afterwards it is not', async (name) => {
    const row: Endpoint = ENDPOINTS[name]
    for (const account of PEOPLE.filter((one) => mayCall(row, DEMO_ACCOUNTS[one].role))) {
      const token = await server.tokenOf(account)
      let keys = 0
      const code = async () => {
        const key = `S6-${name}-${account}-${++keys}-${token.slice(0, 8)}`
        return (await server.call(name, {}, { token, key })).body.code
      }
      if (row.confirm === 'recent') server.clock.advance({ minutes: 10, seconds: 1 })
      expect([account, await code()]).toEqual([account, 'G_CONFIRM'])
      if (name === 'account.remove') return
      await server.call('security.confirm', { password: DEMO_PASSWORD }, { token })
      expect([account, await code()]).not.toEqual([account, 'G_CONFIRM'])
      // The access token of who waited to be no longer recent would be over by then.
      if (row.confirm === 'recent') continue
      server.clock.advance({ minutes: 10, seconds: 1 })
      expect([account, await code()]).toEqual([account, 'G_CONFIRM'])
    }
  })

  it('S6: takes no key before, so that the same intent goes on with it', async () => {
    const token = await server.tokenOf('host')
    const ask = () =>
      server.call(
        'host.setBank',
        { bin: '970436', number: '0011001234567', holder: 'Lan' },
        { token, key: 'one-intent-of-a-host' },
      )
    expect((await ask()).body.code).toBe('G_CONFIRM')
    await server.call('security.confirm', { password: DEMO_PASSWORD }, { token })
    expect((await ask()).status).toBe(200)
  })
})
