import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LISTS, type ListName } from '#contract/shapes/administration.ts'
import { QUEUES, type Queue } from '#contract/shapes/desk.ts'
import { UUID } from '#contract/uuid.ts'
import { LIST_TEXT } from './admin/words.ts'
import { QUEUE_TEXT } from './parts/words.ts'

/** Pages that are nothing but their name. */
const PLAIN = {
  '': msg`Bàn làm việc`,
  find: msg`Tìm đặt phòng`,
  hosts: msg`Chủ nhà bị khóa`,
  letters: msg`Mẫu thư`,
  admin: msg`Quản trị`,
  'admin/users': msg`Người dùng`,
  'admin/roles': msg`Vai trò`,
  'admin/vouchers': msg`Mã giảm giá`,
  'admin/home': msg`Trang chủ`,
  'admin/keys': msg`Khóa ký mã`,
  'admin/security': msg`Nhật ký an ninh`,
} as const satisfies Record<string, MessageDescriptor>
type Plain = keyof typeof PLAIN

/** A page of the desk, as its address names it. */
export type Place =
  | { page: Plain }
  | { page: 'queue'; queue: Queue }
  | { page: 'booking' | 'tickets'; id: string }
  | { page: 'list'; list: ListName }

const isPlain = (text: string): text is Plain => Object.hasOwn(PLAIN, text)

/** Reads the part of an address after `/desk/`; null for a page that there is not. */
export function placeOf(path: string | undefined): Place | null {
  const text = (path ?? '').replace(/\/$/, '')
  if (isPlain(text)) return { page: text }
  const list = LISTS.find((name) => text === `admin/lists/${name}`)
  if (list !== undefined) return { page: 'list', list }
  const [kind, of = '', ...more] = text.split('/')
  if (more.length > 0) return null
  const queue = QUEUES.find((name) => name === of)
  if (kind === 'queue' && queue !== undefined) return { page: 'queue', queue }
  if ((kind === 'booking' || kind === 'tickets') && UUID.test(of)) return { page: kind, id: of }
  return null
}

/** What a page is called. */
export function titleOf(place: Place): MessageDescriptor {
  if (place.page === 'queue') return QUEUE_TEXT[place.queue].name
  if (place.page === 'list') return LIST_TEXT[place.list]
  if (place.page === 'booking') return msg({ message: 'Đặt phòng', context: 'one' })
  if (place.page === 'tickets') return msg({ message: 'Vé', context: 'one' })
  return PLAIN[place.page]
}
