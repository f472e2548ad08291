import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isQueued, verdictOf, waitAfter } from '#contract/outbox.ts'
import { IDEMPOTENCY_HEADER } from '#contract/worker.ts'
import { requestFor } from '#sw/match.ts'
import { EVERYTHING } from '#sw/outbox/outbox.ts'
import { dataIn, guestRequest, LAN, loginRequest, MINH, SECRET, signedIn, signOutRequest } from './people.ts'
import { ORIGIN, refusal, success, testWorld, type TestWorld } from './support.ts'

const DAY = 86_400_000
let test: TestWorld
beforeEach(async () => {
  test = testWorld()
  await signedIn(test, LAN)
})

afterEach(() => void vi.restoreAllMocks())

const reading = (key: string, id = key) => {
  const request = new Request(requestFor(ORIGIN, 'notification.read', { notification_pushed_id: id }, '0'))
  request.headers.set(IDEMPOTENCY_HEADER, key)
  return request
}
const adding = (key: string) => {
  const request = new Request(requestFor(ORIGIN, 'device.add', { device_id: SECRET }, '0'))
  request.headers.set(IDEMPOTENCY_HEADER, key)
  return request
}
const waiting = async () => (await test.worker.outbox.entries()).map(({ key, state }) => `${key} ${state}`)
const sent = (name = 'notification.read') => test.asked.filter((asked) => asked.name === name).length

describe('what is done without a network', () => {
  it('waits, says so, and is sent once when there is one', async () => {
    test.cut()
    const answer = await test.send(reading('k1'))
    expect(answer.status).toBe(202)
    expect(isQueued(await dataIn(answer))).toBe(true)
    expect(await waiting()).toEqual(['k1 queued'])
    await expect.poll(test.wakes).toBeGreaterThan(0)
    test.mend()
    test.serve('notification.read', () => success({ done: true }))
    test.pass(10_000)
    expect(await test.worker.outbox.flush()).toBe(true)
    expect(await waiting()).toEqual([])
    expect(test.told).toContainEqual({ type: 'outboxChanged', done: 'notification.read' })
    expect(await test.worker.outbox.flush()).toBe(true)
    expect(sent()).toBe(1)
  })

  it('lies on the device unreadable, and goes with the account', async () => {
    test.cut()
    await test.send(adding('k1'))
    expect(test.account.dump()).not.toContain('Nguyễn')
    expect(test.account.count('outbox')).toBe(1)
    await test.send(signOutRequest())
    expect(test.account.count('outbox')).toBe(0)
  })

  it('is opened once, however much waits and however often it is looked at', async () => {
    test.cut()
    const opens = vi.spyOn(crypto.subtle, 'decrypt')
    const keys = Array.from({ length: 60 }, (_none, index) => `k${index}`)
    for (const key of keys) await test.send(reading(key))
    for (let look = 0; look < 20; look++) expect((await waiting()).length).toBe(keys.length)
    // Once as it was done, once after it was tried, and what the session takes.
    expect(opens.mock.calls.length).toBeLessThan(4 * keys.length)
  })

  it('is never sent for somebody else who signed in meanwhile', async () => {
    test.cut()
    await test.send(reading('k1'))
    test.mend()
    test.serve('notification.read', () => success({ done: true }))
    test.serve('account.guest', () => success({ userId: MINH, name: 'x' }))
    test.pass(120_000)
    await test.worker.outbox.flush()
    expect(sent()).toBe(0)
    expect(await waiting()).toEqual([])
  })

  it('goes on after a line that stays open and says nothing', async () => {
    test.cut()
    await test.send(reading('k1'))
    test.mend()
    test.serve('notification.read', () => success({ done: true }))
    let silent = true
    test.serve('account.guest', async () => {
      if (silent) await new Promise(() => undefined)
      return success({ userId: LAN, name: SECRET })
    })
    test.pass(120_000)
    const held = test.worker.outbox.flush()
    await expect.poll(() => sent('account.guest')).toBe(2)
    test.pass(20_000)
    expect(await held).toBe(false)
    expect(await waiting()).toEqual(['k1 queued'])
    silent = false
    test.pass(120_000)
    expect(await test.worker.outbox.flush()).toBe(true)
    expect(sent()).toBe(1)
  })

  it('survives a worker that is killed, and a sign-in anew of the same person', async () => {
    test.cut()
    await test.send(reading('k1'))
    test.mend()
    // Who is here again has their things sent: the server is too busy for that just now.
    test.serve('notification.read', () => new Response('busy', { status: 503 }))
    await test.send(loginRequest())
    await test.send(guestRequest())
    await test.settle()
    const after = test.restart()
    expect((await after.outbox.entries()).map(({ key }) => key)).toEqual(['k1'])
    const before = sent()
    test.serve('notification.read', () => success({ done: true }))
    test.pass(60_000)
    await after.outbox.flush()
    expect(sent()).toBe(before + 1)
    expect(await after.outbox.entries()).toEqual([])
  })

  it('is one thing under one key, and asks the network openly where the device keeps nothing', async () => {
    test.cut()
    await Promise.all([test.send(reading('k1')), test.send(reading('k1'))])
    await test.send(reading('k1'))
    expect(new Set(await waiting()).size).toBe(1)
    test.account.break()
    expect((await test.send(reading('k2'))).status).toBe(503)
  })
})

