import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingWorld, START, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, codeOf, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(() => {
  test$.clock.set(START)
})

const qrOf = async (stay: Stay) => (await stay.now()).qr?.text ?? ''

test('M10: a code that a change withdrew opens nothing and names nobody, also once the guest is in', async () => {
  const stay = await book(test$)
  const old = await qrOf(stay)
  await stay.edit({ number_of_adult: 3 })
  await stay.hostAnswers('ACCEPT')
  await stay.pay()
  const fresh = await qrOf(stay)
  await stay.at('2026-12-07T15:10')
  expect(await codeOf(stay.checkIn(old))).toBe('G_CODE_INVALID')
  expect(await stay.checkIn(fresh)).toMatchObject({ first: true })
  expect(await codeOf(stay.checkIn(old))).toBe('G_CODE_INVALID')
  // The code that stands is another phone's scan beside the first, as before.
  expect(await stay.checkIn(fresh)).toMatchObject({ first: false })
})

test('M10: a stay that was cancelled under its guest, or is over, has no code that opens', async () => {
  const stay = await book(test$)
  const code = await qrOf(stay)
  await stay.at('2026-12-07T15:10')
  const scan = { code, nonce: uuidv7(), scanned_at: test$.clock.now().toString() }
  expect(await test$.calls['host.checkIn'](scan, stay.asHost())).toMatchObject({ first: true })
  await test$.calls['desk.forceCancel'](
    { ...(await stay.seen()), reason: 'Nhà ngập nước', force_majeure: false, evidence: 'Ảnh của khách' },
    stay.asStaff(),
  )
  for (const text of [code, (await stay.now()).code])
    expect(await codeOf(stay.checkIn(text))).toBe('G_CODE_INVALID')
  // The phone that checked the guest in, and did not hear so, is told once more.
  expect(await test$.calls['host.checkIn'](scan, stay.asHost())).toMatchObject({ first: false })

  const left = await book(test$)
  const last = await qrOf(left)
  await left.at('2026-12-07T15:10')
  await left.checkIn(last)
  await left.at('2026-12-10T10:00')
  expect(await codeOf(left.checkIn(last))).toBe('G_CODE_INVALID')
})
