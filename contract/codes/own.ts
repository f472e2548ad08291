import type { Message } from './message.ts'

/** Messages the product needs beyond the specification's catalogue; their names start with G_. */
export const OWN = {
  G_401: {
    status: 401,
    vi: 'Phiên đăng nhập đã hết. Bạn đăng nhập lại nhé.',
    en: 'Your session has ended. Please sign in again.',
  },
  G_SIGNED_OUT_ELSEWHERE: {
    status: 401,
    vi: 'Máy này đã được đăng xuất từ nơi khác.',
    en: 'This device was signed out from elsewhere.',
  },
  G_403: { status: 403, vi: 'Bạn không có quyền làm việc này.', en: 'You are not allowed to do this.' },
  G_404: { status: 404, vi: 'Không tìm thấy nội dung này.', en: 'This could not be found.' },
  G_409: {
    status: 409,
    vi: 'Đặt phòng đã thay đổi. Đây là tình trạng mới nhất.',
    en: 'The booking has changed. This is how it stands now.',
  },
  G_PLACE_CHANGED: {
    status: 409,
    vi: 'Chỗ ở vừa được sửa ở nơi khác. Những ô bạn chưa sửa đã theo bản mới; bạn xem lại rồi lưu nhé.',
    en: 'This place was just changed elsewhere. What you had not touched follows the new version; please check and save again.',
  },
  G_NOT_SHARED: {
    status: 400,
    vi: 'Chỉ chia sẻ được chuyến đã đặt xong và chưa qua.',
    en: 'Only a stay that is booked and not over can be shared.',
  },
  G_SHARE_ENDED: {
    status: 404,
    vi: 'Liên kết này đã được dừng. Bạn hỏi lại người rủ bạn đi nhé.',
    en: 'This link has ended. Please ask who invited you for a new one.',
  },
  G_413: { status: 413, vi: 'Nội dung gửi lên quá lớn.', en: 'What was sent is too large.' },
  G_422: {
    status: 422,
    vi: 'Yêu cầu này đã được gửi với nội dung khác.',
    en: 'This request was already sent with other content.',
  },
  G_RUNNING: { status: 409, vi: 'Yêu cầu này đang được xử lý.', en: 'This request is still being handled.' },
  G_429: {
    status: 429,
    vi: 'Bạn thao tác hơi nhanh. Thử lại sau {0} giây nhé.',
    en: 'That was a little fast. Please try again in {0} seconds.',
  },
  G_503: {
    status: 503,
    vi: 'Hệ thống đang bận. Bạn thử lại sau ít phút nhé.',
    en: 'The service is busy. Please try again in a moment.',
  },
  G_INPUT: {
    status: 400,
    vi: 'Vài thông tin chưa đúng. Bạn xem lại những ô được đánh dấu nhé.',
    en: 'Some details are not right. Please look at the marked fields.',
  },
  G_OFFLINE: {
    status: 503,
    vi: 'Chưa có mạng. Những gì bạn nhập vẫn còn đây.',
    en: 'No network. What you entered is still here.',
  },
  G_NOT_SAVED: {
    status: 503,
    vi: 'Chưa có mạng và nội dung này chưa được lưu trên máy.',
    en: 'No network, and this has not been saved on the device.',
  },
  G_NO_ANSWER: {
    status: 503,
    vi: 'Máy chủ chưa trả lời nên chưa ai biết việc này đã tới nơi chưa. Bạn cứ thử lại, Ghé không làm hai lần đâu.',
    en: 'There was no answer, so nobody knows yet whether this arrived. Please try again: it will not be done twice.',
  },
  G_CONFIRM_AGAIN: {
    status: 409,
    vi: 'Ghé đã được cập nhật từ lúc bạn làm việc này. Bạn xem lại và xác nhận lần nữa nhé.',
    en: 'Ghé was updated since you did this. Please look at it and confirm again.',
  },
  G_WAITED_TOO_LONG: {
    status: 409,
    vi: 'Việc này chờ mạng quá lâu nên không gửi nữa. Bạn làm lại nếu vẫn cần nhé.',
    en: 'This waited too long for a network and is not sent any more. Please do it again if you still need it.',
  },
  G_DATE_PAST: { status: 400, vi: 'Ngày nhận phòng đã qua.', en: 'The check-in date is in the past.' },
  G_WAY_LIMIT: {
    status: 409,
    vi: 'Một lần trả theo cách này nhận tối đa {0} ₫. Bạn chọn cách khác hoặc chia thành nhiều đặt phòng nhé.',
    en: 'One payment this way carries at most {0} ₫. Please choose another way, or make several bookings.',
  },
  G_TONIGHT_OVER: {
    status: 409,
    vi: 'Chỗ này đã ngừng nhận đặt cho hôm nay. Bạn chọn từ ngày mai nhé.',
    en: 'This place no longer takes bookings for today. Please choose tomorrow or later.',
  },
  G_DATE_ORDER: {
    status: 400,
    vi: 'Ngày trả phòng phải sau ngày nhận phòng.',
    en: 'Check-out must be after check-in.',
  },
  G_TOO_MANY_NIGHTS: {
    status: 400,
    vi: 'Mỗi lần đặt tối đa 60 đêm.',
    en: 'A stay can be at most 60 nights.',
  },
  G_TOO_FAR: {
    status: 400,
    vi: 'Chưa mở đặt phòng xa đến ngày này.',
    en: 'Bookings are not open that far ahead.',
  },
  G_TOO_MANY_GUESTS: {
    status: 400,
    vi: 'Mỗi lần tối đa {0} khách.',
    en: 'At most {0} guests at a time.',
  },
  G_DOES_NOT_FIT: {
    status: 400,
    vi: 'Số khách vượt quá sức chứa {0} người của phòng đã chọn.',
    en: 'More guests than the chosen rooms hold ({0}).',
  },
  G_PRICE_CHANGED: {
    status: 409,
    vi: 'Giá vừa đổi từ {0} thành {1}. Bạn có muốn tiếp tục?',
    en: 'The price has just changed from {0} to {1}. Would you like to go on?',
  },
  G_HOST_LOCKED: {
    status: 409,
    vi: 'Chỗ ở này tạm thời không nhận đặt phòng.',
    en: 'This place is not taking bookings for now.',
  },
  G_TRANSFER_REPORTED: {
    status: 409,
    vi: 'Bạn đã báo chuyển khoản. Chủ nhà đang kiểm tra.',
    en: 'You said the transfer was made. The host is checking.',
  },
  G_DEADLINE_PASSED: { status: 409, vi: 'Đã quá hạn trả lời.', en: 'The deadline to answer has passed.' },
  G_TICK_RECEIPT: {
    status: 400,
    vi: 'Bạn xác nhận đã nhận được tiền chuyển khoản nhé.',
    en: 'Please confirm that the transfer was received.',
  },
  G_RIGHT_EXPIRED: {
    status: 409,
    vi: 'Đã quá hạn để thay đổi đặt phòng này.',
    en: 'It is too late to change this booking.',
  },
  G_CHECKED_IN: { status: 409, vi: 'Khách đã nhận phòng.', en: 'The guest has checked in.' },
  G_NOT_CHECKED_IN: { status: 409, vi: 'Khách chưa nhận phòng.', en: 'The guest has not checked in.' },
  G_EDITS_USED: {
    status: 409,
    vi: 'Đặt phòng này đã dùng hết số lần sửa.',
    en: 'This booking has used up its changes.',
  },
  G_CODE_INVALID: { status: 400, vi: 'Mã nhận phòng không hợp lệ.', en: 'This check-in code is not valid.' },
  G_CODE_WITHDRAWN: {
    status: 400,
    vi: 'Chưa nhận: khóa ký mã này đã bị thu hồi nên mã không còn giá trị. Nhờ khách mở lại mã khi có mạng rồi quét mã mới.',
    en: 'Not accepted: the key that signed this code was withdrawn, so the code no longer counts. Ask the guest to open it again with a network, then scan the new one.',
  },
  G_COMPLAINT_OPEN: {
    status: 409,
    vi: 'Đang có một khiếu nại chưa giải quyết.',
    en: 'A complaint is still open.',
  },
  G_MONEY_DUE: {
    status: 409,
    vi: 'Còn tiền chưa hoàn nên chưa xóa được.',
    en: 'Money is still due, so this cannot be deleted yet.',
  },
  G_EMAIL_FORMAT: {
    status: 400,
    vi: 'Email chưa đúng định dạng, ví dụ ten@example.com.',
    en: 'The email is not in the right format, e.g. name@example.com.',
  },
  G_PHONE_FORMAT: {
    status: 400,
    vi: 'Số điện thoại chưa đúng định dạng, ví dụ 0912 345 678.',
    en: 'The phone number is not in the right format, e.g. 0912 345 678.',
  },
  G_PHONE_ABROAD: {
    status: 400,
    vi: 'Mã chỉ gửi được đến số di động Việt Nam. Bạn dùng email nhé.',
    en: 'Codes can only be sent to Vietnamese mobile numbers. Please use an email instead.',
  },
  G_PASSWORD_COMMON: {
    status: 400,
    vi: 'Mật khẩu này dễ đoán. Bạn chọn một mật khẩu ít gặp hơn nhé.',
    en: 'This password is easy to guess. Please choose a less common one.',
  },
  G_NAME_FORMAT: {
    status: 400,
    vi: 'Họ và tên chỉ gồm chữ, khoảng trắng và các dấu chấm, phẩy, nháy, gạch nối.',
    en: 'A name has letters, spaces and dots, commas, apostrophes and hyphens only.',
  },
  G_BIRTHDAY_FORMAT: {
    status: 400,
    vi: 'Ngày sinh chưa đúng. Bạn nhập ngày/tháng/năm, ví dụ 17/02/1990.',
    en: 'The birthday is not right. Please enter day/month/year, e.g. 17/02/1990.',
  },
  G_BIRTHDAY_FUTURE: {
    status: 400,
    vi: 'Ngày sinh không thể ở tương lai.',
    en: 'A birthday cannot be in the future.',
  },
  G_CODE_FORMAT: {
    status: 400,
    vi: 'Mã xác minh gồm 6 chữ số.',
    en: 'The verification code has 6 digits.',
  },
  G_CODE_WRONG: {
    status: 400,
    vi: 'Mã chưa đúng. Bạn còn {0} lần thử.',
    en: 'The code is not right. Tries left: {0}.',
  },
  G_CODES_USED: {
    status: 429,
    vi: 'Hôm nay đã gửi đủ mã đến địa chỉ này. Bạn thử lại vào ngày mai nhé.',
    en: 'No more codes can be sent to this address today. Please try again tomorrow.',
  },
  G_PASSKEY: {
    status: 400,
    vi: 'Khóa truy cập này chưa dùng được. Bạn thử lại, hoặc đăng nhập cách khác nhé.',
    en: 'This passkey could not be used. Please try again, or sign in another way.',
  },
  G_SOCIAL_IGNORED: {
    status: 400,
    vi: 'Lần đăng nhập này đã cũ hoặc không bắt đầu từ trình duyệt này. Bạn thử lại nhé.',
    en: 'This sign-in is out of date or did not begin in this browser. Please try again.',
  },
  G_SOCIAL_CANCELLED: {
    status: 400,
    vi: 'Bạn đã dừng việc đăng nhập.',
    en: 'You stopped signing in.',
  },
  G_SOCIAL_FAILED: {
    status: 503,
    vi: 'Chưa liên hệ được với nơi bạn chọn để đăng nhập. Bạn thử lại sau ít phút nhé.',
    en: 'The service you chose to sign in with could not be reached. Please try again in a moment.',
  },
  G_GATEWAY_AWAY: {
    status: 503,
    vi: 'Nơi thanh toán chưa trả lời. Chỗ của bạn vẫn được giữ, bạn thử lại hoặc trả cách khác nhé.',
    en: 'The payment service has not answered. Your booking is still held: please try again, or pay another way.',
  },
  G_CODE_NOT_SENT: {
    status: 503,
    vi: 'Chưa gửi được mã. Bạn thử lại sau ít phút nhé.',
    en: 'The code could not be sent. Please try again in a moment.',
  },
} as const satisfies Record<string, Message>
