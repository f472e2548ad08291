import { beforeEach, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { SAVED_AT_HEADER } from '#contract/worker.ts'
import { ANSWERS_PER_CALL } from '#sw/lookups.ts'
import { requestFor, type LanguageCode } from '#sw/match.ts'
import { dataIn } from './people.ts'
import { ORIGIN, refusal, success, testWorld, type TestWorld } from './support.ts'

const { freshSeconds, keepSeconds } = ENDPOINTS['resort.detail'].offline
const FRESH = freshSeconds * 1000
const KEEP = keepSeconds * 1000
const resort = (id = 'a', language: LanguageCode = '0') =>
  requestFor(ORIGIN, 'resort.detail', { resort_id: id }, language)

let test: TestWorld
let edition = 1
beforeEach(() => {
  test = testWorld()
  edition = 1
  test.serve('resort.detail', ({ language }) =>
    success({ name: language === '1' ? 'Villa' : 'Biệt thự', edition }),
  )
})

const seen = async (request = resort()) => {
  await test.send(request)
  await test.settle()
}

describe('a public read', () => {
  it('comes from the server first, and from the device while it is fresh', async () => {
    const first = await test.send(resort())
    expect(first.headers.has(SAVED_AT_HEADER)).toBe(false)
    await test.settle()
    test.pass(FRESH)
    const second = await test.send(resort())
    expect(await dataIn(second)).toEqual({ name: 'Biệt thự', edition: 1 })
    expect(second.headers.get(SAVED_AT_HEADER)).toBe('2026-11-21T03:00:00.000Z')
    await test.settle()
    expect(test.asked).toHaveLength(1)
  })

  it('when older is shown at once, replaced behind, and pages hear of it', async () => {
    await seen()
    edition = 2
    test.pass(FRESH + 1)
    expect(await dataIn(await test.send(resort()))).toMatchObject({ edition: 1 })
    await test.settle()
    expect(test.told).toEqual([{ type: 'refreshed', name: 'resort.detail', input: { resort_id: 'a' } }])
    expect(await dataIn(await test.send(resort()))).toMatchObject({ edition: 2 })
    expect(test.asked).toHaveLength(2)
  })

  it('on a full device gives way to what is new: shown at the next question, told of once', async () => {
    await seen()
    test.device.fill()
    edition = 2
    test.pass(FRESH + 1)
    expect(await dataIn(await test.send(resort()))).toMatchObject({ edition: 1 })
    await test.settle()
    expect(test.told).toHaveLength(1)
    for (const _again of [1, 2]) {
      expect(await dataIn(await test.send(resort()))).toMatchObject({ edition: 2 })
      await test.settle()
    }
    expect(test.told).toHaveLength(1)
  })

  it('that did not change is not told of, and is fresh again', async () => {
    await seen()
    test.pass(FRESH + 1)
    await seen()
    await seen()
    expect(test.told).toEqual([])
    expect(test.asked).toHaveLength(2)
  })

  it('is asked once behind, however many pages want it', async () => {
    await seen()
    test.pass(FRESH + 1)
    await Promise.all([test.send(resort()), test.send(resort()), test.send(resort())])
    await test.settle()
    expect(test.asked).toHaveLength(2)
  })

  it('past its time comes from the network only', async () => {
    await seen()
    test.pass(KEEP + 1)
    edition = 2
    expect(await dataIn(await test.send(resort()))).toMatchObject({ edition: 2 })
    await test.settle()
    test.pass(KEEP + 1)
    test.cut()
    expect((await test.send(resort())).status).toBe(503)
  })

  it('without a network is what was saved, with its moment', async () => {
    await seen()
    test.cut()
    test.pass(FRESH * 3)
    const answer = await test.send(resort())
    expect(answer.status).toBe(200)
    expect(answer.headers.get(SAVED_AT_HEADER)).toBe('2026-11-21T03:00:00.000Z')
  })

  it('that was never seen says so, in the language asked for', async () => {
    test.cut()
    const vietnamese = await test.send(resort('b', '0'))
    const english = await test.send(resort('b', '1'))
    expect(vietnamese.status).toBe(503)
    expect(await vietnamese.json()).toMatchObject({
      status: 503,
      code: 'G_NOT_SAVED',
      message: 'Chưa có mạng và nội dung này chưa được lưu trên máy.',
    })
    expect(await english.json()).toMatchObject({
      code: 'G_NOT_SAVED',
      message: 'No network, and this has not been saved on the device.',
    })
  })

  it('in one language is not shown in the other', async () => {
    await seen(resort('a', '0'))
    test.cut()
    expect((await test.send(resort('a', '1'))).status).toBe(503)
    test.mend()
    expect(await dataIn(await test.send(resort('a', '1')))).toMatchObject({ name: 'Villa' })
  })

  it('by POST is told apart by its body', async () => {
    test.serve('search.resorts', ({ input }) => success({ for: input }))
    const search = (area: number) => requestFor(ORIGIN, 'search.resorts', { project_area_id: area }, '0')
    await seen(search(20))
    test.cut()
    expect(await dataIn(await test.send(search(20)))).toEqual({ for: { project_area_id: 20 } })
    expect((await test.send(search(21))).status).toBe(503)
  })

  it('that the server refuses is passed on, and not saved', async () => {
    test.serve('resort.detail', () => refusal(429))
    expect((await test.send(resort())).status).toBe(429)
    await test.settle()
    expect(test.device.count('answers')).toBe(0)
  })

  it('that is gone from the server leaves the device', async () => {
    await seen()
    test.serve('resort.detail', () => refusal(404))
    test.pass(FRESH + 1)
    await seen()
    test.cut()
    expect((await test.send(resort())).status).toBe(503)
  })

  it('unused longest goes first, of each call by itself', async () => {
    test.serve('home.blocks', () => success({}))
    await seen(requestFor(ORIGIN, 'home.blocks', {}, '0'))
    for (let index = 0; index <= ANSWERS_PER_CALL; index++) {
      test.pass(1)
      await seen(resort(`r${index}`))
    }
    expect(test.device.count('answers')).toBe(ANSWERS_PER_CALL + 1)
    test.cut()
    expect((await test.send(resort('r0'))).status).toBe(503)
    expect((await test.send(resort('r1'))).status).toBe(200)
    expect((await test.send(requestFor(ORIGIN, 'home.blocks', {}, '0'))).status).toBe(200)
  })

  it('works like without a worker when the device cannot save', async () => {
    test.device.break()
    await seen()
    await seen()
    expect(test.asked).toHaveLength(2)
    test.cut()
    expect((await test.send(resort())).status).toBe(503)
  })
})

describe('a first visit', () => {
  it('hands over what it was shown', async () => {
    await test.worker.handOver([
      { name: 'resort.detail', input: { resort_id: 'a' }, language: '0', data: { edition: 7 } },
    ])
    test.cut()
    expect(await dataIn(await test.send(resort()))).toEqual({ edition: 7 })
  })

  it('hands over nothing that is somebody’s own, or unknown', async () => {
    await test.worker.handOver([
      { name: 'booking.detail', input: { booking_id: 'x' }, language: '0', data: {} },
      { name: 'no.such', input: {}, language: '0', data: {} },
    ])
    expect(test.device.dump()).not.toContain('booking')
    expect(test.device.count('answers')).toBe(0)
  })
})
