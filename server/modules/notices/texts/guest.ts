import { say } from './text.ts'

/** What a guest is told about a stay: by the event, and where it can end in more than one way, by the status after it. */
export const GUEST = {
  'guest.newCode': say(
    [
      'Mã nhận phòng của bạn đã được cấp lại',
      'Bạn mở {code} khi có mạng để máy lưu mã mới cho ngày {arrives}. Mã đã lưu hay chụp lại trước đây không qua cổng được nữa.',
    ],
    [
      'You have a new check-in code',
      'Open {code} with a network, so that your phone keeps the new code for {arrives}. A code saved or photographed before no longer opens the gate.',
    ],
  ),
  'guest.servicesToDecide': say(
    [
      'Vé đi cùng kỳ nghỉ: giữ hay hủy?',
      'Bạn đã hủy {code}, nhưng {count} đặt vé đi cùng vẫn còn. Bạn chọn cho từng vé nhé.',
    ],
    [
      'Tickets of your stay: keep or cancel?',
      '{code} is cancelled, but {count} ticket bookings still stand. Please choose for each.',
    ],
  ),
  'guest.paymentSucceeded': say(
    ['Đã đặt xong', 'Chúng tôi đã nhận thanh toán cho {code}. Mã nhận phòng ngày {arrives} đã sẵn sàng.'],
    ['You are booked', 'We have your payment for {code}. Your check-in code for {arrives} is ready.'],
  ),
  'guest.paymentSucceeded.CSH_CONFIRM': say(
    ['Đã nhận thanh toán', 'Chủ nhà đang xác nhận {code}. Chưa xác nhận kịp thì bạn được hoàn đủ tiền.'],
    ['Payment received', 'The host is confirming {code}. Without an answer in time you get everything back.'],
  ),
  'guest.transferMatched': say(
    ['Đã nhận chuyển khoản', '{code} đã đặt xong. Mã nhận phòng ngày {arrives} đã sẵn sàng.'],
    ['Transfer received', '{code} is booked. Your check-in code for {arrives} is ready.'],
  ),
  'guest.transferMatched.CSH_CONFIRM': say(
    ['Đã nhận chuyển khoản', 'Chủ nhà đang xác nhận {code}.'],
    ['Transfer received', 'The host is confirming {code}.'],
  ),
  'guest.paymentFailed': say(
    [
      'Thanh toán chưa thành công',
      'Phòng của {code} vẫn được giữ đến hết giờ giữ chỗ. Tiền đã trừ, nếu có, sẽ được hoàn.',
    ],
    [
      'The payment did not go through',
      'The room of {code} stays held for now. Anything charged will be refunded.',
    ],
  ),
  'guest.holdExpired': say(
    [
      'Hết giờ giữ chỗ',
      '{code} chưa được thanh toán nên phòng đã mở lại cho người khác. Bạn đặt lại bất cứ lúc nào.',
    ],
    [
      'The hold has ended',
      '{code} was not paid, so the room is open to others again. You can book again at any time.',
    ],
  ),
  'guest.latePayment': say(
    [
      'Tiền đến muộn sẽ được hoàn',
      'Thanh toán của {code} đến khi không còn đặt được kỳ nghỉ này nữa. Chúng tôi hoàn lại đầy đủ.',
    ],
    [
      'A late payment is going back',
      'The payment for {code} came when the stay could no longer be booked. You get all of it back.',
    ],
  ),
  'guest.latePayment.ORDERED': say(
    ['Đã đặt xong', 'Thanh toán của {code} đến muộn nhưng phòng vẫn còn. Hẹn bạn ngày {arrives}.'],
    [
      'You are booked',
      'The payment for {code} came late, and the room was still free. See you on {arrives}.',
    ],
  ),
  'guest.latePayment.CSH_CONFIRM': say(
    ['Đã nhận thanh toán', 'Thanh toán của {code} đến muộn, phòng vẫn còn. Chủ nhà đang xác nhận.'],
    [
      'Payment received',
      'The payment for {code} came late, and the room was still free. The host is confirming.',
    ],
  ),
  'guest.paidTwice': say(
    ['Bạn đã trả hai lần', 'Khoản trả thêm cho {code} sẽ được hoàn lại đầy đủ.'],
    ['You paid twice', 'The second payment for {code} goes back to you in full.'],
  ),
  'guest.cancel': say(
    ['Bạn đã hủy đặt phòng', '{code} đã được hủy. Phí hủy {fee} ₫; phần còn lại, nếu có, đang được hoàn.'],
    [
      'You cancelled your booking',
      '{code} is cancelled for a fee of {fee} ₫. The rest is going back to you.',
    ],
  ),
  'guest.withdraw': say(
    ['Bạn đã rút yêu cầu đặt phòng', '{code} không còn nữa. Chúng tôi hoàn lại đầy đủ số tiền bạn đã trả.'],
    ['You withdrew your request', '{code} is off. Everything you paid is going back to you.'],
  ),
  'guest.acceptCancellation': say(
    ['Đặt phòng đã hủy', 'Bạn đã đồng ý cho chủ nhà hủy {code}. Toàn bộ tiền đang được hoàn lại cho bạn.'],
    ['Your booking is cancelled', 'You let the host cancel {code}. All your money is going back to you.'],
  ),
  'guest.arrivesTomorrow': say(
    [
      'Mai bạn nhận phòng',
      '{code}: chủ nhà chờ bạn từ {time}. Bạn mở mã nhận phòng một lần khi còn mạng nhé.',
    ],
    [
      'You arrive tomorrow',
      '{code}: you are expected from {time}. Open your check-in code once while online.',
    ],
  ),
  'guest.acceptHostEdit': say(
    [
      'Thay đổi đã có hiệu lực',
      'Bạn đã đồng ý với đề nghị của chủ nhà. {code} đã đổi, mã nhận phòng là mã mới.',
    ],
    ['The change is in place', 'You agreed to the host’s proposal. {code} has changed; the code is new.'],
  ),
  'guest.mailRefused': say(
    [
      'Thư không đến được hộp thư của bạn',
      'Máy chủ thư báo không có {address}. Bạn đổi email trong phần bảo mật để lại nhận được thư.',
    ],
    [
      'Letters do not reach you',
      'Your mail server says that there is no {address}. Change your email under security to get letters again.',
    ],
  ),
  'guest.confirm': say(
    ['Chủ nhà đã xác nhận', '{code} đã chắc chắn. Mã nhận phòng ngày {arrives} đã sẵn sàng.'],
    ['The host has confirmed', '{code} is certain. Your check-in code for {arrives} is ready.'],
  ),
  'guest.accept': say(
    ['Chủ nhà nhận lời', 'Bạn thanh toán {code} để giữ chỗ nhé. Giờ giữ chỗ nằm trong trang đặt phòng.'],
    ['The host said yes', 'Pay for {code} to keep the room. The time you have is on the booking’s page.'],
  ),
  'guest.reject': say(
    [
      'Chủ nhà không nhận được',
      'Tiền của {code}, nếu bạn đã trả, được hoàn đủ. Trong trang đặt phòng có vài chỗ khác cho bạn.',
    ],
    [
      'The host could not take it',
      'Anything paid for {code} goes back in full. The booking’s page shows other places.',
    ],
  ),
  'guest.deadlinePassed': say(
    [
      'Chủ nhà không trả lời kịp',
      '{code} đã được hủy, không mất phí. Tiền của bạn, nếu đã trả, được hoàn đủ.',
    ],
    [
      'The host did not answer in time',
      '{code} was cancelled at no cost. Anything you paid goes back in full.',
    ],
  ),
  'guest.acceptEdit': say(
    ['Thay đổi đã được nhận', '{code} đã đổi như bạn muốn. Mã nhận phòng cũng là mã mới.'],
    ['Your change was accepted', '{code} is changed as you wished. The check-in code is new too.'],
  ),
  'guest.acceptEdit.PENDING_PAYMENT_EDIT': say(
    [
      'Thay đổi được nhận, còn phần chênh lệch',
      'Bạn trả phần chênh lệch của {code} để thay đổi có hiệu lực.',
    ],
    ['Change accepted, a difference is due', 'Pay the difference for {code}, and the change takes effect.'],
  ),
  'guest.rejectEdit': say(
    ['Thay đổi không được nhận', '{code} giữ nguyên như cũ.'],
    ['Your change was declined', '{code} stays as it was.'],
  ),
  'guest.editTimedOut': say(
    ['Chủ nhà chưa trả lời thay đổi', '{code} giữ nguyên như cũ.'],
    ['The host did not answer your change', '{code} stays as it was.'],
  ),
  'guest.editPaymentSucceeded': say(
    ['Thay đổi đã có hiệu lực', '{code} đã đổi. Mã nhận phòng là mã mới.'],
    ['The change is in place', '{code} has changed. The check-in code is new.'],
  ),
  'guest.editWindowOver': say(
    [
      'Thay đổi không có hiệu lực',
      'Khoản trả thêm chưa về đúng số trong hạn nên {code} giữ nguyên như cũ. Tiền bạn đã trả, nếu có, được hoàn lại.',
    ],
    [
      'The change did not take effect',
      'What was due did not arrive as asked in time, so {code} stays as it was. Anything you paid goes back.',
    ],
  ),
  'guest.lateEditPayment': say(
    [
      'Tiền đến muộn sẽ được hoàn',
      'Phần chênh lệch của {code} đến sau hạn. {code} giữ nguyên, tiền được hoàn đủ.',
    ],
    [
      'A late payment is going back',
      'The difference for {code} came after its time. {code} stays, the money goes back.',
    ],
  ),
  'guest.hostRequestEdit': say(
    [
      'Chủ nhà xin thay đổi',
      'Bạn xem và trả lời đề nghị cho {code}. Chưa có gì thay đổi nếu bạn chưa đồng ý.',
    ],
    [
      'The host asks for a change',
      'See the proposal for {code} and answer it. Nothing changes unless you agree.',
    ],
  ),
  'guest.withdrawHostEdit': say(
    ['Chủ nhà rút lại đề nghị', '{code} giữ nguyên như cũ.'],
    ['The host withdrew the proposal', '{code} stays as it was.'],
  ),
  'guest.requestCancellation': say(
    ['Chủ nhà xin hủy', 'Bạn đồng ý thì được hoàn đủ tiền; không đồng ý thì {code} vẫn giữ nguyên.'],
    ['The host asks to cancel', 'If you agree, you get everything back; if not, {code} stands.'],
  ),
  'guest.withdrawCancellation': say(
    ['Chủ nhà không hủy nữa', '{code} giữ nguyên, mã nhận phòng vẫn dùng được.'],
    ['The host no longer cancels', '{code} stands, and your check-in code is good.'],
  ),
  'guest.forceCancel': say(
    ['Đặt phòng đã bị hủy', '{code} không thể diễn ra. Bạn được hoàn đủ tiền; chúng tôi rất tiếc.'],
    ['Your booking was cancelled', '{code} cannot take place. You get everything back; we are sorry.'],
  ),
  'guest.refundDone': say(
    ['Đã hoàn tiền', 'Tiền của {code} đã được chuyển lại cho bạn.'],
    ['Refunded', 'The money of {code} has been sent back to you.'],
  ),
  'guest.refundArrived': say(
    ['Đã hoàn {amount} ₫', 'Khoản hoàn của {code} đã được chuyển lại cho bạn.'],
    ['{amount} ₫ refunded', 'A refund for {code} has been sent back to you.'],
  ),
  'guest.reviewReplied': say(
    ['Chủ nhà đã trả lời', 'Chủ nhà vừa trả lời đánh giá của bạn.'],
    ['The host replied', 'The host has replied to your review.'],
  ),
  'guest.reviewRejected': say(
    ['Đánh giá của bạn không được hiển thị', 'Lý do: {reason}'],
    ['Your review is not shown', 'Why: {reason}'],
  ),
  'guest.complete': say(
    ['Chuyến đi thế nào?', '{code} đã xong. Vài dòng của bạn giúp người đi sau và cả chủ nhà.'],
    ['How was your stay?', '{code} is complete. A few lines from you help the next guests, and the host.'],
  ),
  'guest.resolvePartly': say(
    ['Khiếu nại đã được giải quyết', 'Bạn xem kết quả của {code} trong trang đặt phòng.'],
    ['Your complaint is settled', 'See the outcome for {code} on the booking’s page.'],
  ),
  'guest.resolveFullRefund': say(
    ['Khiếu nại đã được giải quyết', 'Bạn được hoàn đủ tiền của {code}.'],
    ['Your complaint is settled', 'You get everything back for {code}.'],
  ),
  'guest.resolveHostFault': say(
    ['Khiếu nại đã được giải quyết', '{code} kết thúc sớm do lỗi của chủ nhà. Bạn được hoàn tiền.'],
    ['Your complaint is settled', '{code} ends early through the host’s fault. You are refunded.'],
  ),
  'guest.endComplaint': say(
    ['Khiếu nại đã khép lại', '{code} tiếp tục như bình thường.'],
    ['The complaint is closed', '{code} goes on as usual.'],
  ),
} as const
