import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SHARED_STAY_PATH } from '#contract/shapes/sharedStay.ts'
import { stayShares } from '#server/modules/sharing/tables.ts'
import { bookingWorld, contextOf, START, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, codeOf, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(() => test$.clock.set(START))

const share = async (stay: Stay, withCode = false): Promise<string> => {
  const { path } = await test$.calls['booking.share'](
    { booking_id: stay.id, with_code: withCode },
    stay.asGuest(),
  )
  expect(path.startsWith(`${SHARED_STAY_PATH}#`)).toBe(true)
  return path.split('#')[1] ?? ''
}
/** Who opens the link: nobody we know. */
const look = (token: string) =>
  test$.calls['stay.shared']({ token }, { ...contextOf(uuidv7()), person: null })
const end = (stay: Stay) => test$.calls['booking.endShare']({ booking_id: stay.id }, stay.asGuest())
const state = (stay: Stay) => test$.calls['booking.shareState']({ booking_id: stay.id }, stay.asGuest())

describe('a stay shared with who travels along', () => {
  test('shows the place, the days, the way and the host’s telephone, and nothing of the guest or the money', async () => {
    const contact = {
      fullName: 'Trần Quốc Khánh',
      email: 'khanh@ghe.example',
      phone: '0912888777',
      birthday: '1990-01-01',
      note: '',
    }
    const stay = await book(test$, {}, { contact })
    const { arrival, resortName, code, total } = await stay.now()
    const shown = await look(await share(stay))
    expect(shown).toMatchObject({ resortName, arrival, qr: null })
    expect(arrival.hostPhone).not.toBe('')
    const text = JSON.stringify(shown)
    for (const secret of [
      contact.fullName,
      contact.email,
      '912888777',
      code,
      String(total),
      stay.id,
      stay.guest,
    ])
      expect(text).not.toContain(secret)
  })

  test('shows the check-in code only where the guest says so, and what the gate takes', async () => {
    const stay = await book(test$)
    const shown = await look(await share(stay, true))
    expect(await state(stay)).toMatchObject({ share: { withCode: true } })
    await stay.at('2026-12-07T15:00')
    await stay.checkIn(shown.qr?.text)
    expect((await stay.now()).checkedInAt).not.toBeNull()
  })

  test('ends when the guest ends it or makes another, and says so; one that never was is not found', async () => {
    const stay = await book(test$)
    const first = await share(stay)
    const second = await share(stay)
    expect(await codeOf(look(first))).toBe('G_SHARE_ENDED')
    expect(await codeOf(look(second))).toBe('done')
    await end(stay)
    await end(stay)
    expect(await codeOf(look(second))).toBe('G_SHARE_ENDED')
    expect(await state(stay)).toEqual({ share: null })
    expect(await codeOf(look('A'.repeat(32)))).toBe('G_404')
  })

  test('ends by itself with a cancellation, and a day after the stay; before it is booked there is none', async () => {
    const unpaid = await book(test$, { pay: false })
    expect(await codeOf(share(unpaid))).toBe('G_NOT_SHARED')
    const cancelled = await book(test$)
    const token = await share(cancelled)
    await cancelled.cancel()
    expect(await codeOf(look(token))).toBe('G_SHARE_ENDED')
    const stay = await book(test$)
    const kept = await share(stay, true)
    await stay.at('2026-12-10T11:00')
    expect(await look(kept)).toMatchObject({ qr: null })
    await stay.at('2026-12-11T11:00')
    expect(await codeOf(look(kept))).toBe('G_SHARE_ENDED')
    expect(await codeOf(share(stay))).toBe('G_NOT_SHARED')
  })

  test('belongs to its guest alone, and a copy of the table opens nothing', async () => {
    const stay = await book(test$)
    const token = await share(stay)
    const stranger = contextOf(uuidv7())
    const booking_id = stay.id
    for (const call of [
      () => test$.calls['booking.share']({ booking_id, with_code: true }, stranger),
      () => test$.calls['booking.endShare']({ booking_id }, stranger),
      () => test$.calls['booking.shareState']({ booking_id }, stranger),
    ])
      expect(await codeOf(call())).toBe('G_404')
    expect(await codeOf(look(token))).toBe('done')
    const rows = await test$.db.select().from(stayShares)
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const { tokenHash } of rows) expect(await codeOf(look(tokenHash.slice(0, 32)))).toBe('G_404')
  })
})
