import type { Language } from '#contract/shapes/primitives.ts'

type Words = {
  title: string
  of: (code: string) => string
  made: (moment: string) => string
  stay: string
  price: string
  money: string
  for: string
  place: string
  arrives: string
  leaves: string
  nights: (nights: number) => string
  discount: string
  adults: (count: number) => string
  children: (count: number) => string
  beds: (count: number) => string
  givenUp: string
  services: string
  voucher: (code: string) => string
  total: string
  editFee: string
  paid: string
  cancelFee: string
  back: string
  kept: string
  note: string
}

/** The words of a receipt. */
export const RECEIPT_WORDS: Record<Language, Words> = {
  vi: {
    title: 'Biên nhận thanh toán',
    of: (code) => `Đặt phòng ${code}`,
    made: (moment) => `Lập lúc ${moment}`,
    stay: 'Kỳ nghỉ',
    price: 'Giá',
    money: 'Tiền đã nhận và đã hoàn',
    for: 'Người đặt',
    place: 'Chỗ ở',
    arrives: 'Nhận phòng',
    leaves: 'Trả phòng',
    nights: (nights) => `${nights} đêm`,
    discount: 'Ưu đãi của chỗ ở',
    adults: (count) => `Phụ thu ${count} người lớn`,
    children: (count) => `Phụ thu ${count} trẻ 6–12 tuổi`,
    beds: (count) => `${count} giường phụ`,
    givenUp: 'Phần đã bỏ, không hoàn theo chính sách hủy',
    services: 'Dịch vụ',
    voucher: (code) => `Mã giảm giá ${code}`,
    total: 'Tổng cộng',
    editFee: 'Phí sửa đặt phòng',
    paid: 'Đã nhận từ bạn',
    cancelFee: 'Phí hủy',
    back: 'Hoàn lại cho bạn',
    kept: 'Bạn đã trả, sau khi trừ tiền hoàn',
    note: 'Biên nhận này ghi lại tiền của đặt phòng theo sổ của Ghé vào lúc lập. Đây không phải là hóa đơn giá trị gia tăng.',
  },
  en: {
    title: 'Payment receipt',
    of: (code) => `Booking ${code}`,
    made: (moment) => `Made at ${moment}`,
    stay: 'The stay',
    price: 'Price',
    money: 'Received and refunded',
    for: 'Booked by',
    place: 'Place',
    arrives: 'Check-in',
    leaves: 'Check-out',
    nights: (nights) => (nights === 1 ? '1 night' : `${nights} nights`),
    discount: 'The place’s offer',
    adults: (count) => `Surcharge for ${count} ${count === 1 ? 'adult' : 'adults'}`,
    children: (count) => `Surcharge for ${count} ${count === 1 ? 'child' : 'children'} aged 6–12`,
    beds: (count) => (count === 1 ? '1 extra bed' : `${count} extra beds`),
    givenUp: 'Given up, not refunded by the cancellation policy',
    services: 'Services',
    voucher: (code) => `Voucher ${code}`,
    total: 'Total',
    editFee: 'Fee for the change',
    paid: 'Received from you',
    cancelFee: 'Cancellation fee',
    back: 'Refund to you',
    kept: 'Paid by you, less refunds',
    note: 'This receipt shows the money of the booking by our books at the time it was made. It is not a VAT invoice.',
  },
}
