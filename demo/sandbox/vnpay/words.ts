import type { Choice } from './choices.ts'

/** The stand-in's own words; it is no part of the product, so its catalog does not have them. */
export const WORDS = {
  vi: {
    title: 'Cổng thanh toán thử',
    warning: 'Cổng thanh toán thử – không phải tiền thật',
    warningOther: 'Test payment gateway – no real money',
    amount: 'Số tiền cần trả',
    order: 'Nội dung',
    reference: 'Mã giao dịch',
    terminal: 'Điểm bán',
    expires: 'Trả trước',
    paid: 'Trả tiền',
    failed: 'Không trả được',
    network: 'Trả tiền, mạng chập chờn',
    explain:
      'Trang này thay cho {gateway} khi chạy thử. Chữ ký là thật, lời gọi về máy chủ là thật, chỉ tiền là không.',
    expiredTitle: 'Đã hết hạn thanh toán',
    expired: 'Giao dịch này không còn trả được nữa.',
    back: 'Quay lại nơi bán',
    refusedTitle: 'Không nhận được yêu cầu thanh toán',
    refused: 'Địa chỉ đến trang này không đúng hoặc đã bị sửa. Không có khoản tiền nào bị trừ. Chỗ sai:',
    leftTitle: 'Trình duyệt đã bị đóng',
    left: 'Tiền đã trả, nhưng trình duyệt không quay lại nơi bán. Hãy mở lại ứng dụng như một người vừa mất mạng.',
    open: 'Mở lại ứng dụng',
  },
  en: {
    title: 'Test payment gateway',
    warning: 'Test payment gateway – no real money',
    warningOther: 'Cổng thanh toán thử – không phải tiền thật',
    amount: 'Amount to pay',
    order: 'For',
    reference: 'Reference',
    terminal: 'Merchant',
    expires: 'Pay before',
    paid: 'Pay',
    failed: 'Cannot pay',
    network: 'Pay, on a bad network',
    explain:
      'This page stands in for {gateway} while trying things out. The signatures are real, the calls to the server are real, only the money is not.',
    expiredTitle: 'The time to pay is over',
    expired: 'This payment can no longer be made.',
    back: 'Back to the merchant',
    refusedTitle: 'This payment request was not accepted',
    refused: 'The address that led here is wrong or was changed. No money was taken. What is wrong:',
    leftTitle: 'The browser was closed',
    left: 'The money is paid, but the browser does not go back to the merchant. Open the app again like somebody who just lost the network.',
    open: 'Open the app again',
  },
} as const

/** Each choice: what it is called and what happens. `seconds` is filled in where a choice waits. */
export const CHOICE_WORDS = {
  vi: {
    pay: ['Thanh toán thành công', 'Báo cho máy chủ rồi quay lại nơi bán'],
    not_enough_money: ['Không đủ tiền', 'Tài khoản không đủ số dư'],
    cancel: ['Hủy giao dịch', 'Người trả bấm hủy'],
    expire: ['Hết hạn chờ', 'Quá lâu không trả'],
    pay_never_return: ['Trả xong, không quay lại', 'Trình duyệt bị đóng trước khi quay về'],
    pay_late_call: ['Trả xong, báo muộn', 'Quay về ngay; máy chủ được báo sau {seconds} giây'],
    pay_repeated_call: ['Trả xong, báo nhiều lần', 'Máy chủ được báo bốn lần cho một lần trả'],
  },
  en: {
    pay: ['Pay successfully', 'Tells the server, then goes back to the merchant'],
    not_enough_money: ['Not enough money', 'The account’s balance is too low'],
    cancel: ['Cancel', 'The payer gives up'],
    expire: ['Let it expire', 'Nobody pays in time'],
    pay_never_return: ['Pay and never return', 'The browser is closed before it goes back'],
    pay_late_call: ['Pay, told late', 'Goes back at once; the server hears of it after {seconds} seconds'],
    pay_repeated_call: ['Pay, told repeatedly', 'The server hears four times of one payment'],
  },
} as const satisfies Record<keyof typeof WORDS, Record<Choice, readonly [string, string]>>
