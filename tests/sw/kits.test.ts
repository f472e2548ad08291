import { beforeEach, describe, expect, it } from 'vitest'
import { SAVED_AT_HEADER } from '#contract/worker.ts'
import { requestFor } from '#sw/match.ts'
import { dataIn, detailRequest, guestRequest, LAN, listRequest, signedIn, stay } from './people.ts'
import { ORIGIN, success, testWorld, type TestWorld } from './support.ts'

const id = (number: number) => `0190b6a0-0000-7000-8000-00000000000${number}`
const HERE = stay({ id: id(1), checkIn: '2026-11-20', checkOut: '2026-11-24' })
const NEXT = stay({ id: id(2), checkIn: '2026-12-10', checkOut: '2026-12-12' })
const ASKED = stay({ id: id(3), checkIn: '2026-12-20', checkOut: '2026-12-21', status: 'CSH_REQUEST_CANCEL' })
const LEFT = stay({ id: id(4), checkIn: '2026-11-01', checkOut: '2026-11-02', status: 'SUCCESS' })

let test: TestWorld
let stays: ReturnType<typeof stay>[]
beforeEach(async () => {
  test = testWorld()
  stays = [NEXT, LEFT, HERE, ASKED]
  test.serve('booking.detail', ({ input }) =>
    success(stays.find((known) => 'booking_id' in input && known.id === input.booking_id)),
  )
  test.serve('booking.coming', () => success({ bookings: [HERE, NEXT, ASKED], codesFrom: null }))
  await signedIn(test, LAN)
  await test.send(detailRequest(id(4)))
  await test.settle()
})

const comingRequest = () => requestFor(ORIGIN, 'booking.coming', {}, '0')
const tabRequest = (tab: string, more = {}) => requestFor(ORIGIN, 'booking.list', { tab, ...more }, '0')
const shown = async (request: Request) => {
  const answer = await test.send(request)
  const data = await dataIn(answer)
  if (typeof data !== 'object' || data === null || !('bookings' in data)) return answer.status
  const bookings: unknown = data.bookings
  return Array.isArray(bookings) ? bookings.map((booking: { id: string }) => booking.id) : null
}

describe('W2: the kits as the index of a phone without a network', () => {
  it('say what is now and next, the next first, as old as the oldest of them', async () => {
    test.pass(60 * 60_000)
    test.serve('booking.detail', () => success({ ...NEXT, version: 9 }))
    await test.send(detailRequest(id(2)))
    await test.settle()
    test.cut()
    const answer = await test.send(comingRequest())
    expect(await dataIn(answer)).toMatchObject({ bookings: [HERE, { ...NEXT, version: 9 }, ASKED] })
    expect(answer.headers.get(SAVED_AT_HEADER)).toBe('2026-11-21T03:00:00.000Z')
  })

  it('do so when the answer about the stays ahead is older than what a push brought', async () => {
    await test.send(comingRequest())
    await test.settle()
    stays = [HERE, { ...NEXT, status: 'KT_CANCEL', version: 4 }, ASKED]
    await test.send(detailRequest(id(2)))
    await test.settle()
    test.cut()
    expect(await shown(comingRequest())).toEqual([id(1), id(3)])
  })

  it('leave out what is over by the day', async () => {
    test.pass(4 * 86_400_000)
    test.cut()
    expect(await shown(comingRequest())).toEqual([id(2), id(3)])
  })

  it.each([
    ['all', [id(3), id(2), id(1), id(4)]],
    ['booked', [id(2), id(1)]],
    ['cancellation_request', [id(3)]],
    ['complete', [id(4)]],
  ])('stand under the tab %s that was never opened, in any page of it', async (tab, ids) => {
    test.cut()
    expect(await shown(tabRequest(tab))).toEqual(ids)
    expect(await shown(tabRequest(tab, { cursor: 'second' }))).toEqual(ids)
  })

  it('count what can be opened, and end the list', async () => {
    test.cut()
    const data = await dataIn(await test.send(listRequest()))
    expect(data).toMatchObject({ next: null, counts: { all: 4, booked: 2, complete: 1, refund: 0 } })
  })

  it('claim nothing where they have nothing', async () => {
    test.cut()
    expect(await shown(tabRequest('complain'))).toBe(503)
    expect(await shown(requestFor(ORIGIN, 'review.mine', {}, '0'))).toBe(503)
  })

  it('give way to the server, and to what it said of the same list', async () => {
    test.serve('booking.list', () => success({ bookings: [NEXT] }))
    expect(await shown(tabRequest('booked'))).toEqual([id(2)])
    await test.settle()
    test.cut()
    expect(await shown(tabRequest('booked'))).toEqual([id(2)])
  })

  it('are of nobody else', async () => {
    test.serve('account.guest', () => success({ userId: '01890a5d-ac96-774b-bcce-b302099a8058' }))
    test.serve('booking.coming', () => success({ bookings: [], codesFrom: null }))
    await test.send(requestFor(ORIGIN, 'account.login', { identifier: 'a', password: 'b' }, '0'))
    await test.send(guestRequest())
    await test.settle()
    test.cut()
    expect(await shown(listRequest())).toBe(503)
  })
})
