import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LETTER_KINDS } from '#contract/letterKinds.ts'
import { DEFAULT_NOTICE_SETTINGS } from '#contract/shapes/notification.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { writeLetter } from '#server/letters/writeLetter.ts'
import { lettersHandlers } from '#server/modules/letters/letters.ts'
import { sampleLetter } from '#server/modules/letters/sample.ts'
import { entriesOf } from '#server/modules/ledger/ledger.ts'
import { LETTERS } from '#server/modules/notices/notices.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { saveSettings } from '#server/modules/notices/settings.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import {
  addPlace,
  bookingWorld,
  contextOf,
  START,
  TOTAL,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'
import { mailing, someone } from '#tests/support/letters.ts'
import { book, codeOf } from '#tests/support/stays.ts'

let test$: TestWorld
let number = 0
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(async () => {
  test$.clock.set(START)
  test$.gateway.refundAnswer.kind = 'on its way'
  await test$.db.delete(notices)
})

const address = (who: string) => `${who}${++number}@ghe.test`

/** A guest and a host who are both reached by mail, and a place of the host. */
async function people(wishes: Parameters<typeof addPlace>[1] = {}, language: 'vi' | 'en' = 'vi') {
  const [guestMail, hostMail] = [address('khach'), address('chu')]
  const guest = await someone(test$, { email: guestMail, language })
  const hostId = await someone(test$, { email: hostMail, role: 'CSH' })
  return { guest, guestMail, hostMail, at: await addPlace(test$.db, { ...wishes, hostId }) }
}

const fileOf = (letter: Mail | undefined, end: string) => {
  const file = letter?.attachments?.find(({ name }) => name.endsWith(end))
  if (file === undefined) throw new Error(`no ${end} in "${letter?.subject}"`)
  return file.content
}

async function pdfText(content: Uint8Array | string): Promise<string> {
  if (typeof content === 'string') throw new Error('not a PDF')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
  return text.replaceAll('\u00a0', ' ')
}

/** What is written after a label of a receipt, as a number. */
const sumAfter = (text: string, label: string): number => {
  const [, sum = ''] = new RegExp(`${label}\\s+(-?[\\d.,]+) ₫`).exec(text) ?? []
  return Number(sum.replaceAll(/[.,]/g, ''))
}

const moved = async (stay: { place: { resortId: string }; id: string }, kind: string, sign: 1 | -1) =>
  (await entriesOf(test$.db, { resortId: stay.place.resortId, id: stay.id }))
    .filter((entry) => entry.kind === kind && ['gateway', 'bank'].includes(entry.account))
    .reduce((sum, { amount }) => sum + sign * amount, 0)

