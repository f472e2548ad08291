import { beforeEach, describe, expect, it } from 'vitest'
import type { EndpointName } from '#contract/endpoints.ts'
import { PATIENCE } from '#contract/patience.ts'
import { ENDPOINT_HEADER, SAVED_AT_HEADER } from '#contract/worker.ts'
import { requestFor } from '#sw/match.ts'
import { LAN, signedIn } from './people.ts'
import { fromStranger, ORIGIN, success, testWorld, type TestWorld } from './support.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const json = { 'content-type': 'application/json' }
/** What stands in the server's place, or between us and it, says to everything. */
const HOSTILE: Record<string, () => Response> = {
  'a page that says 200': () => new Response('<!doctype html><title>Bảo trì</title>', { headers: html }),
  'a page that says 401': () => new Response('<h1>Đăng nhập Wi-Fi</h1>', { status: 401, headers: html }),
  'a page that says 404': () => new Response('<h1>Không thấy</h1>', { status: 404, headers: html }),
  'a page that says 502': () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: html }),
  'our envelope as a page': () => new Response('{"status":200,"data":{}}', { headers: html }),
  'half an answer': () => new Response('{"status":200,"data":{"boo', { headers: json }),
  'an answer that breaks off': () =>
    new Response(
      new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) }),
      { headers: json },
    ),
  nothing: () => new Response('', { headers: json }),
  'another envelope': () => Response.json({ ok: true, result: [] }),
  'another service’s refusal': () => Response.json({ error: 'unauthorised' }, { status: 401 }),
  'another status inside': () => Response.json({ status: 503, data: {} }),
  'another call’s answer': () =>
    Response.json(
      { status: 200, data: { done: true } },
      { headers: { [ENDPOINT_HEADER]: 'account.export' } },
    ),
  'another shape without our mark': () => Response.json({ status: 200, data: { hello: 'world' } }),
}
const NAMES = Object.keys(HOSTILE)

let test: TestWorld
beforeEach(async () => {
  test = testWorld()
  await signedIn(test, LAN)
})
const ask = (name: EndpointName, input: object = {}) => test.send(requestFor(ORIGIN, name, input, '0'))
const poison = (name: EndpointName, how: string) =>
  test.serve(name, () => fromStranger(HOSTILE[how]?.() ?? Response.error()))
const codeOf = async (answer: Response): Promise<unknown> => {
  const body: unknown = await answer.json()
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}

describe.each(NAMES)('W3: %s', (how) => {
  it('is no network to what is mine: the saved copy is shown and stays', async () => {
    test.serve('booking.list', () => success({ bookings: [], mark: 'ours' }))
    await ask('booking.list')
    await test.settle()
    poison('booking.list', how)
    for (const _time of [1, 2]) {
      const shown = await ask('booking.list')
      expect(shown.headers.has(SAVED_AT_HEADER)).toBe(true)
      expect(await shown.json()).toMatchObject({ data: { mark: 'ours' } })
      await test.settle()
    }
    poison('favourite.mine', how)
    expect(await codeOf(await ask('favourite.mine'))).toBe('G_NOT_SAVED')
  })

  it('is no network to who is signed in', async () => {
    poison('account.guest', how)
    await ask('account.guest')
    await test.settle()
    test.cut()
    expect(await (await ask('account.guest')).json()).toMatchObject({ data: { userId: LAN } })
  })

  it('is no network to public reads', async () => {
    poison('home.blocks', how)
    expect(await codeOf(await ask('home.blocks'))).toBe('G_NOT_SAVED')
    await test.settle()
    test.serve('home.blocks', () => success({ ours: true }))
    expect(await (await ask('home.blocks')).json()).toMatchObject({ data: { ours: true } })
    await test.settle()
    poison('home.blocks', how)
    test.pass(30 * 86_400_000 - 1000)
    await ask('home.blocks')
    await test.settle()
    test.cut()
    expect(await (await ask('home.blocks')).json()).toMatchObject({ data: { ours: true } })
  })

  it('W7: does not count as a sign-out that was heard', async () => {
    poison('account.signOut', how)
    await ask('account.signOut')
    expect(await codeOf(await ask('booking.list'))).toBe('G_401')
    test.serve('account.signOut', () => success({ done: true }))
    await ask('booking.list')
    expect(await codeOf(await ask('booking.list'))).not.toBe('G_401')
  })

  it('is no network to what only the server can do, and begins no session', async () => {
    poison('account.login', how)
    expect(await codeOf(await ask('account.login', { identifier: 'a', password: 'b' }))).toBe('G_OFFLINE')
    test.cut()
    expect(await (await ask('account.guest')).json()).toMatchObject({ data: { userId: LAN } })
  })
})

describe('our own word', () => {
  it('is known without its mark by what it has: a build before the mark is ours, too', async () => {
    test.serve('helper.projectAreas', () => fromStranger(success({})))
    expect((await ask('helper.projectAreas')).status).toBe(503)
    test.serve('helper.projectAreas', () => fromStranger(success([])))
    expect((await ask('helper.projectAreas')).status).toBe(200)
  })

  it('of being busy stays what it is where nothing is saved', async () => {
    test.serve('favourite.mine', () => Response.json({ status: 503, code: 'G_503' }, { status: 503 }))
    expect(await codeOf(await ask('favourite.mine'))).toBe('G_503')
  })
})

describe('W8: a server that accepts and never answers', () => {
  const until = async (asking: Promise<Response>, milliseconds: number): Promise<Response> => {
    let answer: Response | null = null
    void asking.then((found) => {
      answer = found
    })
    // Something is asked before it can be waited for.
    await expect.poll(() => (test.pass(milliseconds), answer !== null)).toBe(true)
    return await asking
  }
  beforeEach(() => {
    for (const name of ['favourite.mine', 'home.blocks', 'account.login', 'payment.state'] as const)
      test.serve(name, () => new Promise<Response>(() => {}))
  })

  it.each([
    ['favourite.mine', PATIENCE.keep.begins, 'G_NOT_SAVED'],
    ['home.blocks', PATIENCE.lookup.begins, 'G_NOT_SAVED'],
    ['payment.state', PATIENCE.read.begins, 'G_OFFLINE'],
    ['account.login', PATIENCE.write.begins, 'G_NO_ANSWER'],
  ] as const)('%s says so in its time', async (name, begins, code) => {
    expect(await codeOf(await until(ask(name), begins))).toBe(code)
  })
})
