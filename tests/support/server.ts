import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { IDEMPOTENCY_HEADER, LANGUAGE_HEADER } from '#contract/worker.ts'
import { buildApp, type App } from '#server/app.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { addDemoAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import type { CalendarReader } from '#server/ports/calendar/calendar.ts'
import { settableClock, type SettableClock } from '#server/ports/clock.ts'
import type { Meter } from '#server/seeing/meter.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { openTestDatabase } from './database.ts'

export type Reply = {
  status: number
  headers: Record<string, unknown>
  /** The whole body, parsed; null when it is no JSON. */
  body: {
    status?: number
    data?: unknown
    code?: string
    fields?: Record<string, { code: string }>
  } & Record<string, unknown>
  text: string
}
type CallOptions = {
  /** An access token, sent as Bearer. */
  token?: string
  key?: string
  language?: 0 | 1
  headers?: Record<string, string>
  address?: string
}

export type TestApp = App & {
  clock: SettableClock
  /** One call by its name in the table, as a client without cookies makes it. */
  call: (name: EndpointName, input?: object, options?: CallOptions) => Promise<Reply>
  /** An access token of a demo account. */
  tokenOf: (account: keyof typeof DEMO_ACCOUNTS) => Promise<string>
  /** As `tokenOf`, of somebody who has just shown again that it is them. */
  confirmedTokenOf: (account: keyof typeof DEMO_ACCOUNTS) => Promise<string>
  close: () => Promise<void>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** The day on which tests begin, in Việt Nam a Saturday noon. */
export const TEST_NOW = '2026-11-21T05:00:00Z'

/**
 * The product’s own app on a database of its own, with the demo accounts, a clock that stands still until it is moved, and
 * every answer held against its shape.
 */
export async function startApp(
  options: {
    clock?: SettableClock
    settings?: Partial<Settings>
    /** Another reader of other sites' calendars. */
    calendars?: CalendarReader
    /** Where it is told what is seen. */
    meter?: Meter
    /** Another database than an empty one. */
    open?: () => Promise<OpenDatabase>
    /** Whether that one lacks the demo accounts. */
    withAccounts?: boolean
  } = {},
): Promise<TestApp> {
  const clock = options.clock ?? settableClock(TEST_NOW)
  const { db, close } = await (options.open ?? openTestDatabase)()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'ghe-test-'))
  const settings: Settings = {
    ...readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' }),
    dataDirectory,
    ...options.settings,
  }
  const built = await buildApp({
    db,
    clock,
    settings,
    checkAnswers: true,
    ...(options.calendars ? { calendars: options.calendars } : {}),
    ...(options.meter ? { meter: options.meter } : {}),
  })
  if (options.withAccounts !== false) await addDemoAccounts(built.services)
  await built.app.ready()

  const call: TestApp['call'] = async (name, input = {}, more = {}) => {
    const { method, path } = ENDPOINTS[name]
    const query = new URLSearchParams(
      Object.entries(input).map(([field, value]): [string, string] => [field, String(value)]),
    ).toString()
    const response = await built.app.inject({
      method,
      url: API_BASE + path + (method === 'GET' && query !== '' ? `?${query}` : ''),
      headers: {
        ...(more.token === undefined ? {} : { authorization: `Bearer ${more.token}` }),
        ...(more.key === undefined ? {} : { [IDEMPOTENCY_HEADER]: more.key }),
        ...(more.language === undefined ? {} : { [LANGUAGE_HEADER]: String(more.language) }),
        ...more.headers,
      },
      ...(more.address === undefined ? {} : { remoteAddress: more.address }),
      ...(method === 'GET' ? {} : { payload: input }),
    })
    return {
      status: response.statusCode,
      headers: response.headers,
      body: parsed(response.body),
      text: response.body,
    }
  }

  const tokenOf: TestApp['tokenOf'] = async (account) => {
    const { email } = DEMO_ACCOUNTS[account]
    const { body } = await call('account.login', { identifier: email, password: DEMO_PASSWORD })
    const token = isObject(body.data) ? body.data['token'] : undefined
    if (typeof token !== 'string') throw new Error(`${email} could not sign in`)
    return token
  }

  return {
    ...built,
    clock,
    call,
    tokenOf,
    confirmedTokenOf: async (account) => {
      const token = await tokenOf(account)
      await call('security.confirm', { password: DEMO_PASSWORD }, { token })
      return token
    },
    close: async () => {
      await built.app.close()
      await close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
