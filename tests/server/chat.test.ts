import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CHAT_LETTERS_MAX, CHAT_LOOK_SECONDS } from '#contract/numbers.ts'
import { user as userShape } from '#contract/shapes/administration.ts'
import { chatMessage, chatPage, chatUnread, deskChatPage, thread } from '#contract/shapes/chat.ts'
import { pushedAnswer } from '#contract/shapes/notification.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { chatsPersonal } from '#server/modules/chats/personal.ts'
import { conversations, messages } from '#server/modules/chats/tables.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, TEST_NOW, type TestApp } from '#tests/support/server.ts'

let server: TestApp
const tokens: Partial<Record<keyof typeof DEMO_ACCOUNTS, string>> = {}
type Who = keyof typeof DEMO_ACCOUNTS
let place: string
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
  for (const who of ['guest', 'host', 'otherGuest', 'otherHost', 'staff', 'admin'] as const)
    tokens[who] = await server.tokenOf(who)
  const [own] = await server.services.db
    .select()
    .from(resorts)
    .where(eq(resorts.hostId, DEMO_ACCOUNTS.host.id))
  place = own?.id ?? ''
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  for (const table of [conversations, messages, notices]) await server.services.db.delete(table)
})

const as = (who: Who) => ({ token: tokens[who] ?? '' })
let keys = 0
const key = () => `a-key-of-this-chat-${(keys += 1)}`
type To = { conversation_id?: string; resort_id?: string; about_booking?: string }
const send = (
  who: Who,
  to: To,
  said: { text?: string; id?: string; key?: string; picture_ids?: string[] } = {},
) =>
  server.call(
    'chat.send',
    {
      ...to,
      message_id: said.id ?? uuidv7(),
      text: said.text ?? 'Chào bạn',
      picture_ids: said.picture_ids ?? [],
    },
    { ...as(who), key: said.key ?? key() },
  )
const open = async (who: Who, to: To & { before?: number; page_size?: number } = {}) =>
  thread.parse((await server.call('chat.thread', to, as(who))).body.data)
const texts = async (who: Who, to: To) =>
  (await open(who, { ...to, page_size: 50 })).messages.map(({ text }) => text)
const list = async (who: Who, side: 'PERSON' | 'HOST') =>
  chatPage.parse((await server.call('chat.list', { side }, as(who))).body.data).conversations
const unread = async (who: Who) => chatUnread.parse((await server.call('chat.unread', {}, as(who))).body.data)
const told = async (who: Who, language: 0 | 1 = 0) =>
  pushedAnswer.parse((await server.call('notification.pushed', { language }, as(who))).body.data)
/** Begins a conversation of the guest with the host, and says its id. */
async function begun(text = 'Chào chủ nhà'): Promise<string> {
  await send('guest', { resort_id: place }, { text })
  return (await open('guest', { resort_id: place })).head.id ?? ''
}
const isNull = (value: unknown) => value === null

describe('a guest and a host', () => {
  it('talk about a place: the first message begins it, both see who said what', async () => {
    const before = await open('guest', { resort_id: place })
    expect(before).toMatchObject({ messages: [], older: null, head: { kind: 'OWNER', side: 'PERSON' } })
    expect(isNull(before.head.id)).toBe(true)
    const id = await begun()
    const [line] = await list('host', 'HOST')
    expect(line).toMatchObject({ id, name: DEMO_ACCOUNTS.guest.name, lastText: 'Chào chủ nhà', unread: 1 })
    await send('host', { conversation_id: id }, { text: 'Mình nghe đây' })
    const seen = await open('guest', { resort_id: place })
    expect(seen.messages.map(({ side, mine, text }) => [side, mine, text])).toEqual([
      ['PERSON', true, 'Chào chủ nhà'],
      ['HOST', false, 'Mình nghe đây'],
    ])
    expect(await list('guest', 'PERSON')).toMatchObject([{ id, lastText: 'Mình nghe đây', lastMine: false }])
    expect(await list('host', 'PERSON')).toEqual([])
  })

  it('have one conversation a place, also when two phones begin it at once', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_none, index) => send('guest', { resort_id: place }, { text: `${index}` })),
    )
    expect(await list('guest', 'PERSON')).toHaveLength(1)
    expect((await texts('guest', { resort_id: place })).toSorted()).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  it('page upwards, without a gap and without a repetition', async () => {
    const id = await begun('1')
    for (let number = 2; number <= 25; number++)
      await send('guest', { resort_id: place }, { text: `${number}` })
    const seen: string[] = []
    for (let before: number | null = 1000; before !== null;) {
      const page = await open('host', { conversation_id: id, before })
      seen.unshift(...page.messages.map(({ text }) => text))
      before = page.older
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_none, index) => `${index + 1}`))
  })

  it('know how far the other has read, and never less than before', async () => {
    const id = await begun()
    await send('guest', { resort_id: place })
    expect(await unread('host')).toEqual({ owner: 0, host: 2, support: 0 })
    const read = (spot: number) =>
      server.call('chat.read', { conversation_id: id, place: spot }, { ...as('host'), key: key() })
    await read(1)
    expect((await open('guest', { resort_id: place })).head.readByOther).toBe(1)
    await read(99)
    await read(1)
    expect((await open('guest', { resort_id: place })).head.readByOther).toBe(2)
    expect(await unread('host')).toEqual({ owner: 0, host: 0, support: 0 })
    expect(await unread('guest')).toEqual({ owner: 0, host: 0, support: 0 })
  })
})

