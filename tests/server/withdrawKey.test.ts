import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CheckinPublicKeys } from '#contract/checkin.ts'
import type { SigningKey } from '#contract/shapes/administration.ts'
import { keyHandlers } from '#server/modules/administration/keys.ts'
import { adminChanges } from '#server/modules/administration/tables.ts'
import { verifyCode } from '#server/modules/checkin/checkin.ts'
import { checkinKeys } from '#server/modules/checkin/tables.ts'
import { gateHandlers } from '#server/modules/gate/gate.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { wordsOf } from '#server/modules/notices/notices.ts'
import { addService, payTickets, purchaseOf } from '#tests/support/aService.ts'
import { bookingWorld, contextOf, START, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, codeOf, type Stay } from '#tests/support/stays.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
}, 120_000)
afterAll(() => test$.close())
beforeEach(async () => {
  test$.clock.set(START)
  await test$.db.delete(checkinKeys)
  await test$.db.delete(adminChanges)
})

const reason = 'Bản sao lưu bị lộ'
const admin = contextOf(uuidv7(), { role: 'ADM' })
const desk = () => keyHandlers(test$.world)
const standing = () => desk()['desk.signingKeys']({}, admin)
const statesOf = (keys: readonly SigningKey[]) =>
  keys.map(({ keyId, state }) => `${keyId} ${state}`).toReversed()
const withdraw = async (key_id: number) =>
  desk()['desk.withdrawKey']({ key_id, version: (await standing()).version, reason }, admin)
const rotate = async () => desk()['desk.rotateKey']({ version: (await standing()).version, reason }, admin)
const published = (): Promise<CheckinPublicKeys> =>
  Promise.resolve(gateHandlers(test$.world)['host.checkinKeys']({}, contextOf(uuidv7(), { role: 'CSH' })))
const idsIn = ({ keys }: CheckinPublicKeys) => keys.map(({ keyId }) => keyId)
const qrOf = async (stay: Stay) => (await stay.now()).qr?.text ?? ''
const kindOf = async (text: string) => (await verifyCode(text, await published())).kind
const comingFrom = async (stay: Stay) => (await test$.calls['booking.coming']({}, stay.asGuest())).codesFrom

describe('a withdrawn key', () => {
  test('opens no gate from that moment, and the next look at a booking has a code of a new one', async () => {
    const stay = await book(test$)
    const old = await qrOf(stay)
    expect(await kindOf(old)).toBe('signed')
    expect(await comingFrom(stay)).toBeNull()
    await stay.at('2026-12-07T15:10')
    expect(statesOf((await withdraw(1)).keys)).toEqual(['1 withdrawn', '2 signing'])
    expect(await codeOf(stay.checkIn(old))).toBe('G_CODE_WITHDRAWN')
    expect(await stay.now()).toMatchObject({ checkedInAt: null })
    const fresh = await qrOf(stay)
    expect(await kindOf(fresh)).toBe('signed')
    expect(await stay.checkIn(fresh)).toMatchObject({ first: true })
    expect(await codeOf(stay.checkIn(old))).toBe('G_CODE_WITHDRAWN')
  })

  test('keeps a scan out that a phone made before and sends after; the booking code still works', async () => {
    const stay = await book(test$)
    const old = await qrOf(stay)
    await stay.at('2026-12-07T15:10')
    const scan = { code: old, nonce: uuidv7(), scanned_at: test$.clock.now().toString() }
    test$.clock.advance({ hours: 1 })
    await withdraw(1)
    test$.clock.advance({ hours: 1 })
    expect(await codeOf(test$.calls['host.checkIn'](scan, stay.asHost()))).toBe('G_CODE_WITHDRAWN')
    const atDesk = { ...scan, reason }
    expect(await codeOf(test$.calls['desk.checkIn'](atDesk, stay.asStaff()))).toBe('G_CODE_WITHDRAWN')
    expect(await stay.now()).toMatchObject({ checkedInAt: null })
    expect(await stay.checkIn()).toMatchObject({ first: true })
  })

  test('is given to no device, which hears its number alone', async () => {
    await book(test$).then(qrOf)
    const [key] = (await published()).keys
    await withdraw(1)
    const after = await published()
    expect([idsIn(after), after.withdrawn]).toEqual([[2], [1]])
    expect(JSON.stringify(after)).not.toContain(key?.x)
  })

  test('ends tickets alike, used ones stay used', async () => {
    const sold = await addService(test$.db)
    const guest = uuidv7()
    const booking = await test$.calls['serviceBooking.create'](purchaseOf(sold), contextOf(guest))
    await payTickets(test$, booking, guest)
    const codes = async () =>
      (await test$.calls['serviceBooking.detail']({ booking_id: booking.id }, contextOf(guest))).codes.map(
        ({ code }) => code ?? '',
      )
    const old = await codes()
    test$.clock.set('2026-11-25T02:05:00Z')
    const scan = (code = '') =>
      test$.calls['host.scanTicket'](
        { code, nonce: uuidv7(), scanned_at: test$.clock.now().toString() },
        contextOf(sold.hostId, { role: 'CSH' }),
      )
    expect(await scan(old[0])).toMatchObject({ first: true })
    await withdraw(1)
    expect(await codeOf(scan(old[1]))).toBe('G_CODE_WITHDRAWN')
    expect(await scan((await codes())[1])).toMatchObject({ first: true })
    expect(await scan((await codes())[0])).toMatchObject({ first: false })
  })

  test('is replaced by the key that waits, which then signs at once', async () => {
    const stay = await book(test$)
    await qrOf(stay)
    await rotate()
    expect(statesOf((await standing()).keys)).toEqual(['1 signing', '2 coming'])
    const { keys } = await withdraw(1)
    expect(statesOf(keys)).toEqual(['1 withdrawn', '2 signing'])
    expect(keys[0]?.signsFrom).toBe(test$.clock.now().toString())
    expect(await kindOf(await qrOf(stay))).toBe('signed')
    expect(statesOf((await rotate()).keys)).toEqual(['1 withdrawn', '2 signing', '3 coming'])
  })

  test('is not replaced by a past one, which may have leaked with it', async () => {
    const stay = await book(test$)
    await qrOf(stay)
    await rotate()
    test$.clock.advance({ hours: 7 * 24 })
    expect(statesOf((await withdraw(2)).keys)).toEqual(['1 past', '2 withdrawn', '3 signing'])
    expect(idsIn(await published())).toEqual([1, 3])
  })

  test('that waits or is past leaves the signing one as it is, and its number is not used again', async () => {
    await book(test$).then(qrOf)
    await rotate()
    expect(statesOf((await withdraw(2)).keys)).toEqual(['1 signing', '2 withdrawn'])
    await rotate()
    test$.clock.advance({ hours: 7 * 24 })
    expect(statesOf((await withdraw(1)).keys)).toEqual(['1 withdrawn', '2 withdrawn', '3 signing'])
  })

  test('tells phones which saved codes are too old to be sure, but for a key that never signed', async () => {
    const stay = await book(test$)
    await qrOf(stay)
    await rotate()
    await withdraw(2)
    expect(await comingFrom(stay)).toBeNull()
    test$.clock.advance({ hours: 1 })
    await withdraw(1)
    const old = await comingFrom(stay)
    expect(old).toBe('2026-11-21T06:01:00Z')
    test$.clock.advance({ minutes: 2 })
    expect(((await stay.now()).qr?.issuedAt ?? '') > (old ?? '')).toBe(true)
  })
})

