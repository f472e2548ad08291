import { beforeEach, describe, expect, it } from 'vitest'
import { ARRIVAL_CACHE, DRAFTS_TABLE } from '#contract/worker.ts'
import { KEY_CACHE } from '#sw/keyring.ts'
import { createWorker } from '#sw/worker.ts'
import { callNamed, requestFor } from '#sw/match.ts'
import {
  detailRequest,
  guestRequest,
  LAN,
  listRequest,
  loginRequest,
  MINH,
  signedIn,
  signOutRequest,
  stay,
} from './people.ts'
import { ORIGIN, refusal, success, testWorld, type TestWorld } from './support.ts'

let test: TestWorld
beforeEach(async () => {
  test = testWorld()
  test.serve('booking.detail', () => success(stay()))
  test.serve('booking.list', () => success({ bookings: [] }))
  test.serve('home.blocks', () => success({}))
  await signedIn(test, LAN)
  await test.send(detailRequest())
  await test.settle()
})

const signOuts = () => test.asked.filter(({ name }) => name === 'account.signOut').length

describe('signing out', () => {
  it('destroys key, data, what was typed and the pictures of stays, and clears the badge', async () => {
    const typed = { name: DRAFTS_TABLE, parse: String }
    await test.drafts.run('readwrite', [typed], (open) => open(typed).put('draft 1', 'Minh Anh'))
    expect(test.caches.addresses(ARRIVAL_CACHE)).not.toEqual([])
    expect((await test.send(signOutRequest())).status).toBe(200)
    expect(test.account.count('keys')).toBe(0)
    expect(test.account.count('records')).toBe(0)
    expect(test.drafts.count(DRAFTS_TABLE)).toBe(0)
    expect(test.caches.addresses(ARRIVAL_CACHE)).toEqual([])
    expect(test.badgeCleared()).toBe(1)
    expect(test.told).toEqual([{ type: 'forgotten', another: false }])
    expect(signOuts()).toBe(1)
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(503)
    expect((await test.send(guestRequest())).status).toBe(503)
  })

  it('W6: the half of the key whose file is unlinked goes first, and the other half alone opens nothing', async () => {
    expect(test.caches.addresses(KEY_CACHE)).toHaveLength(1)
    await test.caches.delete(KEY_CACHE)
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(503)
    test.mend()
    // Whoever signs in next, the same person too, begins with a new key.
    await signedIn(test, LAN)
    await test.send(detailRequest())
    await test.settle()
    test.cut()
    expect((await test.send(detailRequest())).status).toBe(200)
    await test.send(signOutRequest())
    expect(test.caches.addresses(KEY_CACHE)).toEqual([])
  })

  it('leaves nothing to an answer that was still on its way', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    test.serve('booking.list', () => released.then(() => success({ bookings: [] })))
    const asking = test.send(listRequest())
    await expect.poll(() => test.asked.some(({ name }) => name === 'booking.list')).toBe(true)
    await test.send(signOutRequest())
    release()
    await asking
    await test.settle()
    expect(test.account.count('records')).toBe(0)
    expect(test.account.count('keys')).toBe(0)
  })
})

describe('signing out while pictures are about to be kept', () => {
  it('leaves none of them', async () => {
    await test.send(signOutRequest())
    await signedIn(test, LAN)
    const release = test.holdCaches()
    const before = test.opens()
    const looking = test.send(detailRequest())
    await expect.poll(test.opens).toBe(before + 1)
    await test.send(signOutRequest())
    release()
    await looking
    await test.settle()
    expect(test.account.count('keys')).toBe(0)
    expect(test.caches.addresses(ARRIVAL_CACHE)).toEqual([])
  })
})

describe('signing out without a network', () => {
  it('forgets at once, and nothing personal is asked before the server has heard of it', async () => {
    test.cut()
    expect((await test.send(signOutRequest())).status).toBe(200)
    expect(test.account.count('keys')).toBe(0)
    expect((await test.send(guestRequest())).status).toBe(401)
    expect((await test.send(requestFor(ORIGIN, 'account.refresh', {}, '0'))).status).toBe(401)
    expect((await test.send(requestFor(ORIGIN, 'home.blocks', {}, '0'))).status).toBe(503)
    test.mend()
    test.serve('account.guest', () => refusal(401))
    expect((await test.send(guestRequest())).status).toBe(401)
    expect(signOuts()).toBe(1)
    const order = test.asked.map(({ name }) => name)
    expect(order.lastIndexOf('account.signOut')).toBeLessThan(order.lastIndexOf('account.guest'))
    await test.send(guestRequest())
    expect(signOuts()).toBe(1)
  })

  it('is still owed after the worker was stopped, and says nothing of anybody', async () => {
    test.cut()
    await test.send(signOutRequest())
    expect(test.device.dump()).not.toContain(LAN)
    test.mend()
    const guest = callNamed('account.guest')
    if (guest === null) throw new Error('no such call')
    await createWorker(test.world).answerCall(guest, guestRequest(), test.later)
    expect(signOuts()).toBe(1)
  })

  it('keeps everybody out while the server does not answer', async () => {
    test.cut()
    await test.send(signOutRequest())
    test.mend()
    test.serve('account.signOut', () => refusal(503))
    expect((await test.send(listRequest())).status).toBe(401)
    expect((await test.send(requestFor(ORIGIN, 'home.blocks', {}, '0'))).status).toBe(200)
  })

  it('is over when somebody signs in: their session took the place of the old one', async () => {
    test.cut()
    await test.send(signOutRequest())
    test.mend()
    test.serve('account.signOut', () => refusal(503))
    await test.send(loginRequest())
    await signedIn(test, MINH)
    const before = signOuts()
    expect((await test.send(listRequest())).status).toBe(200)
    expect(signOuts()).toBe(before)
  })
})