describe('a booking', () => {
  it('stands at the head of what is said about it, and lets its host begin, too', async () => {
    const { db } = server.services
    const [booking] = await db
      .select()
      .from(bookings)
      .where(and(eq(bookings.tenantId, DEMO_ACCOUNTS.guest.id), eq(bookings.hostId, DEMO_ACCOUNTS.host.id)))
    if (!booking) throw new Error('the demo guest has no stay with the demo host')
    const about = { about_booking: booking.id }
    expect((await send('otherHost', about)).body.code).toBe('G_404')
    expect((await send('otherGuest', { resort_id: booking.resortId, ...about })).body.code).toBe('G_404')
    expect((await open('host', about)).head).toMatchObject({ side: 'HOST', stay: { code: booking.code } })
    await send('host', about, { text: 'Mấy giờ bạn đến?' })
    const seen = await open('guest', { resort_id: booking.resortId })
    expect(seen.head.stay).toMatchObject({ bookingId: booking.id, checkIn: booking.checkIn })
    expect(seen.messages).toMatchObject([{ side: 'HOST', mine: false, text: 'Mấy giờ bạn đến?' }])
    await send('guest', { resort_id: booking.resortId, ...about }, { text: '9 giờ' })
    expect(await texts('host', about)).toEqual(['Mấy giờ bạn đến?', '9 giờ'])
    expect(await list('host', 'HOST')).toHaveLength(1)
  })
})

