import { calendarFile } from '#contract/calendarFile.ts'
import { transact } from '#server/db/transact.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { receiptOf } from '#server/letters/receipt.ts'
import { receiptPdf } from '#server/letters/receiptPdf.ts'
import { requestText } from '#server/letters/requestText.ts'
import { searchLetter, type SearchTold } from '#server/letters/searchLetter.ts'
import { SHAPES, stayLetter, type Stay } from '#server/letters/stayLetter.ts'
import { STAY_WORDS } from '#server/letters/stayWords.ts'
import { writeLetter } from '#server/letters/writeLetter.ts'
import { readerOf, refuseMail, type Reader } from '#server/modules/accounts/accounts.ts'
import { detailWithoutCode, findBooking } from '#server/modules/bookings/bookings.ts'
import {
  addNotices,
  knowsRefused,
  letterOf,
  TARGETS,
  wordsOf,
  type Composed,
  type NoticeRow,
} from '#server/modules/notices/notices.ts'
import { wantsToHear } from '#server/modules/savedSearches/savedSearches.ts'
import type { Attachment } from '#server/ports/mail/mail.ts'
import type { Services } from '#server/services.ts'

type World = Pick<Services, 'db' | 'clock' | 'settings'>
type Detail = Awaited<ReturnType<typeof detailWithoutCode>>

/** A stay as an entry of its guest's calendar. */
function calendarOf(
  stay: Stay,
  { language, site, now }: { language: Language; site: string; now: Temporal.Instant },
): Attachment {
  const { title, code, checkin } = STAY_WORDS[language].calendar
  const address = `${site}/booking/${stay.id}/checkin`
  const notes = [code(stay.code), ...stay.arrival.directions, checkin(address)].join('\n')
  return {
    name: `${stay.code}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile(stay, { title: title(stay.resortName), notes, address, now }),
  }
}

/** What was paid for a stay, as a PDF. */
export const receiptFile = async (
  stay: Detail,
  { language, company, now }: { language: Language; company: readonly string[]; now: Temporal.Instant },
): Promise<Attachment> => ({
  name: `${stay.code}.pdf`,
  type: 'application/pdf',
  content: await receiptPdf(receiptOf(stay, { language, company, now }), now),
})

const filesOf = (world: World, stay: Detail, reader: Reader, kind: keyof typeof SHAPES) => {
  const { clock, settings } = world
  const { language } = reader
  const now = clock.now()
  return Promise.all(
    SHAPES[kind].files.map(async (file) =>
      file === 'calendar'
        ? calendarOf(stay, { language, site: settings.publicAddress, now })
        : receiptFile(stay, { language, company: settings.company.company, now }),
    ),
  )
}

const amountIn = ({ params }: NoticeRow): number | null =>
  typeof params['amount'] === 'number' ? params['amount'] : null

/** What a notice says of a saved search. */
export function searchTold(
  notice: Pick<NoticeRow, 'kind' | 'params' | 'ref'>,
  language: Language,
): SearchTold {
  const { params, ref } = notice
  const text = (name: string) => String(params[`${name}${language === 'vi' ? 'Vi' : 'En'}`] ?? '')
  const amount = (name: string) => (typeof params[name] === 'number' ? params[name] : null)
  return {
    id: ref,
    ...wordsOf(notice, language),
    about: text('about'),
    place: text('place'),
    now: amount('now') ?? 0,
    before: amount('before'),
  }
}

/** Where time is short and no mail comes: a host whose guest waits, by text message. */
function textFor(notice: NoticeRow, { phone, language }: Reader): Composed | null {
  const until = notice.params['until']
  if (phone === null || letterOf(notice) !== 'hostRequest' || typeof until !== 'string') return null
  const code = String(notice.params['code'] ?? '')
  return { sms: { to: phone, id: notice.id, text: requestText({ language, code, until }) } }
}

/** A letter about a saved search, unless its person does not want to hear of it any more. */
async function aboutSearch(
  { db, settings }: World,
  notice: NoticeRow,
  { email, language }: { email: string; language: Language },
): Promise<Composed | null> {
  if (!(await wantsToHear(db, notice.userId, notice.ref))) return null
  const letter = searchLetter(searchTold(notice, language), language, settings.publicAddress)
  return { mail: { ...writeLetter(letter, email), id: notice.id } }
}

/**
 * Where a guest whose account has no email is written to: the address that they gave with the stay. Nobody proved that it is
 * theirs, so nothing goes there before something was paid, and nothing more once nobody is there.
 */
async function contactOf(
  { db }: World,
  notice: NoticeRow,
  { refused }: Reader,
  { contact, paid }: Detail,
): Promise<string | null> {
  const due = notice.kind.startsWith('guest.') && !refused && paid > 0
  return due && !(await knowsRefused(db, notice.userId, contact.email)) ? contact.email : null
}

/** Writes the letter that a notice also is, in its reader's language; null where they are not reached. */
export async function compose(world: World, notice: NoticeRow): Promise<Composed | null> {
  const { db, settings } = world
  const kind = letterOf(notice)
  const reader = await readerOf(db, notice.userId)
  if (kind === null || reader === null) return null
  const { email, language } = reader
  if (kind === 'savedSearch') return email === null ? null : aboutSearch(world, notice, { email, language })
  const stay = await transact(db, async (tx) => {
    const booking = await findBooking(tx, notice.ref)
    return booking && detailWithoutCode(world, tx, booking, language)
  })
  if (stay === null) return null
  const to = email ?? (await contactOf(world, notice, reader, stay))
  if (to === null) return textFor(notice, reader)
  const told = { kind, ...wordsOf(notice, language), amount: amountIn(notice) ?? stay.refundAmount }
  const letter = stayLetter(stay, told, language, settings.publicAddress)
  return {
    mail: {
      ...writeLetter(letter, to),
      id: notice.id,
      attachments: await filesOf(world, stay, reader, kind),
    },
  }
}

/**
 * Nobody is at an address: nothing more is sent there, and the person is told where they look, once. Answers whether they may
 * be reached another way: what was sent to the address of a stay may not.
 */
export const markUnreachable = (
  { db, clock }: World,
  { userId }: NoticeRow,
  address: string,
): Promise<boolean> =>
  transact(db, async (tx) => {
    const createdAt = clock.now()
    const own = await refuseMail(tx, { userId, email: address, now: createdAt })
    const reader = await readerOf(tx, userId)
    // The account has another address by now, or it is known.
    if (!own && (reader?.email !== null || reader.refused)) return true
    if (!own && (await knowsRefused(tx, userId, address))) return false
    const about = { userId, target: TARGETS.ACCOUNT, ref: userId }
    await addNotices(tx, [{ ...about, kind: 'guest.mailRefused', params: { address }, createdAt }])
    return own
  })
