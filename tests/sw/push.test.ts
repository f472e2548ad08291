import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountMarkOf } from '#contract/worker.ts'
import { requestFor } from '#sw/match.ts'
import { BOOKING, dataIn, LAN, MINH, signedIn, signOutRequest, stay } from './people.ts'
import { ORIGIN, success, testWorld, type TestWorld } from './support.ts'

const NOTICE = '0190b6a0-0000-7000-8000-00000000000a'
const markOf = (userId: string) =>
  createHash('sha256').update(accountMarkOf(userId)).digest('hex').slice(0, 16)
const payload = (more: object = {}) => ({
  from: '1234',
  fcmMessageId: 'x',
  data: {
    id: NOTICE,
    target: '1',
    ref: BOOKING,
    title: 'Chủ nhà đã xác nhận',
    body: 'GHE-7K2M9Q đã chắc chắn.',
    lang: 'vi',
    unread: '3',
    v: '1',
    side: 'guest',
    to: markOf(LAN),
    ...more,
  },
})

let test: TestWorld
beforeEach(async () => {
  test = testWorld()
  await signedIn(test, LAN)
  test.serve('booking.detail', () => success(stay()))
})

describe('a push', () => {
  it('shows under its own tag, sets the count, tells open pages, and brings what it is about', async () => {
    await test.worker.push.arrived(payload(), 'vi')
    expect(test.notified).toEqual([
      { title: 'Chủ nhà đã xác nhận', body: 'GHE-7K2M9Q đã chắc chắn.', tag: NOTICE, id: NOTICE, lang: 'vi' },
    ])
    expect(test.badges).toEqual([3])
    expect(test.told).toContainEqual({ type: 'pushed', unread: 3 })
    expect(await test.worker.push.lastArrived()).toBe(test.world.now())
    test.cut()
    const notice = await test.send(
      requestFor(ORIGIN, 'notification.one', { notification_pushed_id: NOTICE }, '0'),
    )
    expect(await dataIn(notice)).toMatchObject({ id: NOTICE, ref: BOOKING, is_read: false })
    const booking = await test.send(requestFor(ORIGIN, 'booking.detail', { booking_id: BOOKING }, '0'))
    expect(await dataIn(booking)).toMatchObject({ id: BOOKING })
  })

  it('about tickets brings them as they stand now', async () => {
    test.serve('serviceBooking.detail', () => success({ id: BOOKING, status: 'CANCELLED' }))
    await test.worker.push.arrived(payload({ target: '9' }), 'vi')
    test.cut()
    const tickets = await test.send(requestFor(ORIGIN, 'serviceBooking.detail', { booking_id: BOOKING }, '0'))
    expect(await dataIn(tickets)).toMatchObject({ id: BOOKING, status: 'CANCELLED' })
  })

  it('for another account says nothing of it, and changes nothing', async () => {
    await test.worker.push.arrived(payload({ to: markOf(MINH) }), 'vi')
    expect(JSON.stringify(test.notified)).not.toMatch(/GHE|Chủ nhà/)
    expect(test.notified).toHaveLength(1)
    expect(test.badges).toEqual([])
    expect(test.told).not.toContainEqual({ type: 'pushed', unread: 3 })
  })

  it('after signing out says nothing of it either; the subscription ended with the person', async () => {
    await test.send(signOutRequest())
    expect(test.unsubscribed()).toBeGreaterThan(0)
    await test.worker.push.arrived(payload(), 'en')
    expect(test.notified).toEqual([
      { title: 'Ghé has something new', body: 'Open Ghé to see it.', tag: 'something', id: null, lang: 'en' },
    ])
  })

  it.each([
    ['an id that is an address', { id: '../outbox' }],
    ['an id that is none', { id: '' }],
    ['no id', { id: undefined }],
    ['a place that is no number', { target: 'booking' }],
    ['half a notice unread', { unread: '0.5' }],
    ['fewer than none unread', { unread: '-1' }],
    ['no words', { body: undefined }],
    ['half a mark', { to: markOf(LAN).slice(0, 8) }],
  ])('that is whole but for %s leads nowhere, and changes nothing', async (_what, more) => {
    await test.worker.push.arrived(payload(more), 'vi')
    expect(test.notified).toMatchObject([{ tag: 'something', id: null }])
    expect(test.badges).toEqual([])
    expect(await test.worker.push.lastArrived()).toBeNull()
  })

  it('that is malformed does no harm, whatever it is', async () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.record({ data: fc.anything() }),
      fc.record({
        data: fc.dictionary(fc.constantFrom('id', 'target', 'unread', 'title', 'to'), fc.anything()),
      }),
    )
    await fc.assert(
      fc.asyncProperty(odd, async (value) => {
        test.notified.length = 0
        await test.worker.push.arrived(value, 'vi')
        expect(test.notified).toHaveLength(1)
        expect(test.notified[0]?.id).toBeNull()
        expect(test.badges).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('a tap', () => {
  it('sends an open window to the notice and opens no other', async () => {
    await test.worker.links.tapped(NOTICE)
    expect([test.sentTo, test.opened]).toEqual([[NOTICE], []])
    expect(await test.worker.links.take()).toBeNull()
  })

  it('opens one where there is none, and leaves the link for a start that loses its address, for a minute', async () => {
    test.closeWindow()
    await test.worker.links.tapped(NOTICE)
    expect([test.sentTo, test.opened]).toEqual([[], [NOTICE]])
    expect(await test.worker.links.take()).toBe(NOTICE)
    expect(await test.worker.links.take()).toBeNull()
    await test.worker.links.tapped(NOTICE)
    test.pass(60_001)
    expect(await test.worker.links.take()).toBeNull()
  })
})
