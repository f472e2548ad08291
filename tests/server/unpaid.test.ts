import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINT_NAMES, ENDPOINTS, type Endpoint, type EndpointName } from '#contract/endpoints.ts'
import { bookingDetail } from '#contract/shapes/booking.ts'
import { transact } from '#server/db/transact.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { foundHead } from '#server/modules/found/found.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { addPlace, bookingOf, CHECK_IN, CHECK_OUT, type Place } from '#tests/support/bookingWorld.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

/** What only a booked guest may know. */
const SECRETS = {
  address: { vi: '17 hẻm Bí Mật, Phường 3, Đà Lạt', en: '17 Secret Alley, Ward 3, Da Lat' },
  directions: { vi: ['Rẽ trái ở cây đa'], en: ['Left at the banyan'] },
  hotline: '+84999000111',
  lat: 11.912345,
  lng: 108.454321,
  shownLat: 11.915,
  shownLng: 108.4523,
}
const HOST_PHONE = '+84912345678'
const HIDDEN = [
  'Bí Mật',
  'Secret Alley',
  'cây đa',
  'banyan',
  SECRETS.hotline,
  '11.912',
  '108.454',
  HOST_PHONE,
  HOST_PHONE.replace('+84', '0'),
]

let server: TestApp
let token: string
let place: Place
let number = 0
beforeAll(async () => {
  server = await startApp()
  token = await server.tokenOf('guest')
})
afterAll(() => server.close())
beforeEach(async () => {
  place = await secretPlace()
})

/** A place with everything that is not everybody's. */
async function secretPlace(more: { type?: 1 | 3 } = {}): Promise<Place> {
  const made = await addPlace(server.services.db)
  await transact(server.services.db, async (tx) => {
    await tx
      .update(resorts)
      .set({ ...SECRETS, ...more })
      .where(eq(resorts.id, made.resortId))
    await raiseCatalogueVersion(tx)
  })
  return made
}

const ask = (name: EndpointName, input: object = {}, language: 0 | 1 = 0) =>
  server.call(name, input, { token, language, key: `unpaid-${(number += 1)}` })
const detail = async (name: EndpointName, input: object) => {
  const { body } = await ask(name, input)
  return z.parse(bookingDetail, body.data)
}
const told = (text: string) => HIDDEN.filter((secret) => text.includes(secret))
const seen = ({ id, version }: { id: string; version: number }) => ({ booking_id: id, version })

/** Reads that a guest or anybody may make, but for the one that leaves. */
const READS = ENDPOINT_NAMES.filter((name) => {
  const { method, who, stream, path }: Endpoint = ENDPOINTS[name]
  return (
    method === 'GET' &&
    stream === undefined &&
    !path.includes('{') &&
    ['anyone', 'signedIn', 'booking.own'].includes(who)
  )
})

/** Everything that every read answers about this place and booking, in both languages. */
async function everyAnswer(bookingId: string): Promise<string> {
  const fields = {
    booking_id: bookingId,
    resort_id: place.resortId,
    room_id: place.roomIds[0] ?? '',
    from_day: CHECK_IN,
    to_day: CHECK_OUT,
  }
  const answers: string[] = []
  for (const name of READS)
    for (const language of [0, 1] as const) {
      const { text } = await ask(name, fields, language)
      answers.push(text)
    }
  return answers.join('\n')
}

describe('M16: who has not booked', () => {
  test('reads of a house where about it is, and no answer tells its address, the way or a telephone', async () => {
    const { id } = await detail('booking.create', bookingOf(place, { payment_method: 'VNPAY' }))
    expect(READS.length).toBeGreaterThan(25)
    const all = await everyAnswer(id)
    expect(told(all)).toEqual([])
    expect(all).toContain('Phường 3, Đà Lạt')
    expect(all).toContain('Ward 3, Da Lat')
    const searched = { project_area_id: 20, from_day: CHECK_IN, to_day: CHECK_OUT }
    expect(told((await ask('search.resorts', searched)).text)).toEqual([])
  })

  test('neither while they pay by transfer, nor when the host is asked, nor after they cancelled', async () => {
    const steps: string[] = []
    const keep = async (name: EndpointName, input: object) => {
      const { text, status, body } = await ask(name, input)
      expect([name, status]).toEqual([name, 200])
      steps.push(text)
      return z.parse(bookingDetail, body.data)
    }
    const made = await keep('booking.create', bookingOf(place, { payment_method: 'BANK_TRANSFER' }))
    const switched = await keep('booking.switchToVnpay', seen(made))
    const again = await keep('booking.chooseTransfer', seen(switched))
    steps.push((await ask('payment.address', seen(again))).text)
    const reported = await keep('booking.reportTransfer', seen(again))
    expect(reported).toMatchObject({
      status: 'CSH_CONFIRM',
      arrival: { open: false, hostPhone: '', directions: [] },
    })
    steps.push(await everyAnswer(made.id))
    const other = await detail('booking.create', bookingOf(await addPlace(server.services.db)))
    await keep('booking.cancel', seen(other))
    expect(told(steps.join('\n'))).toEqual([])
  })

  test('a house’s page tells finders its area; a hotel’s address is everybody’s, its telephone is not', async () => {
    const headOf = (segment: string) =>
      foundHead(server.services)({
        address: `/${segment}/${place.resortId}`,
        language: 'vi',
        status: 200,
        head: '',
      })
    expect(told(await headOf('villa'))).toEqual([])
    const hotel = await secretPlace({ type: 3 })
    const { text } = await ask('resort.detail', { resort_id: hotel.resortId })
    expect(told(text)).toEqual(['Bí Mật'])
  })
})

test('M16: a booked guest has address, way and telephone', async () => {
  const { id } = await detail('booking.create', bookingOf(place, { payment_method: 'BANK_TRANSFER' }))
  await server.services.db.update(bookings).set({ status: 'ORDERED' }).where(eq(bookings.id, id))
  expect(await detail('booking.detail', { booking_id: id })).toMatchObject({
    arrival: {
      open: true,
      address: SECRETS.address.vi,
      directions: SECRETS.directions.vi,
      position: { lat: SECRETS.lat, lng: SECRETS.lng },
      hostPhone: HOST_PHONE,
      hotline: SECRETS.hotline,
    },
  })
})
