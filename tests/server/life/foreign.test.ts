import { safeParse } from 'zod/mini'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS, ENDPOINT_NAMES, type Endpoint, type EndpointName } from '#contract/endpoints.ts'
import { Refusal } from '#server/refusal.ts'
import { bookingWorld, contextOf, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
let stay: Stay
beforeAll(async () => {
  test$ = await bookingWorld()
  stay = await book(test$)
})
afterAll(() => test$.close())

/** Something right for every field that acts on bookings have beside the booking itself. */
const FILLED = {
  version: 2,
  answer: 'ACCEPT',
  act: 'GUEST_CANCEL',
  reason: 'vì sao',
  evidence: 'x',
  text: 'x',
  decision: 'CONFIRM',
  fee: 'EDITING',
  received_amount: 1,
  transfer_number: 'FT1',
  transfer_amount: 1,
  shown_to_pay: 0,
  shown_total: 0,
  shown_month: 0,
  shown_year: 0,
  clean: 5,
  convenient: 5,
  service: 5,
  bin: '970436',
  number: '0011001234567',
  holder: 'A',
  contact: {
    fullName: 'A',
    birthday: '1990-01-01',
    phone: '0912345678',
    email: 'a@ghe.test',
    note: '',
  },
}
/** What a person is told about a booking: the code and its parameters, and whether anything of the booking is shown. */
async function told(name: EndpointName, booking_id: string, who: ReturnType<typeof contextOf>) {
  const calls: Record<string, unknown> = test$.calls
  const call = calls[name]
  const input = safeParse(ENDPOINTS[name].input, {
    ...FILLED,
    ...(name === 'desk.resolveComplaint' ? { decision: 'GOES_ON' } : {}),
    booking_id,
  })
  if (typeof call !== 'function' || !input.success) throw new Error(`${name} cannot be called so`)
  try {
    await Reflect.apply(call, undefined, [input.data, who])
    return { code: 'done', current: false }
  } catch (error) {
    if (error instanceof Refusal)
      return { code: error.code, params: error.params, current: error.details.current !== undefined }
    throw error
  }
}

describe('a booking of somebody else', () => {
  const of = (who: Endpoint['who']) =>
    ENDPOINT_NAMES.filter((name) => name !== 'host.residencyDone').filter((name) => {
      const endpoint: Endpoint = ENDPOINTS[name]
      return endpoint.who === who && 'shape' in endpoint.input && hasBooking(endpoint.input.shape)
    })
  test.each([...of('booking.own'), ...of('host.work')])('answers %s like one that is not', async (name) => {
    const stranger = contextOf(uuidv7(), { role: ENDPOINTS[name].who === 'host.work' ? 'CSH' : 'KT' })
    const foreign = await told(name, stay.id, stranger)
    expect(foreign).toEqual(await told(name, uuidv7(), stranger))
    expect(foreign).toMatchObject({ code: 'G_404', current: false })
  })
  test.each(of('desk.work'))('is staff’s to see, and one that is not is missing, in %s', async (name) => {
    expect(await told(name, uuidv7(), stay.asStaff())).toMatchObject({ code: 'G_404', current: false })
  })
  test('is nothing that a guest of it or its host has to fear for', async () => {
    expect((await told('booking.detail', stay.id, stay.asGuest())).code).toBe('done')
    expect((await told('host.booking', stay.id, stay.asHost())).code).toBe('done')
    expect((await told('host.booking', stay.id, contextOf(stay.guest, { role: 'CSH' }))).code).toBe('G_404')
  })
})

function hasBooking(shape: unknown): boolean {
  return typeof shape === 'object' && shape !== null && 'booking_id' in shape
}