describe('while the first of a lane hangs', () => {
  /** Two things wait in one lane; the first is on its way, and its answer comes when what this gives is called. */
  async function hanging(answer: () => Response = () => success({ done: true })) {
    test.cut()
    await test.send(reading('k1'))
    await test.send(reading('k2'))
    test.mend()
    test.pass(10_000)
    let come = () => {}
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    test.serve('notification.read', async ({ input }) => {
      if (JSON.stringify(input).includes('k2')) return success({ done: true })
      await coming
      return answer()
    })
    const flushed = test.worker.outbox.flush()
    await expect.poll(() => sent()).toBe(1)
    return async () => {
      come()
      await flushed
      await test.settle()
    }
  }
  const another = async () => {
    await test.send(loginRequest())
    await signedIn(test, MINH)
  }

  it('what is thrown away behind it is not sent', async () => {
    const arrive = await hanging()
    await test.worker.outbox.discard('k2')
    expect(await waiting()).toEqual(['k1 sending'])
    await arrive()
    expect(sent()).toBe(1)
    expect(await waiting()).toEqual([])
  })

  it('and its person signs out, nothing behind it is sent', async () => {
    const arrive = await hanging()
    await test.send(signOutRequest())
    await arrive()
    expect(sent()).toBe(1)
  })

  it('and its person signs out and keeps what waits, it goes on with their next sign-in and not before', async () => {
    const arrive = await hanging()
    await test.worker.pause()
    await arrive()
    expect(sent()).toBe(1)
    await test.send(loginRequest())
    await signedIn(test, LAN)
    await expect.poll(waiting).toEqual([])
  })

  it('and somebody else signs in, nothing behind it goes out in their name', async () => {
    const arrive = await hanging()
    await another()
    await arrive()
    expect(sent()).toBe(1)
  })

  it('and somebody else signs in, what was refused for want of a session is not tried with theirs', async () => {
    const arrive = await hanging(() => refusal(401, 'G_401'))
    await another()
    await arrive()
    expect(sent()).toBe(1)
  })
})

describe('the server’s answer', () => {
  it('comes through to the page that waits for it', async () => {
    test.serve('notification.read', () => success({ done: true }))
    expect(await dataIn(await test.send(reading('k1')))).toEqual({ done: true })
    test.serve('notification.read', () =>
      Response.json({ status: 404, code: 'G_404', message: 'x' }, { status: 404 }),
    )
    expect((await test.send(reading('k2'))).status).toBe(404)
    await test.settle()
    expect(await waiting()).toEqual([])
  })

  it('that refuses later is kept with its reason; a conflict with how things stand now', async () => {
    test.cut()
    await test.send(reading('k1'))
    await test.send(adding('k2'))
    test.mend()
    test.serve('notification.read', () =>
      Response.json({ status: 404, code: 'G_404', message: 'Gone.' }, { status: 404 }),
    )
    test.serve('device.add', () =>
      Response.json(
        { status: 409, code: 'G_409', message: 'Changed.', current: { version: 7 } },
        { status: 409 },
      ),
    )
    test.pass(10_000)
    expect(await test.worker.outbox.flush()).toBe(true)
    const entries = await test.worker.outbox.entries()
    expect(entries.map(({ state, problem }) => [state, problem])).toEqual([
      ['refused', { code: 'G_404', message: 'Gone.', current: null }],
      ['conflict', { code: 'G_409', message: 'Changed.', current: { version: 7 } }],
    ])
    await test.worker.outbox.discard('k1')
    expect(await waiting()).toEqual(['k2 conflict'])
    await test.worker.outbox.flush()
    expect(sent()).toBe(1)
  })

  it('401 renews the session once and goes on; without a session it pauses', async () => {
    let renewed = false
    test.serve('account.guest', () => (renewed ? success({ userId: LAN }) : refusal(401)))
    test.serve('notification.read', () =>
      renewed ? success({ done: true }) : Response.json({ status: 401, code: 'G_401' }, { status: 401 }),
    )
    test.serve('account.refresh', () => {
      renewed = true
      return success({ accessToken: 'a' })
    })
    expect((await test.send(reading('k1'))).status).toBe(200)
    renewed = false
    test.serve('account.refresh', () => Response.json({ status: 401, code: 'G_401' }, { status: 401 }))
    expect((await test.send(reading('k2'))).status).toBe(202)
    expect(await waiting()).toEqual(['k2 paused'])
  })

  it('W5: of a session that is over keeps everything, and it is sent when the same person signs in', async () => {
    const over = () => refusal(401)
    test.serve('account.guest', over)
    test.serve('account.refresh', over)
    test.serve('notification.read', over)
    expect((await test.send(reading('k1'))).status).toBe(202)
    expect(await waiting()).toEqual(['k1 paused'])
    test.serve('notification.read', () => success({ done: true }))
    await test.send(loginRequest())
    await signedIn(test, LAN)
    await expect.poll(waiting).toEqual([])
  })

  it('W5: of somebody who left what waits sealed is shown to nobody, and sent when they are here again', async () => {
    test.cut()
    expect((await test.send(reading('k1'))).status).toBe(202)
    await test.worker.pause()
    expect(await waiting()).toEqual([])
    expect((await test.send(guestRequest())).status).toBe(401)
    test.mend()
    test.serve('notification.read', () => success({ done: true }))
    await test.send(loginRequest())
    await signedIn(test, LAN)
    await expect.poll(() => test.asked.filter(({ name }) => name === 'notification.read').length).toBe(1)
    await expect.poll(waiting).toEqual([])
  })

  it('of a stranger is no answer: a captive portal’s page accepts nothing', async () => {
    test.serve('notification.read', () => new Response('<html>Wi-Fi</html>', { status: 200 }))
    expect((await test.send(reading('k1'))).status).toBe(202)
    expect(await waiting()).toEqual(['k1 queued'])
  })
})

