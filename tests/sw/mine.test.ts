import { beforeEach, describe, expect, it } from 'vitest'
import { SAVED_AT_HEADER } from '#contract/worker.ts'
import { KEEP_PATIENCE as KEEP_TIMEOUT } from '#contract/patience.ts'
import { callNamed, requestFor } from '#sw/match.ts'
import {
  dataIn,
  detailRequest,
  guestRequest,
  LAN,
  listRequest,
  loginRequest,
  MINH,
  SECRET,
  signedIn,
  stay,
} from './people.ts'
import { ORIGIN, refusal, success, testWorld, type TestWorld } from './support.ts'

let test: TestWorld
let version = 1
beforeEach(async () => {
  test = testWorld()
  version = 1
  test.serve('booking.detail', () => success(stay({ version })))
  test.serve('booking.list', () => success({ bookings: [], note: SECRET }))
  await signedIn(test, LAN)
})

const seen = async (request = detailRequest()) => {
  await test.send(request)
  await test.settle()
}
/** A server that answers when told to. */
const slow = (name: string, answer: () => Response) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  test.serve(name, () => released.then(answer))
  return () => release()
}

describe('what is mine', () => {
  it('comes from the server while there is one', async () => {
    await seen()
    version = 2
    const answer = await test.send(detailRequest())
    expect(await dataIn(answer)).toMatchObject({ version: 2 })
    expect(answer.headers.has(SAVED_AT_HEADER)).toBe(false)
  })

  it('comes from the device without a network, stamped', async () => {
    await seen()
    test.cut()
    test.pass(60_000)
    const answer = await test.send(detailRequest())
    expect(await dataIn(answer)).toEqual(stay({ version: 1 }))
    expect(answer.headers.get(SAVED_AT_HEADER)).toBe('2026-11-21T03:00:00.000Z')
  })

  it('comes from the device when the server is broken', async () => {
    await seen()
    test.serve('booking.detail', () => refusal(502))
    expect((await test.send(detailRequest())).headers.has(SAVED_AT_HEADER)).toBe(true)
  })

  it('comes from the device when the network is too slow; pages hear of the late answer', async () => {
    await seen()
    const release = slow('booking.detail', () => success(stay({ version: 2 })))
    const asking = test.send(detailRequest())
    await expect.poll(() => test.asked.filter(({ name }) => name === 'booking.detail').length).toBe(2)
    let answered = false
    void asking.then(() => {
      answered = true
    })
    await expect
      .poll(() => {
        test.pass(KEEP_TIMEOUT)
        return answered
      })
      .toBe(true)
    expect(await dataIn(await asking)).toMatchObject({ version: 1 })
    release()
    await test.settle()
    expect(test.told).toEqual([
      { type: 'refreshed', name: 'booking.detail', input: { booking_id: stay().id } },
    ])
    test.cut()
    expect(await dataIn(await test.send(detailRequest()))).toMatchObject({ version: 2 })
  })

  it('waits once for a network that says nothing, and for its next word again', async () => {
    await seen()
    const release = slow('booking.detail', () => success(stay({ version: 2 })))
    /** How often the clock had to be moved on until an answer came, each time by a tenth of the patience. */
    const waits = async () => {
      let [answered, times] = [false, 0]
      const asking = test.send(detailRequest()).then((answer) => {
        answered = true
        return answer
      })
      await expect
        .poll(() => {
          if (!answered) test.pass(KEEP_TIMEOUT / 10)
          times += answered ? 0 : 1
          return answered
        })
        .toBe(true)
      return { times, answer: await dataIn(await asking) }
    }
    expect(await waits()).toMatchObject({ answer: { version: 1 } })
    const second = await waits()
    expect(second).toMatchObject({ answer: { version: 1 } })
    expect(second.times).toBeLessThan(10)
    release()
    await test.settle()
    const again = slow('booking.detail', () => success(stay({ version: 3 })))
    expect((await waits()).times).toBeGreaterThanOrEqual(10)
    again()
    await test.settle()
  })

  it('never seen says so without a network', async () => {
    test.cut()
    const answer = await test.send(listRequest('1'))
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'G_NOT_SAVED' })
  })

  it('is shown in the other language rather than not at all', async () => {
    await seen()
    test.cut()
    expect((await test.send(detailRequest(undefined, '1'))).status).toBe(200)
  })

  it('that the server no longer has leaves the device', async () => {
    await seen()
    test.serve('booking.detail', () => refusal(404))
    await seen()
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(503)
  })

  it('includes who is signed in', async () => {
    test.cut()
    expect(await dataIn(await test.send(guestRequest()))).toMatchObject({ userId: LAN })
  })

  it('includes reads by POST', async () => {
    test.serve('notification.totalUnread', () => success(3))
    const unread = () => requestFor(ORIGIN, 'notification.totalUnread', {}, '0')
    await seen(unread())
    test.cut()
    expect(await dataIn(await test.send(unread()))).toBe(3)
  })

  it.each([
    ['without a network', () => test.cut()],
    ['while the server is busy', () => test.serve('booking.detail', () => refusal(503, 'G_503'))],
    [
      'while the server never answers',
      () => test.serve('booking.detail', () => new Promise<Response>(() => {})),
    ],
  ])('is shown %s by a device whose store is slow to open, not denied', async (_when, happens) => {
    await seen()
    happens()
    const open = test.account.slow()
    let shown: unknown
    void test.send(detailRequest()).then(async (answer) => {
      shown = await dataIn(answer)
    })
    open()
    await expect.poll(() => (test.pass(KEEP_TIMEOUT), shown)).toEqual(stay({ version }))
  })

  it('opens after a sign-in during which the cache of its key did not answer', async () => {
    await seen()
    const answer = test.failKeys()
    await signedIn(test, LAN)
    answer()
    test.cut()
    expect(await dataIn(await test.send(detailRequest()))).toEqual(stay({ version }))
  })

  it('works like without a worker when the device cannot save', async () => {
    test.account.break()
    expect((await test.send(detailRequest())).status).toBe(200)
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(503)
  })
})