describe('a message', () => {
  it('is there once: repeated, sent by two lines at once, or again after its key was forgotten', async () => {
    const id = uuidv7()
    const once = () => send('guest', { resort_id: place }, { id, text: 'một lần', key: 'the-same-key-1' })
    await Promise.all([once(), once(), once()])
    await once()
    const again = await send('guest', { resort_id: place }, { id, text: 'một lần', key: key() })
    expect(chatMessage.parse(again.body.data)).toMatchObject({ id, place: 1 })
    expect(await texts('guest', { resort_id: place })).toEqual(['một lần'])
    expect(await list('host', 'HOST')).toMatchObject([{ unread: 1 }])
  })

  it('stands in the order of its lane, whatever is repeated on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 8 }),
        async (repeats) => {
          for (const table of [conversations, messages]) await server.services.db.delete(table)
          for (const [index, times] of repeats.entries()) {
            const one = { id: uuidv7(), text: `tin ${index}`, key: key() }
            await Promise.all(Array.from({ length: times }, () => send('guest', { resort_id: place }, one)))
          }
          expect(await texts('guest', { resort_id: place })).toEqual(
            repeats.map((_times, index) => `tin ${index}`),
          )
        },
      ),
      { numRuns: 8 },
    )
  })

  it('of another under the same id is refused like one that is not there', async () => {
    const conversation_id = await begun()
    const id = uuidv7()
    await send('guest', { resort_id: place }, { id })
    expect((await send('host', { conversation_id }, { id })).body.code).toBe('G_404')
  })

  it.each([
    ['nothing', ''],
    ['spaces', '   \n '],
    ['marks that nobody sees', '\u200b\u200d\u2060\ufeff\u202e'],
    ['fillers', '\u3164\u2800'],
  ])('of %s is none', async (_what, text) => {
    const { status, body } = await send('guest', { resort_id: place }, { text })
    expect([status, body.code, body.fields?.['text']?.code]).toEqual([400, 'G_INPUT', 'C_001'])
  })

  it.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['one letter too many', 'ế'.repeat(CHAT_LETTERS_MAX + 1)],
    ['a letter with 9,000 accents', `e${'\u0301'.repeat(9000)}`],
  ])('of %s is too long', async (_what, text) => {
    const { status, body } = await send('guest', { resort_id: place }, { text })
    expect([status, body.fields?.['text']?.code]).toEqual([400, 'C_031'])
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['braces and quotes', '{name} “{text}” {0}'],
    ['a moment that is none', '2026-99-99T99:99 và 2026-01-01T'],
    ['turned writing', '\u202eabc\u202c שלום'],
    ['families', '👨‍👩‍👧‍👦'.repeat(20)],
    ['as many letters as may be', 'ế'.repeat(CHAT_LETTERS_MAX)],
  ])('of %s arrives letter by letter, and is no harm to notices', async (_what, text) => {
    const id = await begun(text)
    expect(await texts('host', { conversation_id: id })).toEqual([text.normalize('NFC').trim()])
    const [notice] = await told('host')
    expect(notice?.title).toBe(`${DEMO_ACCOUNTS.guest.name} nhắn cho chủ nhà`)
    expect(notice?.body.startsWith('“')).toBe(true)
    expect(notice?.body).not.toMatch(/[\u202a-\u202e]/)
  })

  it('takes no picture that is not its writer’s', async () => {
    const { body } = await send('guest', { resort_id: place }, { picture_ids: [`photo-${'a'.repeat(26)}`] })
    expect(body.fields).toMatchObject({ picture_ids: { code: 'G_404' } })
    expect(await list('guest', 'PERSON')).toEqual([])
  })
})

describe('a conversation of others', () => {
  it('answers like one that is not, in every call', async () => {
    const id = await begun()
    const supports = (await send('otherGuest', {})).status
    expect(supports).toBe(200)
    for (const who of ['otherGuest', 'otherHost', 'staff', 'admin'] as const) {
      const answers = async (conversation_id: string) =>
        [
          await server.call('chat.thread', { conversation_id }, as(who)),
          await send(who, { conversation_id }),
          await server.call('chat.read', { conversation_id, place: 1 }, { ...as(who), key: key() }),
          await server.call('chat.look', { conversation_id, looking: true }, as(who)),
        ].map(({ status, body }) => [status, body.code])
      const foreign = await answers(id)
      expect(foreign).toEqual(await answers(uuidv7()))
      expect(foreign.every(([status]) => status === 404)).toBe(true)
      expect(await list(who, 'HOST')).toEqual([])
    }
    expect(
      (await server.call('chat.take', { conversation_id: id, take: true }, { ...as('staff'), key: key() }))
        .status,
    ).toBe(404)
  })

  it('cannot be begun with oneself, with nobody, or about a booking of somebody else', async () => {
    expect((await send('host', { resort_id: place })).body.code).toBe('G_404')
    expect((await send('guest', { resort_id: uuidv7() })).body.code).toBe('G_404')
    expect((await send('guest', { resort_id: place, about_booking: uuidv7() })).body.code).toBe('G_404')
    expect(await list('guest', 'PERSON')).toEqual([])
  })

  it('ends when one of them has left: it can be read, and nothing more is sent', async () => {
    const id = await begun()
    const { db } = server.services
    const leave = (state: 'LEAVING' | 'ACTIVE') =>
      db.update(users).set({ state }).where(eq(users.id, DEMO_ACCOUNTS.guest.id))
    await leave('LEAVING')
    expect((await open('host', { conversation_id: id })).head).toMatchObject({ closed: true, name: '' })
    expect((await send('host', { conversation_id: id })).body.code).toBe('G_CHAT_CLOSED')
    await leave('ACTIVE')
    expect((await send('host', { conversation_id: id })).status).toBe(200)
  })
})