describe('time', () => {
  const fails = () => test.serve('notification.read', () => refusal(503))
  const works = () => test.serve('notification.read', () => success({ done: true }))

  it('W9: a clock set back two days after a failed try does not hold anything up', async () => {
    fails()
    await test.send(reading('k1'))
    expect(sent()).toBe(1)
    test.setClock(-2 * DAY)
    works()
    test.pass(10_000)
    expect(await test.worker.outbox.flush()).toBe(true)
    expect(sent()).toBe(2)
  })

  it('W9: a worker that starts anew lets what failed often rest anew, and not for long', async () => {
    fails()
    await test.send(reading('k1'))
    for (let time = 0; time < 8; time += 1) {
      test.pass(900_000)
      await test.worker.outbox.flush()
    }
    const before = sent()
    works()
    test.setClock(-30 * DAY)
    const after = test.restart()
    await after.outbox.flush()
    expect(sent()).toBe(before)
    test.pass(15_000)
    expect(await after.outbox.flush()).toBe(true)
    expect(sent()).toBe(before + 1)
  })

  it('is not sent again before the server wants to be asked', async () => {
    const busy = { status: 503, headers: { 'retry-after': '300' } }
    test.serve('notification.read', () => Response.json({ status: 503, code: 'x' }, busy))
    await test.send(reading('k1'))
    const before = sent()
    works()
    test.pass(299_000)
    await test.worker.outbox.flush()
    expect(sent()).toBe(before)
    test.pass(1000)
    expect(await test.worker.outbox.flush()).toBe(true)
    expect(sent()).toBe(before + 1)
  })

  it('W9: “send now” sends now, one thing by its key and everything at once', async () => {
    fails()
    test.serve('device.add', () => refusal(503))
    await test.send(reading('k1'))
    await test.send(adding('k2'))
    works()
    test.serve('device.add', () => success({ done: true }))
    await test.worker.outbox.flush()
    expect(await waiting()).toEqual(['k1 queued', 'k2 queued'])
    await test.worker.outbox.flush('k1')
    expect(await waiting()).toEqual(['k2 queued'])
    expect(await test.worker.outbox.flush(EVERYTHING)).toBe(true)
  })

  it('W10: a clock eight days ahead, for a moment or for good, ends nothing', async () => {
    test.cut()
    await test.send(reading('k1'))
    test.setClock(8 * DAY)
    await test.worker.outbox.flush()
    await test.restart().outbox.flush()
    expect(await waiting()).toEqual(['k1 queued'])
    test.mend()
    works()
    const after = test.restart()
    test.pass(20_000)
    expect(await after.outbox.flush()).toBe(true)
    expect(sent()).toBe(1)
  })

  it('W10: what was done while the clock was far ahead or behind is sent all the same', async () => {
    test.cut()
    test.setClock(-40 * DAY)
    await test.send(reading('k1'))
    test.setClock(40 * DAY)
    await test.send(reading('k2'))
    test.setClock(0)
    test.mend()
    works()
    const after = test.restart()
    test.pass(20_000)
    expect(await after.outbox.flush()).toBe(true)
    expect(sent()).toBe(2)
  })

  it('W10: what waited too long is asked about, never dropped: a yes sends it', async () => {
    test.cut()
    await test.send(reading('k1'))
    test.pass(8 * DAY)
    test.mend()
    works()
    await test.worker.outbox.flush()
    expect(await waiting()).toEqual(['k1 expired'])
    await test.worker.outbox.flush()
    await test.worker.outbox.flush(EVERYTHING)
    expect(sent()).toBe(0)
    expect(await test.worker.outbox.flush('k1')).toBe(true)
    expect(sent()).toBe(1)
    expect(await waiting()).toEqual([])
  })

  it('W10: a yes that finds no network waits, and is not asked about again for another lifetime', async () => {
    test.cut()
    await test.send(reading('k1'))
    test.pass(8 * DAY)
    test.mend()
    works()
    await test.worker.outbox.flush()
    test.serve('notification.read', () => refusal(503))
    await test.worker.outbox.flush('k1')
    expect(await waiting()).toEqual(['k1 queued'])
    works()
    test.pass(60_000)
    expect(await test.worker.outbox.flush()).toBe(true)
    expect(sent()).toBe(2)
  })

  it('ends what waited too long, openly and unsent', async () => {
    test.cut()
    await test.send(reading('k1'))
    test.mend()
    // The server tells whole seconds.
    test.pass(7 * DAY + 1000)
    await test.worker.outbox.flush()
    expect(await waiting()).toEqual(['k1 expired'])
    expect(sent()).toBe(0)
  })

  it('between tries doubles, up to a quarter of an hour', () => {
    expect([0, 1, 2, 30].map((attempts) => waitAfter(attempts, 1))).toEqual([2000, 4000, 8000, 900_000])
  })
})