describe('on the device', () => {
  it('nothing of a person can be read', async () => {
    await seen()
    await seen(listRequest())
    const everything = test.account.dump() + test.device.dump()
    expect(test.account.count('records')).toBeGreaterThan(2)
    for (const planted of [SECRET, 'Lan', LAN, stay().id, 'booking', '2026-12-01'])
      expect(everything).not.toContain(planted)
  })
})

const detailCall = () => {
  const call = callNamed('booking.detail')
  if (call === null) throw new Error('no such call')
  return call
}

describe('a session that ended', () => {
  const over = () => {
    test.serve('booking.detail', () => refusal(401))
    test.serve('account.guest', () => refusal(401))
    test.serve('account.refresh', () => refusal(401))
  }

  it('W1: still shows what is kept, with its age, and says to who asks that nobody is signed in', async () => {
    await seen()
    over()
    const answer = await test.send(detailRequest())
    expect([answer.status, answer.headers.has('x-saved-at')]).toEqual([200, true])
    expect(await dataIn(answer)).toMatchObject({ version: 1 })
    expect((await test.send(guestRequest())).status).toBe(401)
    const again = test.restart()
    const { length } = test.asked
    expect((await again.answerCall(detailCall(), detailRequest(), test.later)).status).toBe(200)
    expect(test.asked.slice(length).map(({ name }) => name)).toEqual(['booking.detail'])
    expect(test.told).toEqual([])
  })

  it('W1: is renewed where only the short cookie ran out, and the answer is fresh', async () => {
    await seen()
    let renewed = false
    test.serve('booking.detail', () => (renewed ? success(stay({ version: 6 })) : refusal(401)))
    test.serve('account.guest', () => refusal(401))
    test.serve('account.refresh', () => {
      renewed = true
      return success({ accessToken: '' })
    })
    expect(await dataIn(await test.send(detailRequest()))).toMatchObject({ version: 6 })
  })

  it('W5: ends only by our own word: a 401 of somebody else on the way says nothing', async () => {
    await seen()
    test.serve('account.refresh', () => new Response('<html>', { status: 401 }))
    await seen(requestFor(ORIGIN, 'account.refresh', {}, '0'))
    await seen()
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(200)
    expect(test.told).toEqual([])
  })

  it('still shows the way to the gate when there is none', async () => {
    await seen()
    test.serve('booking.detail', () => refusal(401))
    await seen()
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(200)
  })

  it('goes on when it was renewed', async () => {
    test.serve('booking.detail', () => refusal(401))
    await seen()
    test.serve('booking.detail', () => success(stay({ version: 5 })))
    await seen()
    test.cut()
    expect(await dataIn(await test.send(detailRequest()))).toMatchObject({ version: 5 })
  })

  it('W5: is kept when it cannot be renewed', async () => {
    await seen()
    test.serve('account.refresh', () => refusal(401))
    await seen(requestFor(ORIGIN, 'account.refresh', {}, '0'))
    expect(test.told).toEqual([])
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(200)
  })

  it('W5: is forgotten as soon as the device hears that it was signed out from elsewhere', async () => {
    await seen()
    test.serve('account.refresh', () => refusal(401, 'G_SIGNED_OUT_ELSEWHERE'))
    await seen(requestFor(ORIGIN, 'account.refresh', {}, '0'))
    expect(test.told).toEqual([{ type: 'forgotten', another: false }])
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(503)
  })
})

