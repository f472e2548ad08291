import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SecurityKind } from '#contract/shapes/securityLog.ts'

export const SECURITY_TEXT: Record<SecurityKind, MessageDescriptor> = {
  signedIn: msg({ message: 'Đăng nhập', context: 'happened' }),
  signInFailed: msg`Đăng nhập không thành công`,
  confirmFailed: msg`Nhập sai mật khẩu khi xác nhận`,
  sessionEnded: msg`Phiên kết thúc`,
  passwordChanged: msg({ message: 'Đổi mật khẩu', context: 'happened' }),
  passkeyAdded: msg`Thêm khóa truy cập`,
  passkeyRemoved: msg`Gỡ khóa truy cập`,
  roleChanged: msg`Đổi vai trò`,
  suspended: msg`Khóa tài khoản`,
  restored: msg`Mở khóa tài khoản`,
  keyWithdrawn: msg`Thu hồi khóa ký mã`,
  moneyAccountSet: msg`Đổi tài khoản nhận tiền`,
  moneyApproved: msg`Duyệt khoản lớn`,
  moneyOut: msg`Tiền chuyển đi`,
  dossierRead: msg`Nhân viên xem hồ sơ`,
}

const DETAIL_TEXT: Readonly<Record<string, MessageDescriptor>> = {
  password: msg`bằng mật khẩu`,
  passkey: msg`bằng khóa truy cập`,
  code: msg`bằng mã xác nhận`,
  social: msg`bằng Google, Facebook hoặc Apple`,
  return: msg`quay lại tài khoản đang xóa`,
  signed_out: msg`tự đăng xuất`,
  reused: msg`mã cũ bị dùng lại`,
  ended_elsewhere: msg`kết thúc từ thiết bị khác`,
  ended_by_staff: msg`nhân viên kết thúc`,
  password_changed: msg`do đổi mật khẩu`,
  account_removed: msg`do xóa tài khoản`,
  given: msg`được trao`,
  taken: msg`bị thu hồi`,
  refund: msg`hoàn tiền cho khách`,
  payout: msg`chi trả chủ nhà`,
  BANK: msg`chuyển khoản`,
  GATEWAY: msg`qua cổng thanh toán`,
}
/** What a word of a row's details says to people. */
export const detailText = (word: string): MessageDescriptor | undefined =>
  Object.hasOwn(DETAIL_TEXT, word) ? DETAIL_TEXT[word] : undefined