describe('letters come', () => {
  test('once, to guest and host, when a stay is paid', async () => {
    const { guestMail, hostMail, ...who } = await people()
    const post = mailing(test$)
    await book(test$, who)
    await post.send()
    await post.send()
    expect(post.titles(guestMail)).toEqual(['Đã đặt xong'])
    expect(post.titles(hostMail)).toEqual(['Có đặt phòng mới'])
  })

  test('in the language of their reader', async () => {
    const { guestMail, hostMail, ...who } = await people({}, 'en')
    const post = mailing(test$)
    await book(test$, who)
    await post.send()
    expect(post.titles(guestMail)).toEqual(['You are booked'])
    const letter = post.letters.find(({ to }) => to === guestMail)
    expect(letter?.html).toContain('lang="en"')
    expect(letter?.text).toMatch(/Check-in: Monday,? 07 Dec 2026, 14:00/)
    expect(post.titles(hostMail)).toEqual(['Có đặt phòng mới'])
  })

  test('for all of a booking’s life: changed, cancelled, refunded', async () => {
    const { guestMail, hostMail, ...who } = await people()
    const post = mailing(test$)
    const stay = await book(test$, who)
    await stay.edit({ check_out: '2026-12-08' })
    await stay.hostAnswers('ACCEPT')
    await stay.cancel()
    test$.gateway.refundAnswer.kind = 'done'
    await stay.at('2026-11-21T18:00')
    await post.send()
    expect(new Set(post.titles(guestMail))).toEqual(
      new Set([
        'Đã đặt xong',
        'Thay đổi đã được nhận',
        'Bạn đã hủy đặt phòng',
        'Đã hoàn tiền',
        'Đã hoàn 1.000.000 ₫',
      ]),
    )
    expect(post.titles(hostMail)).toEqual(['Có đặt phòng mới', 'Khách xin thay đổi', 'Khách đã hủy'])
  })

  test('the day before arrival, once however often the clock looks, and when the stay is over', async () => {
    const { guestMail, hostMail: _host, ...who } = await people()
    const post = mailing(test$)
    const stay = await book(test$, who)
    await stay.at('2026-12-06T09:59')
    await post.send()
    expect(post.titles(guestMail)).not.toContain('Mai bạn nhận phòng')
    await stay.at('2026-12-06T10:00')
    await stay.at('2026-12-06T10:05')
    await post.send()
    expect(post.titles(guestMail).filter((title) => title === 'Mai bạn nhận phòng')).toHaveLength(1)
    await stay.at('2026-12-07T15:00')
    await stay.checkIn()
    await stay.at('2026-12-09T15:00')
    await post.send()
    expect(post.titles(guestMail)).toContain('Chuyến đi thế nào?')
  })

  test('not to who has silenced bookings, and not about what is old news', async () => {
    const { guestMail, hostMail, guest, at } = await people()
    const kinds = { ...DEFAULT_NOTICE_SETTINGS.kinds, BOOKING: false }
    await saveSettings(test$.db, guest, { ...DEFAULT_NOTICE_SETTINGS, kinds }, test$.clock.now())
    const post = mailing(test$)
    const stay = await book(test$, { guest, at })
    await stay.at('2026-11-24T18:00')
    await post.send()
    expect(post.titles(guestMail)).toEqual([])
    expect(post.titles(hostMail)).toEqual([])
  })

  test('to a host without a mail address as a text message, where a guest waits, and only there', async () => {
    const hostId = await someone(test$, { phone: '+84900000001', role: 'CSH' })
    const guest = await someone(test$, { phone: '+84900000002' })
    const post = mailing(test$)
    await book(test$, { at: await addPlace(test$.db, { hostId, policy: 'PAY_THEN_CONFIRM' }), guest })
    await book(test$, { at: await addPlace(test$.db, { hostId }), guest })
    await post.send()
    // The guest's come to the address of the stay.
    expect(new Set(post.letters.map(({ to }) => to))).toEqual(new Set(['khach@ghe.test']))
    expect(post.messages).toEqual([
      expect.objectContaining({
        to: '+84900000001',
        text: expect.stringMatching(/^Ghe: khach cua GHE-.{6} cho/),
      }),
    ])
  })
})

describe('with a booking’s letter come', () => {
  test('an entry for the calendar, which a calendar reads', async () => {
    const { guestMail, hostMail: _host, ...who } = await people()
    const post = mailing(test$)
    const stay = await book(test$, who)
    await post.send()
    const letter = post.letters.find(({ to }) => to === guestMail)
    const calendar = new ICAL.Component(ICAL.parse(String(fileOf(letter, '.ics'))))
    const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    const { resortName, code, version } = await stay.now()
    expect(entry.summary).toBe(`Ở ${resortName}`)
    expect(entry.location).toBe('1 Đường Thông')
    expect(entry.startDate.toJSDate().toISOString()).toBe('2026-12-07T07:00:00.000Z')
    expect(entry.endDate.toJSDate().toISOString()).toBe('2026-12-09T05:00:00.000Z')
    expect(entry.uid).toContain(stay.id)
    expect(entry.sequence).toBe(version)
    expect(entry.description).toContain(code)
  })

  test('a receipt, whose sums are those of the books', async () => {
    const { guestMail, hostMail: _host, ...who } = await people()
    const post = mailing(test$)
    const stay = await book(test$, who)
    await post.send()
    const text = await pdfText(
      fileOf(
        post.letters.find(({ to }) => to === guestMail),
        '.pdf',
      ),
    )
    expect(text).toContain('Biên nhận thanh toán')
    expect(text).toContain('Trần Văn Khách')
    expect(sumAfter(text, 'Đã nhận từ bạn')).toBe(await moved(stay, 'payment', 1))
    expect(sumAfter(text, 'Tổng cộng')).toBe(TOTAL)
  })
})

