import { EDIT_ANSWER_HOURS, REPLY_DAYS } from '#contract/numbers.ts'
import { say } from './text.ts'

/** What a host is told about a stay at their place. */
export const HOST = {
  'host.calendarClash': say(
    [
      'Hai lịch trùng đêm',
      '{place}: lịch {calendar} cũng có khách từ đêm {day} ({nights} đêm), mà ở Ghé đã kín. Bạn xem lại nhé.',
    ],
    [
      'Two calendars share a night',
      '{place}: {calendar} has a guest from {day} ({nights} nights), too, and Ghé is full then. Please check.',
    ],
  ),
  'host.scannedAgain': say(
    [
      'Một mã được quét hai lần',
      '{code}: quét lúc {first} và lúc {again}, có máy chưa có mạng. Bạn kiểm tra ai đã vào nhé.',
    ],
    [
      'One code was scanned twice',
      '{code}: at {first} and at {again}, one of them offline. Please check who came in.',
    ],
  ),
  'host.create': say(
    [
      'Có khách muốn đặt',
      'Bạn trả lời {code}, nhận phòng {arrives}, trước {until}. Sau đó khách mới thanh toán.',
    ],
    [
      'A guest would like to book',
      'Answer {code}, arriving {arrives}, before {until}. The guest pays after that.',
    ],
  ),
  'host.paymentSucceeded': say(
    ['Có đặt phòng mới', '{code}: nhận phòng {arrives}, trả phòng {leaves}. Khách đã thanh toán.'],
    ['A new booking', '{code}: {arrives} to {leaves}. The guest has paid.'],
  ),
  'host.paymentSucceeded.CSH_CONFIRM': say(
    ['Khách đã trả, chờ bạn xác nhận', 'Bạn xác nhận {code} trước {until} nhé.'],
    ['Paid, and waiting for you', 'Please confirm {code} before {until}.'],
  ),
  'host.reportTransfer': say(
    ['Khách báo đã chuyển khoản', 'Bạn kiểm tra tài khoản rồi xác nhận {code} trước {until} nhé.'],
    ['The guest says the transfer was made', 'Check your account, then confirm {code} before {until}.'],
  ),
  'host.reportEditTransfer': say(
    [
      'Khách báo đã chuyển phần chênh lệch',
      'Bạn xem {amount} đã về chưa rồi xác nhận thay đổi của {code} trước {until} nhé.',
    ],
    [
      'The guest says the difference was transferred',
      'See whether {amount} has come, then confirm the change of {code} before {until}.',
    ],
  ),
  'host.transferMatched': say(
    ['Có đặt phòng mới', '{code}: nhận phòng {arrives}. Chuyển khoản đã đến đúng số tiền.'],
    ['A new booking', '{code}: arriving {arrives}. The transfer came with the exact amount.'],
  ),
  'host.transferMatched.CSH_CONFIRM': say(
    ['Chuyển khoản đã đến, chờ bạn xác nhận', 'Bạn xác nhận {code} trước {until} nhé.'],
    ['The transfer is in, waiting for you', 'Please confirm {code} before {until}.'],
  ),
  'host.latePayment': say(
    ['Có đặt phòng mới', '{code}: nhận phòng {arrives}. Thanh toán đến muộn, phòng vẫn còn.'],
    ['A new booking', '{code}: arriving {arrives}. The payment came late, and the room was free.'],
  ),
  'host.latePayment.CSH_CONFIRM': say(
    ['Khách đã trả, chờ bạn xác nhận', 'Bạn xác nhận {code} trước {until} nhé.'],
    ['Paid, and waiting for you', 'Please confirm {code} before {until}.'],
  ),
  'host.reminder': say(
    ['Khách đang chờ bạn', '{code} cần câu trả lời trước {until}. Quá hạn sẽ tự hủy và tính vào số lần hủy.'],
    [
      'Your guest is waiting',
      '{code} needs an answer before {until}. After that it is cancelled and counts against you.',
    ],
  ),
  'host.deadlinePassed': say(
    ['Đã quá hạn trả lời', '{code} đã tự hủy và tính vào số lần hủy của bạn.'],
    ['The time to answer has passed', '{code} was cancelled and counts among your cancellations.'],
  ),
  'host.withdraw': say(
    ['Khách đã rút lại', '{code} không còn nữa. Các đêm đã mở lại.'],
    ['The guest withdrew', '{code} is off. The nights are open again.'],
  ),
  'host.cancel': say(
    ['Khách đã hủy', '{code}, nhận phòng {arrives}, đã bị hủy. Các đêm đã mở lại.'],
    ['The guest cancelled', '{code}, arriving {arrives}, is cancelled. The nights are open again.'],
  ),
  'host.requestEdit': say(
    ['Khách xin thay đổi', `Bạn xem và trả lời đề nghị cho {code} trong ${EDIT_ANSWER_HOURS} giờ.`],
    [
      'The guest asks for a change',
      `See the proposal for {code} and answer within ${EDIT_ANSWER_HOURS} hours.`,
    ],
  ),
  'host.editPaymentSucceeded': say(
    ['Thay đổi đã có hiệu lực', 'Khách đã trả phần chênh lệch của {code}.'],
    ['The change is in place', 'The guest has paid the difference for {code}.'],
  ),
  'host.editWindowOver': say(
    ['Thay đổi không có hiệu lực', 'Khách chưa trả đúng phần chênh lệch nên {code} giữ nguyên như cũ.'],
    ['The change did not take effect', 'The difference was not paid as due, so {code} stays as it was.'],
  ),
  'host.acceptHostEdit': say(
    ['Khách đồng ý thay đổi', '{code} đã đổi theo đề nghị của bạn.'],
    ['The guest agreed to the change', '{code} is changed as you proposed.'],
  ),
  'host.acceptHostEdit.PENDING_PAYMENT_EDIT': say(
    ['Khách đồng ý thay đổi', 'Thay đổi của {code} có hiệu lực khi khách trả phần chênh lệch.'],
    ['The guest agreed to the change', 'The change of {code} takes effect when the difference is paid.'],
  ),
  'host.refuseHostEdit': say(
    ['Khách không đồng ý thay đổi', '{code} giữ nguyên như cũ.'],
    ['The guest declined the change', '{code} stays as it was.'],
  ),
  'host.hostEditTimedOut': say(
    ['Khách chưa trả lời thay đổi', '{code} giữ nguyên như cũ.'],
    ['The guest did not answer the change', '{code} stays as it was.'],
  ),
  'host.acceptCancellation': say(
    ['Khách đồng ý hủy', '{code} đã hủy. Khách được hoàn đủ; lần hủy này được tính.'],
    ['The guest agreed to cancel', '{code} is cancelled. The guest is refunded; this one counts.'],
  ),
  'host.refuseCancellation': say(
    ['Khách không đồng ý hủy', '{code} vẫn diễn ra vào {arrives}.'],
    ['The guest declined to cancel', '{code} stands for {arrives}.'],
  ),
  'host.cancellationTimedOut': say(
    ['Khách chưa trả lời yêu cầu hủy', '{code} vẫn diễn ra vào {arrives}. Nhân viên sẽ liên hệ với bạn.'],
    ['The guest did not answer your request', '{code} stands for {arrives}. Our staff will contact you.'],
  ),
  'host.forceCancel': say(
    ['Đặt phòng đã bị hủy', 'Nhân viên đã hủy {code}. Khách được hoàn đủ tiền.'],
    ['A booking was cancelled', 'Our staff cancelled {code}. The guest is refunded in full.'],
  ),
  'host.complain': say(
    ['Khách có khiếu nại', 'Nhân viên đang xem {code}. Tiền của chuyến này tạm giữ đến khi xong.'],
    ['The guest has a complaint', 'Our staff is looking at {code}. Its payout waits until then.'],
  ),
  'host.resolvePartly': say(
    ['Khiếu nại đã được giải quyết', 'Bạn xem kết quả của {code} trong trang đặt phòng.'],
    ['The complaint is settled', 'See the outcome for {code} on the booking’s page.'],
  ),
  'host.resolveFullRefund': say(
    ['Khiếu nại đã được giải quyết', 'Khách được hoàn đủ tiền của {code}.'],
    ['The complaint is settled', 'The guest gets everything back for {code}.'],
  ),
  'host.resolveHostFault': say(
    ['Khiếu nại đã được giải quyết', '{code} kết thúc sớm và được tính vào số lần hủy của bạn.'],
    ['The complaint is settled', '{code} ends early and counts among your cancellations.'],
  ),
  'host.endComplaint': say(
    ['Khiếu nại đã khép lại', '{code} tiếp tục. Tiền của chuyến này không còn bị giữ.'],
    ['The complaint is closed', '{code} goes on. Its payout is no longer held.'],
  ),
  'host.reviewed': say(
    ['Có đánh giá mới', `Khách của {code} vừa viết đánh giá. Bạn trả lời một lần trong ${REPLY_DAYS} ngày.`],
    ['A new review', `The guest of {code} wrote a review. You can reply once, within ${REPLY_DAYS} days.`],
  ),
  'host.warned': say(
    [
      'Bạn đã hủy gần đến giới hạn',
      '{month} lần trong tháng, {year} lần trong năm. Hủy thêm lần nữa thì chỗ ở bị khóa.',
    ],
    [
      'You are close to the limit',
      '{month} cancellations this month, {year} this year. One more locks your place.',
    ],
  ),
  'host.locked': say(
    ['Chỗ ở của bạn tạm khóa', 'Bạn đã hủy {month} lần trong tháng. Đặt phòng mới mở lại từ {until}.'],
    ['Your place is locked for now', '{month} cancellations this month. New bookings open again at {until}.'],
  ),
  'host.lockedForever': say(
    ['Chỗ ở của bạn đã bị khóa', 'Bạn đã hủy {year} lần trong năm. Bạn liên hệ nhân viên để được xem lại.'],
    ['Your place is locked', '{year} cancellations this year. Please contact our staff.'],
  ),
  'host.payoutSent': say(
    ['Đã chuyển tiền cho bạn', '{amount} ₫ của {code} đã được chuyển vào tài khoản của bạn.'],
    ['Your payout is sent', '{amount} ₫ for {code} is on its way to your account.'],
  ),
  'host.residency': say(
    ['Khai báo lưu trú cho khách', 'Khách của {code} đã nhận phòng. Bạn khai báo lưu trú trước {until} nhé.'],
    [
      'Register your guests’ stay',
      'The guests of {code} have checked in. Register their stay before {until}.',
    ],
  ),
} as const
