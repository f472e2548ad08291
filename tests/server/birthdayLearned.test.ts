import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '#server/db/transact.ts'
import { addAccount, profileOf } from '#server/modules/accounts/accounts.ts'
import { bookingWorld, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book } from '#tests/support/stays.ts'

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())

const contact = {
  fullName: 'Lê Thị Bích',
  birthday: '1992-05-17',
  phone: '0912345678',
  email: 'bich@ghe.example',
  note: '',
}
const account = (name: string, phone: string) =>
  transact(test$.db, (tx) => addAccount(tx, { name, phone, roles: ['KT'] }, test$.clock.now()))

test('who booked without an account is not asked for their birthday again; another’s is not taken for theirs', async () => {
  const herself = await account(contact.fullName, '+84912000001')
  await book(test$, { guest: herself }, { contact })
  expect(await profileOf(test$.db, herself)).toMatchObject({ birthday: '1992-05-17' })
  await book(test$, { guest: herself }, { contact: { ...contact, birthday: '1993-01-01' } })
  expect(await profileOf(test$.db, herself)).toMatchObject({ birthday: '1992-05-17' })
  const friend = await account('Trần Văn Nam', '+84912000002')
  await book(test$, { guest: friend }, { contact })
  expect(await profileOf(test$.db, friend)).toMatchObject({ birthday: null })
})
