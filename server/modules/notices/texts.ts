import type { BookingEvent } from '#contract/booking/names.ts'
import type { ServiceEvent } from '#contract/service/names.ts'
import type { Side } from '#contract/shapes/notification.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { CHAT } from './texts/chat.ts'
import { GUEST } from './texts/guest.ts'
import { HOST } from './texts/host.ts'
import { SEARCHES } from './texts/searches.ts'
import type { Text } from './texts/text.ts'
import { TICKETS } from './texts/tickets.ts'

/** The words of every notice, in one place. */
const TEXTS = { ...CHAT, ...GUEST, ...HOST, ...SEARCHES, ...TICKETS }
/** What a person can be told; a kind without words cannot be written. */
export type NoticeKind = keyof typeof TEXTS
export type NoticeParams = Record<string, string | number>

const texts: Readonly<Record<string, Text>> = TEXTS
const isKind = (name: string): name is NoticeKind => Object.hasOwn(TEXTS, name)

/** The kind of notice that an event of a booking is for one of its sides, null where nobody wrote one. */
export function eventKind(side: Side, event: BookingEvent): NoticeKind | null {
  const kind = `${side}.${event}`
  return isKind(kind) ? kind : null
}

/** The same for an event of a service booking. */
export function ticketKind(side: Side, event: ServiceEvent): NoticeKind | null {
  const kind = `${side}.tickets.${event}`
  return isKind(kind) ? kind : null
}

/** Of a notice whose kind nobody knows any more: an older version may have written it. */
const UNKNOWN: Text = {
  vi: { title: 'Có cập nhật mới', body: 'Bạn mở ra để xem nhé.' },
  en: { title: 'There is an update', body: 'Open it to see.' },
}

const ZONE = 'Asia/Ho_Chi_Minh'
const two = (number: number) => String(number).padStart(2, '0')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dayOf = ({ day, month }: { day: number; month: number }, language: Language) =>
  language === 'vi' ? `${two(day)}/${two(month)}` : `${day} ${MONTHS[month - 1] ?? ''}`

/** A param as people read it: a day as 24/11, a moment as 14:35 on that day, everything else as it is: names may look like days. */
function written(value: string | number | undefined, language: Language): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return value.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-US')
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayOf(Temporal.PlainDate.from(value), language)
    if (!/^\d{4}-\d\d-\d\dT/.test(value)) return value
    const moment = Temporal.Instant.from(value).toZonedDateTimeISO(ZONE)
    return `${two(moment.hour)}:${two(moment.minute)}, ${dayOf(moment, language)}`
  } catch {
    return value
  }
}

/** Whose words a notice has: where an event can end in several ways, the status after it (`to`) chooses them. */
export function textKeyOf({ kind, params }: { kind: string; params: NoticeParams }): string {
  const ended = `${kind}.${params['to'] ?? ''}`
  return isKind(ended) ? ended : kind
}

/** A notice in one language. */
export function wordsOf(
  notice: { kind: string; params: NoticeParams },
  language: Language,
): { title: string; body: string } {
  const { params } = notice
  const { title, body } = (texts[textKeyOf(notice)] ?? UNKNOWN)[language]
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_place, name: string) => written(params[name], language))
  return { title: filled(title), body: filled(body) }
}

/** Whose side a notice speaks to. */
export const sideOf = (kind: string): Side => (kind.startsWith('host.') ? 'host' : 'guest')