describe('who comes soon', () => {
  const toldTo = async (userId: string) =>
    (await test$.db.select().from(notices).where(eq(notices.userId, userId))).filter(({ kind }) =>
      kind.endsWith('newCode'),
    )

  test('hears of it once a booking, in both languages, with what it is about', async () => {
    const guest = uuidv7()
    const [stay, sold] = [await book(test$, { guest }), await addService(test$.db)]
    const tickets = await test$.calls['serviceBooking.create'](purchaseOf(sold), contextOf(guest))
    await payTickets(test$, tickets, guest)
    await qrOf(stay)
    test$.clock.set('2026-11-24T02:00:00Z')
    await withdraw(1)
    const told = await toldTo(guest)
    expect(told.map(({ ref }) => ref).toSorted()).toEqual([stay.id, tickets.id].toSorted())
    for (const notice of told) {
      const [vi, en] = [wordsOf(notice, 'vi'), wordsOf(notice, 'en')]
      expect(vi.title).toContain('đã được cấp lại')
      expect(en.title).toMatch(/new code|new check-in code/)
      expect(`${vi.body} ${en.body}`).not.toMatch(/[{}]|undefined/)
      expect(vi.body).toContain(notice.params['code'])
    }
    await withdraw(2)
    expect(await toldTo(guest)).toHaveLength(2)
    await test$.calls['notification.readAll']({}, contextOf(guest))
    await withdraw(3)
    expect(await toldTo(guest)).toHaveLength(4)
  })

  test('and nobody else: not far ahead, not in already, not cancelled, not booked after the key’s time', async () => {
    const far = await book(test$)
    await qrOf(far)
    test$.clock.set('2026-11-22T02:00:00Z')
    await withdraw(1)
    expect(await toldTo(far.guest)).toEqual([])
    const [inside, gone] = [await book(test$), await book(test$)]
    await gone.cancel()
    await inside.at('2026-12-07T15:10')
    await inside.checkIn()
    await withdraw(2)
    expect([await toldTo(inside.guest), await toldTo(gone.guest)]).toEqual([[], []])
    expect(await toldTo(far.guest)).toHaveLength(1)
    await rotate()
    await withdraw(4)
    expect(await toldTo(far.guest)).toHaveLength(1)
    await rotate()
    test$.clock.advance({ hours: 8 * 24 })
    const late = await book(
      test$,
      {},
      { check_in: '2026-12-21', check_out: '2026-12-23', shown_total: 2_000_000 },
    )
    await withdraw(3)
    expect(await toldTo(late.guest)).toEqual([])
  })
})
