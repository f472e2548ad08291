import type { Message } from './message.ts'

/** The message codes of the specification. */
export const SPECIFIED = {
  C_001: { status: 400, vi: 'Bạn chưa nhập {0}.', en: 'Please enter {0}.' },
  C_002: { status: 400, vi: 'Bạn chưa chọn {0}.', en: 'Please choose {0}.' },
  C_003: {
    status: 400,
    vi: 'Email, số điện thoại hoặc mật khẩu chưa đúng.',
    en: 'The email, phone number or password is not right.',
  },
  C_004: { status: 400, vi: '{0} chưa đúng định dạng.', en: '{0} is not in the right format.' },
  C_007: {
    status: 413,
    vi: 'Tệp lớn quá {0} MB. Bạn chọn tệp nhỏ hơn nhé.',
    en: 'The file is larger than {0} MB. Please choose a smaller one.',
  },
  C_013: {
    status: 409,
    vi: 'Email hoặc số điện thoại này đã có tài khoản.',
    en: 'This email or phone number already has an account.',
  },
  C_015: {
    status: 400,
    vi: 'Loại tệp này chưa dùng được. Hãy chọn {0}.',
    en: 'This kind of file cannot be used. Please choose {0}.',
  },
  C_017: {
    status: 400,
    vi: 'Bạn đã dùng mã giảm giá này rồi.',
    en: 'You have already used this promotion code.',
  },
  C_018: {
    status: 400,
    vi: 'Hủy gần ngày nhận phòng mất phí {0}. Bạn xác nhận để tiếp tục.',
    en: 'Cancelling this close to check-in costs {0}. Please confirm to go on.',
  },
  C_019: {
    status: 400,
    vi: 'Bạn đã hủy nhiều đặt phòng nên phải chịu phí {0}.',
    en: 'You have cancelled many bookings, so a fee of {0} applies.',
  },
  C_020: {
    status: 400,
    vi: 'Bạn đã hủy {0} lần trong tháng và {1} lần trong năm. Hủy thêm có thể khiến chỗ ở bị khóa.',
    en: 'You have cancelled {0} times this month and {1} times this year. Another cancellation may lock your place.',
  },
  C_021: {
    status: 404,
    vi: 'Tài khoản chưa tồn tại. Bạn đăng ký nhé.',
    en: 'This account does not exist yet. Please register.',
  },
  C_022: {
    status: 400,
    vi: 'Mã xác minh không tồn tại hoặc đã hết hạn.',
    en: 'This verification code does not exist or has expired.',
  },
  C_024: { status: 400, vi: 'Mật khẩu cũ chưa đúng.', en: 'The old password is not right.' },
  C_025: { status: 400, vi: 'Hai mật khẩu chưa khớp.', en: 'The passwords do not match.' },
  C_026: {
    status: 400,
    vi: 'Mật khẩu cần 8–72 ký tự, có chữ hoa, chữ thường, chữ số và ký tự đặc biệt.',
    en: 'A password needs 8–72 characters with upper and lower case letters, a digit and a special character.',
  },
  C_027: { status: 404, vi: 'Chưa tìm thấy kết quả phù hợp.', en: 'No results found.' },
  C_028: { status: 400, vi: 'Mật khẩu nhập lại chưa khớp.', en: 'The repeated password does not match.' },
  C_029: { status: 400, vi: '{0} cần ít nhất {1} ký tự.', en: '{0} needs at least {1} characters.' },
  C_031: { status: 400, vi: '{0} đã đủ số ký tự cho phép.', en: '{0} has reached its character limit.' },
  C_032: { status: 400, vi: 'Cần ít nhất {0} ảnh.', en: 'At least {0} pictures are needed.' },
  C_038: {
    status: 400,
    vi: 'Tên tệp dài quá {0} ký tự.',
    en: 'The file name is longer than {0} characters.',
  },
  C_039: { status: 400, vi: 'Chỉ gửi được tối đa {0} tệp.', en: 'At most {0} files can be sent.' },
  C_041: { status: 404, vi: 'Không có kết quả nào.', en: 'There are no results.' },
  C_043: {
    status: 400,
    vi: 'Liên kết thực tế ảo này không dùng được.',
    en: 'This virtual reality link cannot be used.',
  },
  C_052: { status: 400, vi: 'Giá nằm ngoài khoảng cho phép.', en: 'The price is outside the allowed range.' },
  C_053: {
    status: 400,
    vi: 'Ảnh nhỏ quá, cần ít nhất {0} × {1} điểm ảnh.',
    en: 'The picture is too small; at least {0} × {1} pixels are needed.',
  },
  C_055: {
    status: 429,
    vi: 'Mỗi phút chỉ xác minh được một lần. Bạn thử lại sau {0} giây.',
    en: 'You can verify once a minute. Please try again in {0} seconds.',
  },
  C_056: {
    status: 400,
    vi: 'Mật khẩu mới phải khác mật khẩu cũ.',
    en: 'The new password must differ from the old one.',
  },
  C_059: { status: 400, vi: 'Mật khẩu chưa đúng.', en: 'The password is not right.' },
  C_080: {
    status: 400,
    vi: 'Thời gian trải nghiệm phải nằm trong những ngày bạn lưu trú.',
    en: 'The service must take place during your stay.',
  },
  A_006: {
    status: 400,
    vi: 'Bạn đang hủy nhiều hơn số lượng đã đặt.',
    en: 'You are cancelling more than was booked.',
  },
  A_009: { status: 400, vi: 'Số lượng mã chưa khớp.', en: 'The number of codes does not match.' },
  A_013: { status: 400, vi: '{0} phải lớn hơn {1}.', en: '{0} must be greater than {1}.' },
  B_018: { status: 401, vi: 'Bạn đăng nhập để tiếp tục nhé.', en: 'Please sign in to continue.' },
  B_019: {
    status: 400,
    vi: 'Bạn chọn ngày trả phòng trước nhé.',
    en: 'Please choose the check-out date first.',
  },
  B_021: { status: 400, vi: 'Cần có ít nhất một khách.', en: 'There must be at least one guest.' },
  B_022: {
    status: 400,
    vi: 'Số người đăng ký không được nhiều hơn số khách của kỳ lưu trú.',
    en: 'No more people can be registered than stay in the booking.',
  },
  error_login: {
    status: 401,
    vi: 'Bạn cần đăng nhập để dùng tính năng này.',
    en: 'You need to sign in to use this.',
  },
  login_failed: {
    status: 400,
    vi: 'Tài khoản không tồn tại hoặc mật khẩu sai.',
    en: 'The account does not exist or the password is wrong.',
  },
  errorOccurred: {
    status: 500,
    vi: 'Có lỗi xảy ra. Dữ liệu của bạn vẫn an toàn, hãy thử lại.',
    en: 'Something went wrong. Your data is safe; please try again.',
  },
  invalid_coupon: {
    status: 400,
    vi: 'Mã giảm giá không áp dụng được cho lần đặt này.',
    en: 'This discount code cannot be used for this booking.',
  },
  wrong_coupon_code: { status: 400, vi: 'Mã giảm giá không đúng.', en: 'This discount code is wrong.' },
  unavailable_room: {
    status: 409,
    vi: 'Phòng vừa có người đặt. Bạn xem thử những nơi khác còn trống nhé.',
    en: 'This room has just been taken. Have a look at other places that are free.',
  },
  ticket_not_enough: { status: 409, vi: 'Không đủ vé. Chỉ còn {0} vé.', en: 'Not enough tickets: {0} left.' },
  ticket_change_price: {
    status: 409,
    vi: 'Giá vé đã đổi từ {0} thành {1}.',
    en: 'The ticket price changed from {0} to {1}.',
  },
  ticket_empty: { status: 409, vi: 'Vé ngày này đã bán hết.', en: 'Tickets for this date are sold out.' },
  payment_expired: { status: 409, vi: 'Đã hết thời gian thanh toán.', en: 'The time to pay is over.' },
  payment_failed: {
    status: 409,
    vi: 'Thanh toán chưa thành công. Nếu bạn đã bị trừ tiền, tiền sẽ được hoàn lại.',
    en: 'The payment did not go through. If you were charged, the money will be refunded.',
  },
  image_format: {
    status: 400,
    vi: 'Chỉ nhận ảnh JPEG hoặc PNG.',
    en: 'Only JPEG or PNG pictures are accepted.',
  },
  image_size: { status: 413, vi: 'Ảnh cần nhỏ hơn 2 MB.', en: 'The picture must be smaller than 2 MB.' },
} as const satisfies Record<string, Message>