describe('another person on the same phone', () => {
  it('signs in: nothing of the one before is shown, even before it is known who they are', async () => {
    await seen()
    await seen(loginRequest())
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(503)
  })

  it('is recognised: everything of the one before is destroyed, and pages hear of it', async () => {
    await seen()
    await seen(loginRequest())
    await signedIn(test, MINH)
    expect(test.told).toEqual([{ type: 'forgotten', another: true }])
    expect(test.badgeCleared()).toBe(1)
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(503)
    expect(await dataIn(await test.send(guestRequest()))).toMatchObject({ userId: MINH })
    expect(test.account.count('keys')).toBe(1)
    expect(test.account.count('records')).toBe(1)
  })

  it('also when they signed in where the worker did not see it', async () => {
    await seen()
    await signedIn(test, MINH)
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(503)
  })

  it('never gets an answer that was on its way to the one before', async () => {
    const release = slow('booking.detail', () => success(stay()))
    const asking = test.send(detailRequest())
    await expect.poll(() => test.asked.some(({ name }) => name === 'booking.detail')).toBe(true)
    await test.send(loginRequest())
    test.serve('account.guest', () => success({ userId: MINH }))
    await test.send(guestRequest())
    release()
    await asking
    await test.settle()
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(503)
  })

  it('is not taken for the one before by an answer that came late', async () => {
    const release = slow('account.guest', () => success({ userId: LAN, name: SECRET }))
    const asking = test.send(guestRequest())
    await expect.poll(() => test.asked.filter(({ name }) => name === 'account.guest').length).toBe(2)
    await test.send(loginRequest())
    test.serve('account.guest', () => success({ userId: MINH }))
    await test.send(guestRequest())
    release()
    await asking
    await test.settle()
    test.cut()
    expect(await dataIn(await test.send(guestRequest()))).toEqual({ userId: MINH })
  })

  it('is the same person: what was saved is shown again', async () => {
    await seen()
    await seen(loginRequest())
    await signedIn(test, LAN)
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(200)
    expect(test.told).toEqual([])
  })

  it('asks for their own before the page asked who they are: the worker asks by itself', async () => {
    await seen(loginRequest())
    test.serve('account.guest', () => success({ userId: MINH }))
    await seen(listRequest())
    test.cut()
    expect((await test.send(listRequest())).status).toBe(200)
  })
})
