import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Capability, Role } from '#contract/grants.ts'
import type { BlockKind, ListName, User } from '#contract/shapes/administration.ts'

export const ROLE_TEXT: Record<Role, MessageDescriptor> = {
  KT: msg`Khách`,
  CSH: msg`Chủ nhà`,
  CDT: msg`Nhà đầu tư`,
  ADM: msg`Quản trị`,
  STAFF: msg`Nhân viên`,
  OTG: msg`Hỗ trợ`,
}
export const CAPABILITY_TEXT: Record<Capability, MessageDescriptor> = {
  'booking.create': msg`đặt phòng`,
  'booking.own': msg`xem đặt phòng của mình`,
  'host.work': msg`làm chủ nhà`,
  'desk.work': msg`làm việc ở bàn nhân viên`,
  'desk.administer': msg`quản trị`,
  'investor.read': msg`xem số liệu đầu tư`,
  'account.remove': msg`xóa tài khoản của mình`,
}
export const STATE_TEXT: Record<User['state'], MessageDescriptor> = {
  ACTIVE: msg({ message: 'Đang dùng', context: 'account' }),
  LOCKED: msg`Bị khóa`,
  LEAVING: msg`Đang xóa`,
  ERASED: msg`Đã xóa`,
}
export const LIST_TEXT: Record<ListName, MessageDescriptor> = {
  areas: msg`Khu vực`,
  services: msg`Dịch vụ của chỗ ở`,
  benefits: msg`Tiện nghi của phòng`,
  master: msg`Danh mục chung`,
}
export const BLOCK_TEXT: Record<BlockKind, MessageDescriptor> = {
  banner: msg`Biểu ngữ`,
  offer: msg`Chỗ nổi bật`,
  testimonial: msg`Lời khách kể`,
  news: msg`Tin và sự kiện`,
}

const CHANGE_TEXT: Readonly<Record<string, MessageDescriptor>> = {
  giveRole: msg`Trao vai trò`,
  takeRole: msg`Thu hồi vai trò`,
  endSessions: msg`Đăng xuất mọi thiết bị`,
  suspend: msg`Khóa tài khoản`,
  restore: msg`Mở khóa`,
  deleteRole: msg`Xóa vai trò`,
  restoreRole: msg`Khôi phục vai trò`,
  add: msg({ message: 'Thêm', context: 'done' }),
  save: msg`Sửa`,
  remove: msg`Xóa`,
  show: msg`Cho hiện`,
  hide: msg`Cho ẩn`,
  rotateKey: msg`Thay khóa`,
  withdrawKey: msg`Thu hồi khóa`,
}
/** What an administrator did, in the list of changes. */
export const changeText = (act: string): MessageDescriptor | undefined =>
  Object.hasOwn(CHANGE_TEXT, act) ? CHANGE_TEXT[act] : undefined
