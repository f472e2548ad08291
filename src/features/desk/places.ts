import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { QUEUES, type Queue } from '#contract/shapes/desk.ts'
import { QUEUE_TEXT } from './parts/words.ts'

/** Pages that are nothing but their name. */
const PLAIN = {
  '': msg`Bàn làm việc`,
  find: msg`Tìm đặt phòng`,
  hosts: msg`Chủ nhà bị khóa`,
} as const satisfies Record<string, MessageDescriptor>
type Plain = keyof typeof PLAIN

/** A page of the desk, as its address names it. */
export type Place = { page: Plain } | { page: 'queue'; queue: Queue } | { page: 'booking'; id: string }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const isPlain = (text: string): text is Plain => Object.hasOwn(PLAIN, text)

/** Reads the part of an address after `/desk/`; null for a page that there is not. */
export function placeOf(path: string | undefined): Place | null {
  const text = (path ?? '').replace(/\/$/, '')
  if (isPlain(text)) return { page: text }
  const [kind, of = '', ...more] = text.split('/')
  if (more.length > 0) return null
  const queue = QUEUES.find((name) => name === of)
  if (kind === 'queue' && queue !== undefined) return { page: 'queue', queue }
  if (kind === 'booking' && UUID.test(of)) return { page: 'booking', id: of }
  return null
}

/** What a page is called. */
export function titleOf(place: Place): MessageDescriptor {
  if (place.page === 'queue') return QUEUE_TEXT[place.queue].name
  if (place.page === 'booking') return msg`Đặt phòng`
  return PLAIN[place.page]
}
