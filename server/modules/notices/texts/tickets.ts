import { say } from './text.ts'

/** What guests and hosts are told about tickets: by the event, and where it can end in more than one way, by the status after it. */
export const TICKETS = {
  'guest.tickets.newCode': say(
    [
      'Mã vé của bạn đã được cấp lại',
      'Bạn mở {code} khi có mạng để máy lưu mã mới cho {time} ngày {date}. Mã đã lưu hay chụp lại trước đây không qua cổng được nữa.',
    ],
    [
      'Your tickets have new codes',
      'Open {code} with a network, so that your phone keeps the new codes for {time} on {date}. Codes saved or photographed before no longer open the gate.',
    ],
  ),
  'guest.tickets.paid': say(
    [
      'Vé đã sẵn sàng',
      'Bạn có {quantity} vé cho {code}, {time} ngày {date}. Mỗi vé có một mã riêng, mở được khi không có mạng.',
    ],
    [
      'Your tickets are ready',
      'You have {quantity} tickets for {code}, {time} on {date}. Each has its own code and opens offline.',
    ],
  ),
  'guest.tickets.paid.SERVICE_PENDING': say(
    ['Đã nhận thanh toán', 'Đối tác đang xác nhận vé {code}. Chưa xác nhận được thì bạn được hoàn đủ tiền.'],
    ['Payment received', 'The partner is confirming {code}. If they cannot, you get everything back.'],
  ),
  'guest.tickets.paid.SERVICE_CSH_CANCEL': say(
    ['Đối tác không nhận được vé này', '{code} đã được hủy. Chúng tôi hoàn lại đầy đủ số tiền bạn đã trả.'],
    ['The partner could not take this booking', '{code} is cancelled. Everything you paid is going back.'],
  ),
  'guest.tickets.partnerOrdered': say(
    ['Vé đã sẵn sàng', 'Đối tác đã xác nhận {code}, {time} ngày {date}. Mỗi vé có một mã riêng.'],
    [
      'Your tickets are ready',
      'The partner has confirmed {code}, {time} on {date}. Each ticket has its own code.',
    ],
  ),
  'guest.tickets.partnerRefused': say(
    ['Đối tác không xác nhận được vé', '{code} đã được hủy. Chúng tôi hoàn lại đầy đủ số tiền bạn đã trả.'],
    ['The partner could not confirm', '{code} is cancelled. Everything you paid is going back.'],
  ),
  'guest.tickets.windowOver': say(
    [
      'Hết giờ giữ vé',
      '{code} chưa được thanh toán nên vé đã mở lại cho người khác. Bạn đặt lại bất cứ lúc nào.',
    ],
    [
      'The hold has ended',
      '{code} was not paid, so the tickets are open to others again. You can book again at any time.',
    ],
  ),
  'guest.tickets.latePayment': say(
    [
      'Tiền đến muộn sẽ được hoàn',
      'Thanh toán của {code} đến khi vé không còn giữ. Chúng tôi hoàn lại đầy đủ.',
    ],
    [
      'A late payment is going back',
      'The payment for {code} came when the tickets were no longer held. You get all of it back.',
    ],
  ),
  'guest.tickets.cancel': say(
    ['Đã hủy vé', '{code} đã được hủy. Số tiền đã trả, nếu có, đang được hoàn lại đầy đủ.'],
    ['Tickets cancelled', '{code} is cancelled. Anything you paid is going back in full.'],
  ),
  'guest.tickets.cancel.SERVICE_KT_CANCEL_FEE': say(
    ['Đã hủy vé', '{code} đã được hủy với phí {fee} ₫. Phần còn lại đang được hoàn.'],
    ['Tickets cancelled', '{code} is cancelled for a fee of {fee} ₫. The rest is going back.'],
  ),
  'guest.tickets.cancelSome': say(
    ['Đã hủy {quantity} vé', '{code}: {amount} ₫ đang được hoàn, phí {fee} ₫. Các vé còn lại vẫn dùng được.'],
    [
      '{quantity} tickets cancelled',
      '{code}: {amount} ₫ is going back, for a fee of {fee} ₫. Your other tickets still stand.',
    ],
  ),
  'guest.tickets.adminCancel': say(
    ['Vé của bạn đã bị hủy', 'Rất tiếc, {code} ngày {date} không diễn ra. Chúng tôi hoàn lại đầy đủ.'],
    [
      'Your tickets were cancelled',
      'We are sorry: {code} on {date} cannot take place. You get everything back.',
    ],
  ),
  'guest.tickets.stayEnded': say(
    ['Vé đi cùng kỳ nghỉ đã hủy', 'Kỳ nghỉ không còn nên {code} được hủy. Chúng tôi hoàn lại đầy đủ.'],
    [
      'Tickets of your stay are cancelled',
      'The stay no longer stands, so {code} is cancelled. You get everything back.',
    ],
  ),
  'guest.tickets.scan': say(
    ['Vé đã dùng hết', 'Chúc bạn vui! Tất cả vé của {code} đã được dùng.'],
    ['All tickets used', 'Enjoy! Every ticket of {code} has been used.'],
  ),
  'guest.tickets.dayOver': say(
    ['Ngày dùng vé đã qua', '{code} đã kết thúc. Cảm ơn bạn đã ghé.'],
    ['The day of your tickets is over', '{code} has ended. Thank you for dropping in.'],
  ),
  'guest.tickets.paidTwice': say(
    ['Bạn đã trả dư', 'Khoản {amount} ₫ trả thêm cho {code} đang được hoàn lại.'],
    ['You paid twice', 'The extra {amount} ₫ for {code} is going back to you.'],
  ),
  'guest.tickets.refundArrived': say(
    ['Đã hoàn tiền', 'Khoản {amount} ₫ của {code} đã được hoàn.'],
    ['Refund done', '{amount} ₫ of {code} has been refunded.'],
  ),
  'host.tickets.paid': say(
    ['Có khách mua vé', '{quantity} vé, {time} ngày {date}, mã {code}.'],
    ['Tickets sold', '{quantity} tickets for {time} on {date}, {code}.'],
  ),
  'host.tickets.partnerOrdered': say(
    ['Có khách mua vé', '{quantity} vé, {time} ngày {date}, mã {code}.'],
    ['Tickets sold', '{quantity} tickets for {time} on {date}, {code}.'],
  ),
  'host.tickets.cancel': say(
    ['Khách hủy vé', '{code}: {quantity} vé, {time} ngày {date} đã mở lại.'],
    ['Tickets cancelled', '{code}: {quantity} tickets for {time} on {date} are open again.'],
  ),
  'host.tickets.cancelSome': say(
    ['Khách hủy bớt vé', '{code}: {quantity} vé, {time} ngày {date} đã mở lại.'],
    ['Some tickets cancelled', '{code}: {quantity} tickets for {time} on {date} are open again.'],
  ),
  'host.tickets.adminCancel': say(
    ['Vé đã bị hủy', 'Ghé đã hủy {code}, {time} ngày {date}.'],
    ['Tickets were cancelled', 'Ghé cancelled {code}, {time} on {date}.'],
  ),
  'host.tickets.stayEnded': say(
    ['Vé đã bị hủy', 'Kỳ nghỉ của khách không còn nên {code}, {time} ngày {date} được hủy.'],
    [
      'Tickets were cancelled',
      'The guest’s stay no longer stands, so {code}, {time} on {date}, is cancelled.',
    ],
  ),
}
