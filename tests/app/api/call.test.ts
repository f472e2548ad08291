import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '#contract/patience.ts'
import { call } from '#src/api/call.ts'
import { ApiProblem, isProblem } from '#src/api/problem.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { dropSessionHint, onSessionEnd } from '#src/api/session.ts'
import { network, ok, refused } from './network.ts'

const AREAS = [{ id: 20, name: 'Đà Lạt' }]
const REFRESH = '/v1/Account/refreshToken'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'vi'
})
afterEach(() => {
  vi.unstubAllGlobals()
  dropSessionHint()
})

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('It should have failed.')
    },
    (error: unknown) => error,
  )

describe('a call', () => {
  it('asks with the table’s method and path, in the page’s language, as a page of ours', async () => {
    document.documentElement.lang = 'en'
    const asked = network(() => ok(AREAS))
    await expect(call('helper.projectAreas', {})).resolves.toEqual(AREAS)
    expect(asked[0]?.path).toBe('/api_cus/api/v1/Helper/project_areas')
    expect(asked[0]?.method).toBe('GET')
    expect(asked[0]?.headers.get('language')).toBe('1')
    expect(asked[0]?.headers.get('x-ghe-page')).toBe('1')
  })
  it('puts the input of a GET into the address and that of a POST into the body', async () => {
    const asked = network(({ method }) =>
      method === 'GET' ? ok({ name: 'Đà Lạt' }) : ok({ total_rows: 0, data: [] }),
    )
    await call('home.projectAreaName', { locationCode: 20 })
    await call('search.resorts', { project_area_id: 20 })
    expect(asked[0]?.path).toMatch(/project_area_name\?locationCode=20$/)
    expect(asked[1]?.body).toEqual({ project_area_id: 20 })
  })
  it.each(['QuotaExceededError', 'SecurityError'])(
    'answers where the browser keeps nothing: %s',
    async (name) => {
      const refuse = () => {
        throw new DOMException('', name)
      }
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
      if (name === 'SecurityError') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
      network(() => ok(AREAS, { date: new Date(Date.now() + 3_600_000).toUTCString() }))
      await expect(call('helper.projectAreas', {})).resolves.toEqual(AREAS)
      expect(serverTime() - Date.now()).toBeGreaterThan(3_500_000)
      vi.restoreAllMocks()
      network(() => ok(AREAS, { date: new Date().toUTCString() }))
      await call('helper.projectAreas', {})
    },
  )
  it('carries the key of an intent', async () => {
    const asked = network(() => refused(409, 'unavailable_room'))
    await failure(call('booking.cancel', { booking_id: 'x', version: 1 }, { idempotencyKey: 'once' }))
    expect(asked[0]?.headers.get('idempotency-key')).toBe('once')
  })
  it('says when the copy that a device kept was saved', async () => {
    network(() => ok(AREAS, { 'x-saved-at': '2026-11-20T10:00:00Z' }))
    expect(savedAt(await call('helper.projectAreas', {}))).toBe('2026-11-20T10:00:00Z')
    network(() => ok(AREAS))
    expect(savedAt(await call('helper.projectAreas', {}))).toBeNull()
  })
  it('does not take an answer of another shape for one', async () => {
    network(() => ok([{ id: 'twenty' }]))
    expect(await failure(call('helper.projectAreas', {}))).toBeInstanceOf(Error)
  })
})

describe('a call that fails', () => {
  it('keeps the server’s code, sentence and fields', async () => {
    network(() => ({
      status: 400,
      body: {
        status: 400,
        code: 'G_INPUT',
        message: 'Vài thông tin chưa đúng.',
        params: {},
        fields: { from_day: 'C_004' },
      },
    }))
    const problem = await failure(call('search.resorts', {}))
    expect(problem).toMatchObject({
      status: 400,
      code: 'G_INPUT',
      message: 'Vài thông tin chưa đúng.',
      fields: { from_day: 'C_004' },
    })
  })
  it('is offline when nothing could be reached', async () => {
    network(() => 'cut')
    expect(isProblem(await failure(call('helper.projectAreas', {})), 'G_OFFLINE')).toBe(true)
  })
  it.each([200, 401, 404, 502])(
    'W3: is offline when a stranger’s page comes back with %i',
    async (status) => {
      const page = () => new Response('<h1>Wi-Fi</h1>', { status, headers: { 'content-type': 'text/html' } })
      vi.stubGlobal('fetch', () => Promise.resolve(page()))
      const problem = await failure(call('helper.projectAreas', {}))
      expect(problem).toBeInstanceOf(ApiProblem)
      expect(problem).toMatchObject({ code: 'G_OFFLINE' })
    },
  )
  it('W8: says so when the server accepts and never answers; of a write nobody knows whether it arrived', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')))
        }),
    )
    const read = failure(call('helper.projectAreas', {}))
    const write = failure(call('booking.cancel', { booking_id: 'x', version: 1 }))
    await vi.advanceTimersByTimeAsync(PATIENCE.write.begins)
    vi.useRealTimers()
    expect(await read).toMatchObject({ code: 'G_OFFLINE' })
    expect(await write).toMatchObject({ code: 'G_NO_ANSWER' })
  })
})

describe('a session that has run out', () => {
  const PERSON = {
    userId: '01941f29-7c00-7331-8329-af34132b4235',
    email: 'khach@ghe.test',
    phone: null,
    name: 'An',
    avatarId: null,
    AccType: 'KT',
    role: 'KT',
    capabilities: ['booking.own'],
  }
  it('is renewed once for all calls that found it so, and they succeed', async () => {
    let fresh = false
    const asked = network(({ path }) => {
      if (path.endsWith(REFRESH)) {
        fresh = true
        document.cookie = 'signed_in=1.new; path=/'
        return ok({ accessToken: 'new' })
      }
      return fresh ? ok(PERSON) : refused(401, 'G_401')
    })
    await Promise.all([call('account.guest', {}), call('account.guest', {}), call('account.guest', {})])
    expect(asked.filter(({ path }) => path.endsWith(REFRESH))).toHaveLength(1)
  })
  it('ends when it cannot be renewed, and whoever shows something of the person hears of it', async () => {
    const heard = vi.fn<() => void>()
    const stop = onSessionEnd(heard)
    network(() => refused(401, 'G_401'))
    expect(isProblem(await failure(call('account.guest', {})), 401)).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
    stop()
  })
  it('W5: does not end by the word of somebody else on the way, nor of a busy server', async () => {
    const heard = vi.fn<() => void>()
    const stop = onSessionEnd(heard)
    for (const status of [401, 403, 429, 503]) {
      network(({ path }) => (path.endsWith(REFRESH) ? { status, body: 'a page' } : refused(401, 'G_401')))
      await failure(call('account.guest', {}))
    }
    expect(heard).not.toHaveBeenCalled()
    stop()
  })
  it('does not end because the network is gone', async () => {
    const heard = vi.fn<() => void>()
    const stop = onSessionEnd(heard)
    network(({ path }) => (path.endsWith(REFRESH) ? 'cut' : refused(401, 'G_401')))
    await failure(call('account.guest', {}))
    expect(heard).not.toHaveBeenCalled()
    stop()
  })
})
