import type { Message } from './message.ts'

/** Messages of living in an account: pictures that are sent, one's own details, leaving. */
export const PROFILE = {
  G_TOO_MANY_PIXELS: {
    status: 400,
    vi: 'Ảnh có quá nhiều điểm ảnh, tối đa {0} triệu.',
    en: 'The picture has too many pixels; {0} million are the most.',
  },
  /** Told by the screen, where the device cannot make a JPEG of it; the server says image_format. */
  G_HEIC: {
    status: 400,
    vi: 'Trình duyệt này không mở được ảnh HEIC. Bạn lưu ảnh thành JPEG rồi chọn lại; trên iPhone: Cài đặt, Camera, Định dạng, Tương thích nhất.',
    en: 'This browser cannot open HEIC photos. Please save the photo as JPEG and choose it again; on an iPhone: Settings, Camera, Formats, Most Compatible.',
  },
  G_UPLOADS_WAITING: {
    status: 429,
    vi: 'Bạn còn {0} ảnh đã tải lên mà chưa dùng. Hãy dùng chúng trước, hoặc thử lại sau.',
    en: 'You have {0} uploaded pictures that are not used yet. Please use them first, or try again later.',
  },
  G_UPLOADS_TODAY: {
    status: 429,
    vi: 'Hôm nay bạn đã tải lên {0} ảnh, là mức tối đa. Mai bạn tiếp tục nhé.',
    en: 'You have uploaded {0} pictures today, which is the most. Please go on tomorrow.',
  },
  G_CONFIRM: {
    status: 409,
    vi: 'Trước việc này, bạn xác nhận lại đây là bạn nhé.',
    en: 'Before this, please confirm that it is you.',
  },
  G_STILL_OPEN: {
    status: 409,
    vi: 'Bạn còn đặt phòng hoặc khoản hoàn tiền chưa xong nên chưa xóa tài khoản được.',
    en: 'You still have bookings or refunds under way, so the account cannot be removed yet.',
  },
  G_LEAVING: {
    status: 409,
    vi: 'Tài khoản này đang chờ xóa. Bạn vẫn có thể quay lại.',
    en: 'This account is waiting to be removed. You can still come back.',
  },
  G_ACCOUNT_LOCKED: {
    status: 409,
    vi: 'Tài khoản của số này đang bị khóa. Bạn liên hệ với Ghé để được giúp nhé.',
    en: 'The account of this number is locked. Please contact us and we will help.',
  },
  G_STAFF_DOOR: {
    status: 409,
    vi: 'Tài khoản này làm việc tại quầy nên không vào bằng mã qua tin nhắn. Bạn vào bằng cửa của nhân viên nhé.',
    en: 'This account works at the desk, which no text message opens. Please use the staff’s own door.',
  },
} as const satisfies Record<string, Message>
