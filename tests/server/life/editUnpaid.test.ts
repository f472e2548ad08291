import { and, asc, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONTACT_FREE_MINUTES } from '#contract/numbers.ts'
import { wordsOf } from '#server/modules/notices/notices.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { bookingWorld, START, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, type Stay } from '#tests/support/stays.ts'

const CONTACT = {
  fullName: 'Nguyễn Văn Bạn',
  birthday: '1991-03-04',
  phone: '0912345699',
  email: 'ban@example.com',
  note: '',
}
let test$: TestWorld
let stay: Stay
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(async () => {
  test$.clock.set(START)
  stay = await book(test$)
})

/** A longer stay that the host has agreed to. */
async function agreed() {
  await stay.edit({ check_out: '2026-12-10' })
  await stay.hostAnswers('ACCEPT')
}
/** Who has heard what of the stay since a moment. */
async function toldSince(moment: Temporal.Instant) {
  const rows = await test$.db
    .select()
    .from(notices)
    .where(and(eq(notices.ref, stay.id), gt(notices.createdAt, moment)))
    .orderBy(asc(notices.id))
  return rows.map(({ userId, kind, params }) => ({
    who: userId === stay.guest ? 'guest' : userId === stay.place.hostId ? 'host' : userId,
    kind,
    text: wordsOf({ kind, params }, 'vi').body,
  }))
}
const windowOver = async () => {
  const before = test$.clock.now()
  test$.clock.advance({ hours: 24, minutes: 3 })
  await test$.runJobs()
  expect(await stay.status()).toBe('EDIT_FAILED')
  return toldSince(before)
}

describe('a change that nobody paid (row 25)', () => {
  test('is told to both when its time is over', async () => {
    await agreed()
    const told = await windowOver()
    expect(told.map(({ who, kind }) => [who, kind])).toEqual([
      ['guest', 'guest.editWindowOver'],
      ['host', 'host.editWindowOver'],
    ])
    const { code } = await stay.now()
    for (const { text } of told) expect(text).toContain(`${code} giữ nguyên như cũ`)
  })

  test('is told to the host when its guest gives it up', async () => {
    await agreed()
    const before = test$.clock.now()
    test$.clock.advance({ minutes: 1 })
    await test$.calls['booking.withdrawEdit'](await stay.seen(), stay.asGuest())
    expect(await stay.status()).toBe('EDIT_FAILED')
    expect((await toldSince(before)).map(({ kind }) => kind)).toEqual(['host.editWindowOver'])
  })

  test('is told to both when staff lets a transfer of another amount fail', async () => {
    await agreed()
    await test$.calls['booking.reportTransfer'](await stay.seen(), stay.asGuest())
    const before = test$.clock.now()
    test$.clock.advance({ minutes: 1 })
    const nothing = { transfer_number: '', transfer_amount: 0, decision: 'NOTHING' } as const
    const reason = 'Chưa thấy tiền'
    await test$.calls['host.confirm']({ ...(await stay.seen()), received_amount: 0 }, stay.asHost())
    await test$.calls['desk.settleTransfer']({ ...(await stay.seen()), ...nothing, reason }, stay.asStaff())
    expect(await stay.status()).toBe('EDIT_FAILED')
    expect((await toldSince(before)).map(({ kind }) => kind)).toEqual([
      'guest.editWindowOver',
      'host.editWindowOver',
    ])
  })

  test('of the contact alone is the guest’s own: the host has heard of none', async () => {
    test$.clock.advance({ minutes: CONTACT_FREE_MINUTES })
    await stay.edit({ contact: CONTACT })
    expect((await windowOver()).map(({ kind }) => kind)).toEqual(['guest.editWindowOver'])
  })
})