describe('what a person said', () => {
  it('goes with them, and is gone with them; the other side’s words stay', async () => {
    const { db } = server.services
    const id = await begun('Số của tôi là 0912')
    await send('host', { conversation_id: id }, { text: 'Mình ghi rồi' })
    const rows: object[] = []
    for (const { rows: read } of chatsPersonal.sections)
      for await (const row of await read(db, DEMO_ACCOUNTS.guest.id)) rows.push(row)
    expect(JSON.stringify(rows)).toContain('Số của tôi là 0912')
    expect(JSON.stringify(rows)).not.toContain('Mình ghi rồi')
    await db.transaction((tx) => chatsPersonal.erase(tx, DEMO_ACCOUNTS.guest.id, server.clock.now()))
    expect(await texts('host', { conversation_id: id })).toEqual(['', 'Mình ghi rồi'])
    expect(await list('host', 'HOST')).toMatchObject([{ lastText: '' }])
  })

  it('is gone from what the other side was told of it, too', async () => {
    const { db } = server.services
    const erase = (id: string) => db.transaction((tx) => chatsPersonal.erase(tx, id, server.clock.now()))
    const id = await begun('Số của tôi là 0912')
    await send('otherGuest', { resort_id: place }, { text: 'Còn phòng không?' })
    await send('host', { conversation_id: id }, { text: 'Mình ghi rồi' })
    expect((await told('host')).map(({ body }) => body)).toContain('“Số của tôi là 0912”')
    await erase(DEMO_ACCOUNTS.guest.id)
    expect((await told('host')).map(({ body }) => body)).toEqual(['“Còn phòng không?”'])
    expect(await told('guest')).toHaveLength(1)
    await erase(DEMO_ACCOUNTS.host.id)
    expect(await told('guest')).toEqual([])
  })
})

describe('notices', () => {
  it('are one a conversation, in the reader’s language, and gone once it is read', async () => {
    const id = await begun('một')
    await send('guest', { resort_id: place }, { text: 'hai' })
    expect(await told('host')).toMatchObject([
      { target: 2, ref: id, side: 'host', body: '“hai”', is_read: false },
    ])
    expect((await told('host', 1))[0]?.title).toContain('wrote to you as a host')
    await server.call('chat.read', { conversation_id: id, place: 2 }, { ...as('host'), key: key() })
    expect(await told('host')).toMatchObject([{ is_read: true }])
    await send('host', { conversation_id: id }, { text: 'ba' })
    expect(await told('guest')).toMatchObject([{ ref: place, side: 'guest', body: '“ba”', is_read: false }])
  })

  it('are read already for who is looking, until they have looked away or for a while', async () => {
    const id = await begun()
    const look = (looking: boolean) => server.call('chat.look', { conversation_id: id, looking }, as('guest'))
    const readAfter = async () => {
      await send('host', { conversation_id: id })
      return (await told('guest')).map(({ is_read }) => is_read)
    }
    await look(true)
    expect(await readAfter()).toEqual([true])
    await look(false)
    expect(await readAfter()).toEqual([false])
    await look(true)
    server.clock.set(
      Temporal.Instant.from(TEST_NOW)
        .add({ seconds: CHAT_LOOK_SECONDS + 1 })
        .toString(),
    )
    expect(await readAfter()).toEqual([false])
  })
})