describe('a receipt as a download', () => {
  const receipt = (id: string, who: string) =>
    lettersHandlers(test$.world)['booking.receipt']({ booking_id: id }, contextOf(who))

  test('says after a cancellation with a fee what stayed and what went back', async () => {
    const stay = await book(test$)
    await stay.at('2026-12-06T15:00')
    await stay.cancel(1_500_000)
    test$.gateway.refundAnswer.kind = 'done'
    await stay.at('2026-12-06T18:00')
    const text = await pdfText((await receipt(stay.id, stay.guest)).content)
    expect(sumAfter(text, 'Phí hủy')).toBe(1_500_000)
    expect(sumAfter(text, 'Hoàn lại cho bạn')).toBe(await moved(stay, 'refundDone', -1))
    expect(sumAfter(text, 'Bạn đã trả, sau khi trừ tiền hoàn')).toBe(1_500_000)
  })

  test('is there for its guest alone, and only of what was paid', async () => {
    const stay = await book(test$, { pay: false })
    expect(await codeOf(receipt(stay.id, stay.guest))).toBe('G_404')
    await stay.pay()
    expect(await codeOf(receipt(stay.id, stay.guest))).toBe('done')
    const stranger = await someone(test$, { email: address('la') })
    for (const who of [stranger, stay.place.hostId]) expect(await codeOf(receipt(stay.id, who))).toBe('G_404')
  })
})

describe('every kind of letter', () => {
  const now = Temporal.Instant.from(START)
  const all = LETTER_KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })))

  test('is sent for some notice', () => {
    expect(new Set<string>(Object.values(LETTERS))).toEqual(new Set<string>(LETTER_KINDS))
  })

  test.each(all)('$kind, $language: no word is missing, in HTML and in text', ({ kind, language }) => {
    const letter = sampleLetter(kind, { language, site: 'https://ghe.test', now })
    const { html, text, subject } = writeLetter(letter, 'an@ghe.test')
    for (const part of [html.replaceAll(/<style>.*?<\/style>/gs, ''), text, subject])
      expect(part).not.toMatch(/[{}]|undefined|null|NaN|Có cập nhật mới|There is an update/)
    for (const said of [letter.title, ...letter.lead, ...letter.notes, letter.button?.text ?? '-'])
      expect(text).toContain(said)
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain('prefers-color-scheme: dark')
    for (const { label, value } of letter.facts ?? []) expect(text).toContain(`${label}: ${value}`)
    if (language === 'en')
      expect(text.replace(/Nguyễn Thị Mai An|Hoa Hồng|Đà Lạt|Ghé|₫/g, '')).not.toMatch(/[ăđơưạảấầậệộợờ]/i)
  })
})

test('what is sent stays sent: a letter is written down as mailed', async () => {
  const { guestMail: _guest, hostMail: _host, guest, at } = await people()
  const post = mailing(test$)
  await book(test$, { guest, at })
  await post.send()
  const rows = await test$.db.select().from(notices).where(eq(notices.userId, guest))
  expect(rows.map(({ mailDueAt, mailedAt }) => [mailDueAt, mailedAt?.toString()])).toEqual([
    [null, test$.clock.now().toString()],
  ])
})
