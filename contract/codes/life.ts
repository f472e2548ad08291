import type { Message } from './message.ts'

/** What can be said to an act on a booking, a review or a refund. */
export const LIFE = {
  G_NOTHING_CHANGED: {
    status: 400,
    vi: 'Bạn chưa thay đổi gì trong đặt phòng này.',
    en: 'You have not changed anything in this booking.',
  },
  G_NO_TRANSFER: {
    status: 409,
    vi: 'Chỗ ở này chưa nhận chuyển khoản. Bạn trả trực tuyến nhé.',
    en: 'This place does not take bank transfers. Please pay online.',
  },
  G_STAY_NOT_OVER: {
    status: 409,
    vi: 'Kỳ nghỉ này chưa kết thúc.',
    en: 'This stay is not over yet.',
  },
  G_ASKED_TWICE: {
    status: 409,
    vi: 'Khách đã từ chối hai lần. Nhân viên Ghé sẽ giúp bạn giải quyết.',
    en: 'The guest has refused twice. Our staff will help you from here.',
  },
  G_REVIEW_CLOSED: {
    status: 409,
    vi: 'Đã hết thời gian viết hoặc sửa cho kỳ nghỉ này.',
    en: 'The time to write or change this is over.',
  },
  G_REVIEW_REPLIED: {
    status: 409,
    vi: 'Đánh giá này đã được trả lời.',
    en: 'This review has already been replied to.',
  },
  G_NO_FEE: { status: 409, vi: 'Đặt phòng này không có phí nào để miễn.', en: 'There is no fee to waive.' },
  G_AMOUNT_SHORT: {
    status: 409,
    vi: 'Số tiền nhận được còn thiếu {0}.',
    en: 'The amount received is {0} short.',
  },
  G_TRANSFER_KNOWN: {
    status: 409,
    vi: 'Khoản chuyển mang mã này đã được ghi nhận và xử lý. Mỗi khoản chỉ được xử lý một lần.',
    en: 'The transfer of this number is known and has been settled. Each one is settled once.',
  },
  G_TOO_LATE_TO_ARRIVE: {
    status: 409,
    vi: 'Đã quá lúc cuối cùng có thể nhận phòng của kỳ nghỉ này.',
    en: 'The last moment to arrive for this stay has passed.',
  },
  G_AMOUNT_TOO_LARGE: {
    status: 400,
    vi: 'Chỉ có thể hoàn tối đa {0}.',
    en: 'At most {0} can be paid back.',
  },
} as const satisfies Record<string, Message>
