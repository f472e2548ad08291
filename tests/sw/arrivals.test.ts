import { beforeEach, describe, expect, it } from 'vitest'
import { KIT_DAYS_AFTER_CHECKOUT } from '#contract/numbers.ts'
import { pictureAddress } from '#contract/picture.ts'
import { GROUND, tileOf, tilesAt, tilesOfWay, TILE_TYPE } from '#contract/mapTiles.ts'
import { ARRIVAL_CACHE } from '#contract/worker.ts'
import { kitEnds } from '#sw/arrivals.ts'
import { requestFor } from '#sw/match.ts'
import {
  BOOKING,
  dataIn,
  detailRequest,
  guestRequest,
  LAN,
  listRequest,
  PICTURE,
  signedIn,
  stay,
} from './people.ts'
import { ORIGIN, refusal, success, testWorld, type TestWorld } from './support.ts'

const DAY = 86_400_000
const id = (number: number) => `0190b6a0-0000-7000-8000-00000000000${number}`

let test: TestWorld
let stays: ReturnType<typeof stay>[]
beforeEach(async () => {
  test = testWorld()
  stays = [stay()]
  test.serve('booking.detail', ({ input }) =>
    success(stays.find((known) => 'booking_id' in input && known.id === input.booking_id)),
  )
  test.serve('booking.list', () => success({ bookings: stays }))
  await signedIn(test, LAN)
})

const seen = async (request: Request) => {
  await test.send(request)
  await test.settle()
}
const offline = async (request: Request) => {
  test.cut()
  const answer = await test.send(request)
  test.mend()
  return answer.status === 200 ? await dataIn(answer) : answer.status
}
const detailsAsked = () => test.asked.filter(({ name }) => name === 'booking.detail').length

