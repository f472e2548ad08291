import type { Message } from './message.ts'

/** What can be said about tickets and experiences beyond the specification's catalogue. */
export const SERVICES = {
  G_TICKETS_409: {
    status: 409,
    vi: 'Đặt vé này đã thay đổi. Đây là tình trạng mới nhất.',
    en: 'This ticket booking has changed. This is how it stands now.',
  },
  G_TICKETS_NONE: {
    status: 400,
    vi: 'Bạn tăng số vé lên ít nhất một để tiếp tục nhé.',
    en: 'Please add at least one ticket to go on.',
  },
  G_TICKETS_MOST: {
    status: 400,
    vi: 'Mỗi lần đặt tối đa 20 vé.',
    en: 'At most 20 tickets can be booked at once.',
  },
  G_SLOT_CLOSED: {
    status: 409,
    vi: 'Giờ này không còn nhận đặt vé. Bạn chọn giờ khác nhé.',
    en: 'This time takes no more bookings. Please choose another.',
  },
  G_PARTNER_OFFLINE: {
    status: 503,
    vi: 'Chưa hỏi được hệ thống vé của đối tác nên chưa đặt gì cả. Bạn thử lại sau ít phút nhé.',
    en: 'The partner’s ticketing system could not be reached, so nothing was booked. Please try again in a moment.',
  },
  G_TICKET_FEE: {
    status: 400,
    vi: 'Hủy lúc này mất phí {0}. Bạn xác nhận để tiếp tục.',
    en: 'Cancelling now costs {0}. Please confirm to go on.',
  },
  G_TICKETS_STARTED: {
    status: 409,
    vi: 'Giờ dùng vé đã đến nên không hủy được nữa.',
    en: 'The time of these tickets has come, so they can no longer be cancelled.',
  },
  G_TICKET_USED: {
    status: 409,
    vi: 'Đã có vé được dùng nên không hủy được nữa.',
    en: 'A ticket has been used, so they can no longer be cancelled.',
  },
  G_SERVICES_ONLINE: {
    status: 400,
    vi: 'Trải nghiệm đi kèm được trả cùng phòng trong một lần trả trực tuyến. Bạn chọn cách trả khác chuyển khoản, hoặc bỏ trải nghiệm và thêm sau nhé.',
    en: 'Services of a stay are paid online together with the room. Please choose another way than a transfer, or leave them out and add them later.',
  },
  G_SERVICES_LATER: {
    status: 400,
    vi: 'Chỗ này cần chủ nhà nhận lời trước. Bạn thêm trải nghiệm sau khi có xác nhận nhé.',
    en: 'The host of this place has to accept first. Please add services once it is confirmed.',
  },
  G_TICKET_CODE: { status: 400, vi: 'Mã vé không hợp lệ.', en: 'This ticket code is not valid.' },
} as const satisfies Record<string, Message>
