import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LETTER } from '#contract/numbers.ts'
import { putAddress } from '#server/modules/accounts/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { smtpMail } from '#server/ports/mail/smtp.ts'
import { addPlace, bookingWorld, START, type Place, type TestWorld } from '#tests/support/bookingWorld.ts'
import { mailing, someone } from '#tests/support/letters.ts'
import { mailServer, messageId, type MailServer } from '#tests/support/mailServer.ts'
import { book } from '#tests/support/stays.ts'

let test$: TestWorld
let server: MailServer
let number = 0
let at: Place
beforeAll(async () => {
  test$ = await bookingWorld()
  server = await mailServer()
})
afterAll(async () => {
  await server.close()
  await test$.close()
})
beforeEach(async () => {
  test$.clock.set(START)
  await test$.db.delete(notices)
  at = await addPlace(test$.db)
  server.letters.length = 0
  Object.assign(server.state, { refuses: '', refusesAddress: null, refusesSender: null })
})

const post = () => mailing(test$, smtpMail({ url: server.url, from: 'Ghé <xin-chao@ghe.test>' }))
const guestAt = (email: string) => someone(test$, { email })
const told = async (userId: string) =>
  (await test$.db.select().from(notices).where(eq(notices.userId, userId))).map(({ kind }) => kind)
const waiting = async (userId: string) =>
  (await test$.db.select().from(notices).where(eq(notices.userId, userId))).filter(
    ({ mailDueAt }) => mailDueAt !== null,
  ).length

test('nobody at an address: it is marked, the person told in the app, and nothing more is sent', async () => {
  const guest = await guestAt('la@ghe.test')
  server.state.refusesAddress = { code: 550, text: '5.1.1 no such user' }
  await book(test$, { at, guest })
  const { send } = post()
  await send()
  expect(await told(guest)).toEqual(expect.arrayContaining(['guest.mailRefused']))
  expect((await told(guest)).filter((kind) => kind === 'guest.mailRefused')).toHaveLength(1)
  expect(await waiting(guest)).toBe(0)
  server.state.refusesAddress = null
  await book(test$, { at: await addPlace(test$.db), guest })
  await send()
  expect(server.letters).toEqual([])
  await test$.db.transaction((tx) => putAddress(tx, guest, { kind: 'email', value: 'moi@ghe.test' }))
  await book(test$, { at: await addPlace(test$.db), guest })
  await send()
  expect(server.letters.map((letter) => /^To: (.*)$/m.exec(letter)?.[1]?.trim())).toEqual(['moi@ghe.test'])
})

test('a refusal of what we are, not of whom it is to, marks nobody', async () => {
  const guest = await guestAt('chan@ghe.test')
  server.state.refusesAddress = { code: 550, text: '5.7.1 blocked by policy' }
  await book(test$, { at, guest })
  await post().send()
  expect(await told(guest)).toEqual(['guest.paymentSucceeded'])
  expect(await waiting(guest)).toBe(0)
  const [user] = await test$.db.select().from(users).where(eq(users.id, guest))
  expect(user?.emailRefusedAt).toBeNull()
})

test.each([
  ['an address for now', () => (server.state.refusesAddress = { code: 450, text: '4.2.0 try later' })],
  ['us, our quota being used up', () => (server.state.refusesSender = { code: 550, text: '5.4.5 quota' })],
  ['a letter for now', () => (server.state.refuses = 'no room')],
])(
  'a server that refuses %s is asked again, ever more rarely, with the same letter',
  async (_what, refuse) => {
    const guest = await guestAt(`lai${++number}@ghe.test`)
    await book(test$, { at, guest })
    refuse()
    const { send } = post()
    await send()
    expect(await waiting(guest)).toBe(1)
    test$.clock.set(test$.clock.now().add({ seconds: LETTER.firstRetrySeconds }).toString())
    await send()
    Object.assign(server.state, { refuses: '', refusesAddress: null, refusesSender: null })
    test$.clock.set(test$.clock.now().add({ seconds: LETTER.firstRetrySeconds }).toString())
    await send()
    expect(server.letters).toEqual([])
    test$.clock.set(test$.clock.now().add({ seconds: LETTER.firstRetrySeconds }).toString())
    await send()
    const [row] = await test$.db.select().from(notices).where(eq(notices.userId, guest))
    expect(server.letters.map(messageId)).toEqual([`<${row?.id}@ghe.test>`])
    expect(await waiting(guest)).toBe(0)
  },
)

test('nothing is tried for longer than it is news', async () => {
  const guest = await guestAt('lau@ghe.test')
  await book(test$, { at, guest })
  server.state.refuses = 'no room'
  const { send } = post()
  for (let hours = 0; hours <= LETTER.newsHours + 4; hours += 4) {
    await send()
    test$.clock.set(test$.clock.now().add({ hours: 4 }).toString())
  }
  expect(await waiting(guest)).toBe(0)
})

const contactAt = (email: string) => ({
  fullName: 'Phạm Thu Trà',
  birthday: '1990-02-17',
  phone: '0912345678',
  email,
  note: '',
})
const tos = () => server.letters.map((letter) => /^To: (.*)$/m.exec(letter)?.[1]?.trim())

test('whose account has no email is written to where their stay says, once it is paid', async () => {
  const guest = await someone(test$, { phone: '+84912345678' })
  const contact = contactAt('tra@ghe.test')
  const held = await book(test$, { at, guest, pay: false }, { contact })
  await held.cancel()
  const { send } = post()
  await send()
  expect(tos()).toEqual([])
  await book(test$, { at: await addPlace(test$.db), guest }, { contact })
  await send()
  expect(tos()).toEqual(['tra@ghe.test'])
})

test('nobody at the address of a stay: told once in the app, and nothing more is sent there', async () => {
  const guest = await someone(test$, { phone: '+84912345679' })
  const contact = contactAt('nham@ghe.test')
  server.state.refusesAddress = { code: 550, text: '5.1.1 no such user' }
  await book(test$, { at, guest }, { contact })
  const { send } = post()
  await send()
  server.state.refusesAddress = null
  await book(test$, { at: await addPlace(test$.db), guest }, { contact })
  await send()
  expect(tos()).toEqual([])
  expect((await told(guest)).filter((kind) => kind === 'guest.mailRefused')).toHaveLength(1)
  expect(await waiting(guest)).toBe(0)
  await book(test$, { at: await addPlace(test$.db), guest }, { contact: contactAt('dung@ghe.test') })
  await send()
  expect(tos()).toEqual(['dung@ghe.test'])
})
