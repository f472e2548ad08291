import type { Message } from './message.ts'

/** What can be said to an administrator. */
export const ADMINISTRATION_CODES = {
  G_STALE: {
    status: 409,
    vi: 'Mục này vừa được người khác sửa.',
    en: 'Somebody else has just changed this.',
  },
  G_ROLE_IN_USE: {
    status: 409,
    vi: 'Không xóa được vai trò này: còn {0} tài khoản đang giữ.',
    en: 'This role cannot be deleted: {0} accounts hold it.',
  },
  G_ROLE_GONE: {
    status: 409,
    vi: 'Vai trò này đã bị xóa, không trao được nữa.',
    en: 'This role was deleted and cannot be given any more.',
  },
  G_OWN_ADMIN: {
    status: 409,
    vi: 'Bạn không tự bỏ được quyền quản trị của mình. Nhờ một người quản trị khác nhé.',
    en: 'You cannot take your own administration right away. Ask another administrator.',
  },
  G_LAST_ADMIN: {
    status: 409,
    vi: 'Đây là người quản trị cuối cùng. Trao quyền quản trị cho một người khác trước nhé.',
    en: 'This is the last administrator. Make somebody else an administrator first.',
  },
  G_LAST_ROLE: {
    status: 409,
    vi: 'Đây là vai trò cuối cùng của tài khoản này.',
    en: 'This is the last role of this account.',
  },
  G_ENTRY_IN_USE: {
    status: 409,
    vi: 'Không xóa được: đang có {0} nơi dùng mục này.',
    en: 'This cannot be deleted: it is used in {0} places.',
  },
  G_CODE_TAKEN: { status: 409, vi: 'Mã này đã có.', en: 'This code exists already.' },
  G_BELOW_USED: {
    status: 400,
    vi: 'Số lượng không thể ít hơn {0} lượt đã dùng.',
    en: 'The quantity cannot be below the {0} already used.',
  },
  G_KEY_WAITS: {
    status: 409,
    vi: 'Một khóa mới đang chờ đến ngày ký. Hãy đợi khóa đó.',
    en: 'A new key already waits for its day to sign. Let it begin first.',
  },
  G_KEYS_SPENT: {
    status: 409,
    vi: 'Đã dùng hết số khóa một mã có thể gọi tên.',
    en: 'All keys that a code can name have been used.',
  },
  G_KEY_WITHDRAWN: {
    status: 409,
    vi: 'Khóa này đã được thu hồi.',
    en: 'This key has been withdrawn already.',
  },
  G_NEEDS_PASSKEY: {
    status: 403,
    vi: 'Việc này cần bạn đăng nhập bằng khóa truy cập, không chỉ bằng mật khẩu.',
    en: 'For this, please sign in with your passkey; the password alone is not enough.',
  },
  G_SECOND_PERSON: {
    status: 403,
    vi: 'Khoản lớn cần hai người khác nhau duyệt trước khi chuyển. Nhờ một đồng nghiệp duyệt ở hàng chờ nhé.',
    en: 'A large amount is approved by two different people before it is sent. Please ask a colleague to approve it in the queue.',
  },
  G_LAST_PASSKEY: {
    status: 409,
    vi: 'Đây là khóa truy cập cuối cùng của bạn, mà nhân viên cần có ít nhất một. Hãy tạo khóa khác trước.',
    en: 'This is your last passkey, and staff need at least one. Please make another one first.',
  },
} as const satisfies Record<string, Message>
