import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataDirectory } from '#server/db/lock.ts'
import { warned } from '#server/rendering/warning.ts'
import { readSettings } from '#server/settings.ts'

const SECRET = 'a secret of more than thirty-two letters'
const ADDRESSES = { PUBLIC_ADDRESS: 'https://ghe.vn', DATABASE_URL: 'postgres://ghe@localhost/ghe' }
const PRODUCTION = {
  GHE_MODE: 'production',
  ...ADDRESSES,
  GHE_SECRET: SECRET,
  VNPAY_TERMINAL: 'GHE00001',
  VNPAY_SECRET: 'secret',
  SMTP_URL: 'smtps://a:b@mail.ghe.vn',
  MAIL_FROM: 'Ghé <hello@ghe.vn>',
  ESMS_API_KEY: 'x',
  ESMS_SECRET_KEY: 'x',
  ESMS_BRANDNAME: 'GHE',
}

describe('settings', () => {
  it('are all there for a fresh machine', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      publicAddress: 'http://localhost:3000',
      databaseUrl: null,
      sandboxes: ['vnpay', 'momo', 'mail', 'sms', 'push', 'social', 'partner'],
      mail: null,
      sms: null,
      demo: true,
      rateLimitFactor: 1,
      secure: false,
    })
  })

  it('say who runs the product: what is empty is nothing', () => {
    expect(readSettings({}).company).toEqual({
      hotline: null,
      email: null,
      company: [],
      projects: [],
      apps: [],
      ways: ['VNPAY', 'MOMO', 'BANK_TRANSFER'],
    })
    expect(
      readSettings({
        HOTLINE: '1900 1234',
        COMPANY: 'Công ty Ví Dụ | 12 Đường Ví Dụ, Hà Nội',
        COMPANY_PROJECTS: 'Ghé Đà Lạt: 1 Đường Thông, Đà Lạt',
        COMPANY_APPS: 'App Store: https://apps.example/ghe|',
      }).company,
    ).toEqual({
      hotline: '1900 1234',
      email: null,
      company: ['Công ty Ví Dụ', '12 Đường Ví Dụ, Hà Nội'],
      projects: [{ name: 'Ghé Đà Lạt', address: '1 Đường Thông, Đà Lạt' }],
      apps: [{ name: 'App Store', address: 'https://apps.example/ghe' }],
      ways: ['VNPAY', 'MOMO', 'BANK_TRANSFER'],
    })
  })

  it('offer MoMo only where there is an account', () => {
    expect(readSettings({ SANDBOX: 'vnpay,mail,sms' }).company.ways).toEqual(['VNPAY', 'BANK_TRANSFER'])
    expect(() => readSettings({ SANDBOX: 'vnpay,mail,sms', MOMO_PARTNER: 'GHE' })).toThrow('MOMO_ACCESS_KEY')
  })

  it.each([
    [
      { COMPANY_APPS: 'App Store: http://apps.example' },
      'COMPANY_APPS: "http://apps.example" is not an https address.',
    ],
    [{ COMPANY_PROJECTS: 'Đà Lạt' }, 'COMPANY_PROJECTS: "Đà Lạt" is not "name: address".'],
    [{ COMPANY_EMAIL: 'chao' }, 'COMPANY_EMAIL must be an email address.'],
    [{ PORT: 'many' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ GHE_MODE: 'fast' }, 'GHE_MODE must be one of demo, development, production.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that starts with postgres://, its hosts between commas.',
    ],
    [
      { DATABASE_URL: 'postgres://a:b@one:5432,:5433/ghe' },
      'DATABASE_URL must be an address that starts with postgres://, its hosts between commas.',
    ],
    [{ PUBLIC_ADDRESS: 'ghe.vn' }, 'PUBLIC_ADDRESS must be an address that starts with http:// or https://.'],
    [
      { SANDBOX: 'vnpay,moon' },
      'SANDBOX: "moon" is none of vnpay, momo, mail, sms, push, social, partner, clock.',
    ],
    [{ SANDBOX_CLOCK_AHEAD: '90' }, 'SANDBOX_CLOCK_AHEAD needs the clock’s stand-in: name clock in SANDBOX.'],
    [
      { GHE_MODE: 'production', PUBLIC_ADDRESS: 'https://ghe.vn', SANDBOX: 'vnpay,clock' },
      'SANDBOX: clock moves the time, which production never does.',
    ],
    [{ GHE_MODE: 'production' }, 'PUBLIC_ADDRESS is missing: the address at which people reach this server.'],
    [
      { NODE_ENV: 'production', ...ADDRESSES },
      'VNPAY_TERMINAL is missing: set it, or ask for the stand-in by name with SANDBOX=vnpay (no real money moves then).',
    ],
    [
      { GHE_MODE: 'production', ...ADDRESSES, VNPAY_TERMINAL: 'GHE00001' },
      'VNPAY_SECRET is missing: set it, or ask for the stand-in by name with SANDBOX=vnpay (no real money moves then).',
    ],
    [
      { GHE_MODE: 'production', ...ADDRESSES, SANDBOX: 'vnpay' },
      'SMTP_URL is missing: set it, or ask for the stand-in by name with SANDBOX=mail (no letter is really sent then).',
    ],
    [
      {
        GHE_MODE: 'production',
        ...ADDRESSES,
        SANDBOX: 'vnpay,mail',
        INSECURE: 'mailbox',
      },
      'ESMS_API_KEY is missing: set it, or ask for the stand-in by name with SANDBOX=sms (no text message is really sent then).',
    ],
    [
      { SANDBOX: 'vnpay,mail,sms', GOOGLE_CLIENT_ID: 'x' },
      'GOOGLE_CLIENT_SECRET is missing: it goes with GOOGLE_CLIENT_ID.',
    ],
    [{ VR_HOSTS: 'kuula.co,https://x.vn' }, 'VR_HOSTS: "https://x.vn" is not the name of a host.'],
    [{ SMTP_URL: 'mail.ghe.vn' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ MAIL_FROM: 'hello' }, 'MAIL_FROM must look like Ghé <hello@example.com>.'],
  ])('%o stop the start with one line', (environment, line) => {
    expect(() => readSettings(environment)).toThrow(line)
  })

  it('let a stand-in into production only by name', () => {
    const settings = readSettings({
      GHE_MODE: 'production',
      ...ADDRESSES,
      PUBLIC_ADDRESS: 'https://ghe.vn/',
      SANDBOX: 'vnpay,mail,sms',
      INSECURE: 'mailbox',
      GHE_SECRET: SECRET,
    })
    expect(settings).toMatchObject({
      sandboxes: ['vnpay', 'mail', 'sms'],
      secure: true,
      demo: false,
      publicAddress: 'https://ghe.vn',
    })
    expect(settings.vnpay.payPage).toBe('https://ghe.vn/sandbox/vnpay/paymentv2/vpcpay.html')
  })

  it.each([
    [{ PUBLIC_ADDRESS: 'http://ghe.vn' }, 'http', 'PUBLIC_ADDRESS must start with https:// in production'],
    [{ DATABASE_URL: undefined }, 'database', 'DATABASE_URL is missing: the embedded database may lose'],
    [{ RATE_LIMIT_FACTOR: '1000000' }, 'limits', 'RATE_LIMIT_FACTOR must be at most 10 in production'],
    [
      { VNPAY_PAY_PAGE: 'http://pay.vn/page' },
      'gateway',
      'VNPAY_PAY_PAGE must start with https:// in production',
    ],
    [{ VNPAY_API: 'http://pay.vn/api' }, 'gateway', 'VNPAY_API must start with https:// in production'],
    [{ SANDBOX: 'mail' }, 'mailbox', 'SANDBOX: mail and sms show every code'],
    [{ SANDBOX: 'sms' }, 'mailbox', 'SANDBOX: mail and sms show every code'],
  ])('S11: %o is refused in production unless INSECURE names it', (unsafe, name, line) => {
    const real = { ...PRODUCTION, ...unsafe }
    expect(() => readSettings(real)).toThrow(line)
    expect(() => readSettings({ ...real, INSECURE: 'nothing' })).toThrow('INSECURE: "nothing" is none of')
    expect(readSettings({ ...real, INSECURE: name }).insecure).toEqual([name])
    expect(readSettings({ ...real, GHE_MODE: 'demo' }).insecure).toEqual([])
  })

  it('S11: an installation that does without something says so on every page', () => {
    const template = '<html><body><div id="root"></div></body></html>'
    expect(warned(template, [])).toBe(template)
    const page = warned(template, ['http', 'mailbox'])
    expect(page).toContain('anybody can read verification codes')
    expect(page).toContain('đường truyền không mã hoá')
    expect(page.indexOf('role="alert"')).toBeLessThan(page.indexOf('id="root"'))
  })

  it('S14: production does not start without a secret of its own', () => {
    expect(() => readSettings({ ...PRODUCTION, GHE_SECRET: '' })).toThrow('GHE_SECRET is missing')
    expect(() => readSettings({ ...PRODUCTION, GHE_SECRET: 'short' })).toThrow(
      'GHE_SECRET must be at least 32',
    )
    expect(readSettings({ ...PRODUCTION, GHE_SECRET: `${SECRET},${SECRET}old` }).secrets).toEqual([
      SECRET,
      `${SECRET}old`,
    ])
  })

  it('are all in .env.example, and nothing else is', () => {
    const source = readFileSync('server/settings.ts', 'utf8')
    const asked = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm)].map(([, name]) => name)
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(
      ([, name]) => name,
    )
    expect(new Set(documented)).toEqual(new Set(asked.filter((name) => name !== 'NODE_ENV')))
  })
})

describe('a data directory', () => {
  let directory = ''
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'ghe-lock-'))
  })
  afterEach(() => rmSync(directory, { recursive: true, force: true }))

  it('belongs to one process until that gives it back', async () => {
    const release = await lockDataDirectory(directory, 0)
    await expect(lockDataDirectory(directory, 0)).rejects.toThrow(
      `Another process is using ${directory}. Stop it, or give this one a folder of its own with DATA_DIR.`,
    )
    await release()
    await (
      await lockDataDirectory(directory, 0)
    )()
  })

  it('is taken again after the machine slept, when nobody else came meanwhile', async () => {
    const release = await lockDataDirectory(directory, 0)
    rmSync(join(directory, 'lock'), { recursive: true })
    await expect.poll(() => existsSync(join(directory, 'lock')), { timeout: 10_000 }).toBe(true)
    await expect(lockDataDirectory(directory, 0)).rejects.toThrow('Another process is using')
    await release()
    expect(existsSync(join(directory, 'lock'))).toBe(false)
  })
})