describe('the verdict', () => {
  it('accepts and refuses on our own whole word alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.integer({ min: 100, max: 599 }), (status, said) => {
        const verdict = verdictOf({ status, body: { status: said } })
        if (status !== said || status >= 500) expect(verdict).toBe('wait')
        if (verdict === 'accepted') expect(status).toBe(200)
        if (verdict === 'refused') expect(status).toBeGreaterThanOrEqual(400)
      }),
    )
    expect(verdictOf(null)).toBe('wait')
    expect(verdictOf({ status: 200, body: null })).toBe('wait')
    expect(verdictOf({ status: 409, body: { status: 409, code: 'G_RUNNING' } })).toBe('wait')
  })
})

/** What the line does to one try: before the server has it, after, in the middle of the answer, or twice. */
const FAULTS = [
  'none',
  'cutBefore',
  'cutAfter',
  'truncated',
  'busy',
  'running',
  'portal',
  'repeated',
] as const

describe('whatever the line does', () => {
  it('everything is done exactly once, in the order of its lane', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('read', 'device'), { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.constantFrom(...FAULTS)),
        async (kinds, faults) => {
          test = testWorld()
          await signedIn(test, LAN)
          const done: string[] = []
          const answers = new Map<string, string>()
          /** The server: a key is done once, and answered the same ever after. */
          const serve = (name: string) =>
            test.serve(name, (_asked, request) => {
              const key = request.headers.get(IDEMPOTENCY_HEADER) ?? ''
              const fault = faults.next().value
              if (fault === 'cutBefore') throw new TypeError('Failed to fetch')
              if (fault === 'busy') return refusal(503)
              if (fault === 'portal') return new Response('<html>', { status: 200 })
              if (fault === 'running' && answers.has(key))
                return Response.json({ status: 409, code: 'G_RUNNING' }, { status: 409 })
              for (let time = 0; time < (fault === 'repeated' ? 2 : 1); time += 1)
                if (!answers.has(key)) {
                  done.push(key)
                  answers.set(key, JSON.stringify({ status: 200, data: { done: true } }))
                }
              if (fault === 'cutAfter') throw new TypeError('Failed to fetch')
              const body = answers.get(key) ?? ''
              return new Response(fault === 'truncated' ? body.slice(0, 9) : body, {
                headers: { 'content-type': 'application/json' },
              })
            })
          serve('notification.read')
          serve('device.add')
          const acts = kinds.map((kind, index) => ({ kind, key: `${kind}-${index}` }))
          for (const { kind, key } of acts) await test.send(kind === 'read' ? reading(key) : adding(key))
          await test.settle()
          let worker = test.worker
          for (let round = 0; round < 200 && (await worker.outbox.entries()).length > 0; round += 1) {
            test.pass(900_000)
            if (round % 3 === 0) worker = test.restart()
            await worker.outbox.flush()
          }
          expect(await worker.outbox.entries()).toEqual([])
          for (const kind of ['read', 'device'])
            expect(done.filter((key) => key.startsWith(kind))).toEqual(
              acts.flatMap((one) => (one.kind === kind ? [one.key] : [])),
            )
        },
      ),
      { numRuns: 150 },
    )
  })
})