describe('the arrival kit', () => {
  it('is there for every booking in the list that is still ahead, without having been opened', async () => {
    await seen(listRequest())
    expect(await offline(detailRequest())).toEqual(stay())
    expect(test.caches.addresses(ARRIVAL_CACHE)).toEqual([
      ORIGIN + pictureAddress(PICTURE, 384, 'avif'),
      ORIGIN + pictureAddress(PICTURE, 768, 'avif'),
    ])
  })

  it('is there for a stay that the list does not reach, as soon as a person is known', async () => {
    const far = stay({ id: id(7), checkIn: '2026-12-20', checkOut: '2026-12-22' })
    stays.push(far)
    test.serve('booking.list', () => success({ bookings: [stay()] }))
    test.serve('booking.coming', () => success({ bookings: [stay(), far] }))
    const comingAsked = () => test.asked.filter(({ name }) => name === 'booking.coming').length
    test.pass(60 * 60_000)
    const before = comingAsked()
    await seen(guestRequest())
    expect(await offline(detailRequest(id(7)))).toEqual(far)
    await seen(listRequest())
    expect(comingAsked() - before).toBe(1)
  })

  it('does not hold up who asks who is signed in', async () => {
    test.pass(60 * 60_000)
    stays.push(stay({ id: id(7) }))
    test.serve('booking.coming', () => success({ bookings: stays }))
    const release = test.holdCaches()
    expect((await test.send(guestRequest())).status).toBe(200)
    await expect.poll(detailsAsked).toBeGreaterThan(0)
    release()
    await test.settle()
  })

  it('is fetched for the next stays only, soonest first, and again only when a booking changed', async () => {
    stays = [
      stay({ id: id(1), checkIn: '2027-03-01', checkOut: '2027-03-02' }),
      stay({ id: id(2), checkIn: '2026-11-10', checkOut: '2026-11-20' }),
      stay({ id: id(3), status: 'KT_CANCEL' }),
      stay({ id: id(4), checkIn: '2026-11-20', checkOut: '2026-11-21' }),
    ]
    await seen(listRequest())
    const asked = test.asked.filter(({ name }) => name === 'booking.detail').map(({ input }) => input)
    expect(asked).toEqual([{ booking_id: id(4) }, { booking_id: id(1) }])
    await seen(listRequest())
    expect(detailsAsked()).toBe(2)
    stays = [stay({ id: id(1), version: 9, checkIn: '2027-03-01', checkOut: '2027-03-02' })]
    await seen(listRequest())
    expect(detailsAsked()).toBe(3)
    expect(await offline(detailRequest(id(1)))).toMatchObject({ version: 9 })
  })

  it('W1: that did not come is asked for again soon, before those that may only have changed', async () => {
    stays = [stay({ id: id(1) }), stay({ id: id(2), checkIn: '2026-12-20', checkOut: '2026-12-22' })]
    test.serve('booking.coming', () => success({ bookings: stays }))
    test.serve('booking.detail', ({ input }) =>
      'booking_id' in input && input.booking_id === id(1) ? success(stays[0]) : refusal(503, 'G_503'),
    )
    test.pass(60 * 60_000)
    await seen(guestRequest())
    expect(await offline(detailRequest(id(2)))).toBe(503)
    stays = stays.map((known) => ({ ...known, version: 9 }))
    test.serve('booking.detail', ({ input }) =>
      success(stays.find((known) => 'booking_id' in input && known.id === input.booking_id)),
    )
    const before = detailsAsked()
    test.pass(10_000)
    await seen(guestRequest())
    const asked = test.asked.filter(({ name }) => name === 'booking.detail').map(({ input }) => input)
    expect(asked.slice(before)).toEqual([{ booking_id: id(2) }, { booking_id: id(1) }])
    expect(await offline(detailRequest(id(2)))).toEqual(stays[1])
  })

  it('W8: that never comes holds up none of the others', async () => {
    stays = [1, 2, 3, 4].map((number) =>
      stay({ id: id(number), checkIn: `2026-12-0${number}`, checkOut: `2026-12-1${number}` }),
    )
    test.serve('booking.coming', () => success({ bookings: stays }))
    test.serve('booking.detail', ({ input }) =>
      'booking_id' in input && input.booking_id === id(1)
        ? new Promise<Response>(() => {})
        : success(stays.find((known) => 'booking_id' in input && known.id === input.booking_id)),
    )
    test.pass(60 * 60_000)
    await test.send(guestRequest())
    await expect.poll(detailsAsked).toBe(4)
    for (const number of [2, 3, 4])
      await expect.poll(() => offline(detailRequest(id(number)))).toEqual(stays[number - 1])
  })

  it('is fetched anew where its code may be of a withdrawn key, and once', async () => {
    const coded = (issuedAt: string) =>
      stay({ qr: { text: 'CODE', shortCode: 'GHE-1', version: 1, issuedAt } })
    const withdrawn = (codesFrom: string | null) =>
      test.serve('booking.coming', () => success({ bookings: stays, codesFrom }))
    const opened = async () => {
      test.pass(60 * 60_000)
      await seen(guestRequest())
      return detailsAsked()
    }
    stays = [coded('2026-11-20T05:00:00Z')]
    withdrawn(null)
    expect(await opened()).toBe(1)
    withdrawn('2026-11-20T04:00:00Z')
    expect(await opened()).toBe(1)
    withdrawn('2026-11-20T06:00:00Z')
    stays = [coded('2026-11-20T06:30:00Z')]
    expect(await opened()).toBe(2)
    expect(await offline(detailRequest())).toEqual(stays[0])
    expect(await opened()).toBe(2)
  })

  it('is saved the moment a booking is made, and when a payment is looked at', async () => {
    const made = stay({ id: id(5) })
    test.serve('booking.create', () => success(made))
    await seen(requestFor(ORIGIN, 'booking.create', {}, '0'))
    expect(await offline(detailRequest(id(5)))).toEqual(made)
    const paid = stay({ id: id(5), version: 4 })
    test.serve('payment.state', () => success({ state: 'SUCCEEDED', booking: paid }))
    await seen(requestFor(ORIGIN, 'payment.state', { booking_id: id(5) }, '0'))
    expect(await offline(detailRequest(id(5)))).toEqual(paid)
  })

  it('leaves the device thirty days after check-out, with its picture', async () => {
    await seen(detailRequest())
    const over = Date.parse('2026-12-03T17:00:00Z') + KIT_DAYS_AFTER_CHECKOUT * DAY
    expect(kitEnds('2026-12-03')).toBe(over)
    test.pass(over - test.world.now())
    expect(await offline(detailRequest())).toEqual(stay())
    await test.worker.tidy()
    const before = test.account.count('records')
    test.pass(DAY + 1)
    expect(await offline(detailRequest())).toBe(503)
    await test.worker.tidy()
    expect(test.account.count('records')).toBe(before - 1)
    expect(test.caches.addresses(ARRIVAL_CACHE)).toEqual([])
  })

  it('W10: stays through a clock that runs 68 days ahead, also while it is seen and tidied, and is renewed then', async () => {
    await seen(detailRequest())
    test.setClock(68 * DAY)
    expect(await offline(detailRequest())).toEqual(stay())
    await test.worker.tidy()
    expect(await offline(detailRequest())).toEqual(stay())
    await test.restart().tidy()
    expect(await offline(detailRequest())).toEqual(stay())
    stays = [stay({ version: 4 })]
    await seen(detailRequest())
    expect(await offline(detailRequest())).toEqual(stay({ version: 4 }))
  })

  it('W10: is there for a stay that is still ahead, though the clock says that it is long over', async () => {
    test.setClock(68 * DAY)
    await seen(listRequest())
    expect(await offline(detailRequest())).toEqual(stay())
  })

  it('has the operator’s tiles of the way, once the place is known, and they go with it', async () => {
    const answer = (pathname: string) => {
      if (pathname === GROUND) return Response.json({ tiles: [tilesAt('v1')] })
      const tile = tileOf(pathname)
      // A stranger answers for one of them.
      if (tile === null || tile[0] === 9) return null
      return new Response('tile', { headers: { 'content-type': TILE_TYPE } })
    }
    test.serveFiles(answer)
    const at = { lat: 11.94, lng: 108.44 }
    const arrival = (open: boolean) => ({ ...stay().arrival, open, position: at })
    const tiles = () =>
      test.caches
        .addresses(ARRIVAL_CACHE)
        .flatMap((address) => tileOf(new URL(address).pathname)?.join() ?? [])
        .toSorted()
    stays = [stay({ arrival: arrival(false) })]
    await seen(detailRequest())
    expect(tiles()).toEqual([])
    stays = [stay({ version: 4, arrival: arrival(true) })]
    await seen(detailRequest())
    const way = tilesOfWay(at).filter(([zoom]) => zoom > 9)
    expect(way).toHaveLength(45)
    expect(tiles()).toEqual(way.map((tile) => tile.join()).toSorted())
    await test.worker.tidy()
    expect(tiles()).toHaveLength(45)
    test.pass(60 * DAY)
    await test.worker.tidy()
    expect(tiles()).toEqual([])
  })

  it('has the codes of all stays ahead before the first picture or tile of one', async () => {
    const arrival = { ...stay().arrival, open: true, position: { lat: 11.94, lng: 108.44 } }
    stays = Array.from({ length: 6 }, (_, index) => stay({ id: id(index + 1), arrival }))
    const before: number[] = []
    test.serveFiles((pathname) => {
      before.push(detailsAsked())
      return pathname === GROUND ? Response.json({ tiles: [tilesAt('v1')] }) : null
    })
    await seen(listRequest())
    expect(before.length).toBeGreaterThan(6)
    expect(new Set(before)).toEqual(new Set([6]))
  })

  it('does not hold up who opens a booking until its files are there', async () => {
    let come = (_file: null): void => undefined
    const never = new Promise<null>((resolve) => {
      come = resolve
    })
    test.serveFiles(() => never)
    const answer = await test.send(detailRequest())
    expect(await dataIn(answer)).toEqual(stay())
    expect(test.caches.addresses(ARRIVAL_CACHE)).toEqual([])
    come(null)
    await test.settle()
    expect(test.caches.addresses(ARRIVAL_CACHE)).toHaveLength(2)
  })

  it('comes without its picture where the person saves data', async () => {
    test.saveData()
    await seen(listRequest())
    expect(test.loaded).toEqual([])
    expect(await offline(detailRequest())).toEqual(stay())
  })

  it('is whole on a device that takes no more files', async () => {
    test.caches.fill()
    await seen(listRequest())
    expect(test.caches.addresses(ARRIVAL_CACHE)).toEqual([])
    expect(await offline(detailRequest())).toEqual(stay())
  })

  it('of a stay long over is not kept', async () => {
    stays = [stay({ checkIn: '2026-01-01', checkOut: '2026-01-02' })]
    await seen(detailRequest())
    expect(await offline(detailRequest())).toBe(503)
  })

  it('is tidied once a day, not at every start', async () => {
    await seen(detailRequest())
    await test.worker.tidy()
    test.pass(kitEnds('2026-12-03') - test.world.now())
    await test.worker.tidy()
    const after = test.account.count('records')
    test.pass(1)
    await test.worker.tidy()
    expect(test.account.count('records')).toBe(after)
  })

  it('does without what is not a booking', async () => {
    test.serve('booking.list', () => success({ bookings: [null, 3, { id: BOOKING }] }))
    await seen(listRequest())
    expect(detailsAsked()).toBe(0)
  })
})