describe('staff', () => {
  const queue = async (who: Who, wanted: 'WAITING' | 'MINE' | 'ALL' = 'WAITING') =>
    deskChatPage.parse((await server.call('chat.queue', { list: wanted }, as(who))).body.data)
  const take = (who: Who, conversation_id: string, taking = true) =>
    server.call('chat.take', { conversation_id, take: taking }, { ...as(who), key: key() })

  it('answers who waits longest first; one colleague at a time, and nobody takes it from them', async () => {
    await send('guest', {}, { text: 'Tôi chưa nhận được tiền hoàn' })
    server.clock.set(Temporal.Instant.from(TEST_NOW).add({ minutes: 5 }).toString())
    await send('otherGuest', {}, { text: 'Hello' })
    const waiting = await queue('staff')
    expect(waiting).toMatchObject({
      waiting: 2,
      conversations: [{ name: DEMO_ACCOUNTS.guest.name, takenBy: null }, { lastText: 'Hello' }],
    })
    const id = waiting.conversations[0]?.id ?? ''
    expect((await send('staff', { conversation_id: id })).body.code).toBe('G_CHAT_NOT_TAKEN')
    const both = await Promise.all([take('staff', id), take('admin', id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const winner: Who = both[0]?.status === 200 ? 'staff' : 'admin'
    const loser: Who = winner === 'staff' ? 'admin' : 'staff'
    const refused = await send(loser, { conversation_id: id })
    expect([refused.body.code, refused.body['params']]).toEqual([
      'G_CHAT_TAKEN',
      [DEMO_ACCOUNTS[winner].name],
    ])
    expect((await queue(loser)).conversations.map((line) => line.id)).not.toContain(id)
    expect((await send(winner, { conversation_id: id }, { text: 'Tôi xem ngay' })).status).toBe(200)
    expect((await queue(winner)).waiting).toBe(1)
    expect((await queue(winner, 'MINE')).conversations).toMatchObject([{ id, takenBy: { me: true } }])
    expect((await open('guest')).messages.at(-1)).toMatchObject({ side: 'STAFF', text: 'Tôi xem ngay' })
    expect((await told('guest'))[0]).toMatchObject({ ref: 'support', title: 'Nhân viên Ghé trả lời bạn' })
    expect(await unread('guest')).toMatchObject({ support: 1 })
    await take(winner, id, false)
    expect((await take(loser, id)).status).toBe(200)
  })

  it('lets colleagues go on with what one had taken who is suspended, lost the role or is erased', async () => {
    const { id: user_id } = DEMO_ACCOUNTS.staff
    const admin = { token: await server.confirmedTokenOf('admin') }
    const change = async (name: 'desk.setRole' | 'desk.suspend', wish: object) => {
      const user = userShape.parse((await server.call('desk.user', { user_id }, admin)).body.data)
      const asked = { user_id, version: user.version, reason: 'Theo phiếu yêu cầu', ...wish }
      expect((await server.call(name, asked, { ...admin, key: key() })).status).toBe(200)
    }
    await send('guest', {}, { text: 'Có ai ở đó không?' })
    const id = (await queue('admin')).conversations[0]?.id ?? ''
    const takenBy = async () => (await open('admin', { conversation_id: id })).head.takenBy?.name ?? 'nobody'
    const waits = async () => (await queue('admin')).conversations.map((line) => line.id)
    const takenAgain = async () => {
      expect((await take('staff', id)).status).toBe(200)
      expect([await takenBy(), await waits()]).toEqual([DEMO_ACCOUNTS.staff.name, []])
    }
    const free = async () => expect([await takenBy(), await waits()]).toEqual(['nobody', [id]])

    await takenAgain()
    await change('desk.setRole', { role: 'OTG', give: true })
    await change('desk.setRole', { role: 'STAFF', give: false })
    expect(await takenBy()).toBe(DEMO_ACCOUNTS.staff.name)
    await change('desk.setRole', { role: 'STAFF', give: true })
    await change('desk.setRole', { role: 'OTG', give: false })

    await change('desk.setRole', { role: 'KT', give: true })
    await change('desk.setRole', { role: 'STAFF', give: false })
    await free()
    await change('desk.setRole', { role: 'STAFF', give: true })
    await change('desk.setRole', { role: 'KT', give: false })

    await takenAgain()
    await change('desk.suspend', { suspended: true })
    await free()
    await change('desk.suspend', { suspended: false })
    tokens.staff = await server.tokenOf('staff')

    await takenAgain()
    await server.services.db.transaction((tx) => chatsPersonal.erase(tx, user_id, server.clock.now()))
    await free()
  })

  it('is offered a conversation that somebody holds who has left', async () => {
    await send('guest', {}, { text: 'Có ai ở đó không?' })
    const id = (await queue('admin')).conversations[0]?.id ?? ''
    await take('staff', id)
    const left = (state: 'LEAVING' | 'ACTIVE') =>
      server.services.db.update(users).set({ state }).where(eq(users.id, DEMO_ACCOUNTS.staff.id))
    await left('LEAVING')
    const { head } = await open('admin', { conversation_id: id })
    await left('ACTIVE')
    expect(head.takenBy === null).toBe(true)
  })

  it('talks to hosts, too', async () => {
    await send('host', {}, { text: 'Cho tôi hỏi về lịch trả tiền' })
    expect((await queue('staff')).conversations).toMatchObject([{ name: DEMO_ACCOUNTS.host.name }])
    expect(await list('host', 'HOST')).toEqual([])
  })
})
