import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { CODES } from '#contract/codes.ts'
import { ENDPOINTS, ENDPOINT_NAMES } from '#contract/endpoints.ts'
import { IDEMPOTENCY_DAYS } from '#contract/numbers.ts'
import { CAPABILITIES, can, GRANTS, ROLES } from '#contract/grants.ts'

describe('the endpoint table', () => {
  it('gives every call an address of its own', () => {
    const addresses = ENDPOINT_NAMES.map((name) => `${ENDPOINTS[name].method} ${ENDPOINTS[name].path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(ENDPOINT_NAMES)('%s says who, what, how often and what it fails with', (name) => {
    const endpoint = ENDPOINTS[name]
    expect(endpoint.path).toMatch(/^(\/v1\/[A-Z][A-Za-z]+\/[a-z_A-Z]+(\/\{[a-z_]+\})?|\/upload)$/)
    expect(endpoint.says).toMatch(/\.$/)
    expect(endpoint.limit).toBeGreaterThan(0)
    expect(endpoint.fails.every((code) => Object.hasOwn(CODES, code))).toBe(true)
    expect(() => z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })).not.toThrow()
    expect(() => z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' })).not.toThrow()
  })

  it.each(['search.resorts', 'service.search'] as const)(
    'a search that names no size is answered ten at a time: %s',
    (name) => expect(ENDPOINTS[name].input.parse({})).toMatchObject({ page_size: 10 }),
  )

  it('keeps on the device only reads, and public reads apart from what is somebody’s', () => {
    const misplaced = ENDPOINT_NAMES.filter((name) => {
      const { offline, who } = ENDPOINTS[name]
      return (offline.kind === 'lookup' && who !== 'anyone') || (offline.kind === 'keep' && who === 'anyone')
    })
    expect(misplaced).toEqual([])
  })

  it('keeps nothing waiting longer than the server remembers its key, and only writes that have one', () => {
    for (const name of ENDPOINT_NAMES) {
      const { offline, method, ...rest } = ENDPOINTS[name]
      if (offline.kind !== 'queue') continue
      expect(offline.lifetimeSeconds).toBeLessThanOrEqual(IDEMPOTENCY_DAYS * 86_400)
      expect([name, method === 'GET', 'idempotent' in rest]).toEqual([name, false, true])
    }
  })

  it('never retries a write blindly: every booking write takes an idempotency key', () => {
    // Done twice, they leave what once leaves: one link, none; and what a key keeps would be the link itself.
    const harmlessTwice = new Set(['booking.share', 'booking.endShare'])
    const writes = ENDPOINT_NAMES.filter(
      (name) =>
        /^(booking|host|desk|review)\./.test(name) &&
        ENDPOINTS[name].method === 'POST' &&
        !/quote/i.test(name) &&
        !harmlessTwice.has(name),
    )
    expect(writes.filter((name) => !('idempotent' in ENDPOINTS[name]))).toEqual([])
  })

  it('has the specified calls to the letter', () => {
    const specified = [
      'GET /v1/Helper/project_areas',
      'GET /v1/Helper/services',
      'GET /v1/Helper/benefits',
      'POST /v1/Search/resorts',
      'GET /v1/Home/project_area_name',
      'POST /v1/Account/app_login',
      'GET /v1/Account/app_guest',
      'POST /v1/Account/refreshToken',
      'POST /v1/Notification/notifications_pushed',
      'POST /v1/Notification/notifications_total_unread',
      'POST /upload',
      'POST /v1/Notification/notification_read',
      'POST /v1/Notification/notification_read_all',
      'POST /v1/Device/device',
      'DELETE /v1/Device/device/{token}',
    ]
    const addresses = new Set(
      ENDPOINT_NAMES.map((name) => `${ENDPOINTS[name].method} ${ENDPOINTS[name].path}`),
    )
    expect(specified.filter((address) => !addresses.has(address))).toEqual([])
  })
})

describe('the message catalogue', () => {
  const all = Object.entries(CODES)

  it.each(all)('%s is said in both languages with the same parameters', (_code, message) => {
    const parameters = (text: string) =>
      [...text.matchAll(/\{(\d)\}/g)].map((match) => match[1] ?? '').toSorted((a, b) => a.localeCompare(b))
    expect(message.vi).not.toBe(message.en)
    expect(parameters(message.vi)).toEqual(parameters(message.en))
    expect(message.vi).toMatch(/[.?]$/)
    expect(message.en).toMatch(/[.?]$/)
  })

  it('has every code of the specification', () => {
    const specified =
      'C_001 C_002 C_003 C_004 C_007 C_013 C_015 C_017 C_018 C_019 C_020 C_021 C_022 C_024 C_025 C_028 C_026 C_027 C_041 C_029 C_031 C_032 C_038 C_039 C_043 C_052 C_053 C_055 C_056 C_059 C_080 A_006 A_009 A_013 B_019 B_021 B_022 B_018 error_login errorOccurred image_format image_size'.split(
        ' ',
      )
    expect(specified.filter((code) => !Object.hasOwn(CODES, code))).toEqual([])
  })
})

describe('grants', () => {
  it('every capability is somebody’s, and only a guest, an investor or nobody may remove the account', () => {
    for (const capability of CAPABILITIES) expect(ROLES.some((role) => can(role, capability))).toBe(true)
    expect(can('CSH', 'account.remove')).toBe(false)
    expect(Object.keys(GRANTS)).toEqual([...ROLES])
  })
})
