import type { StayLetterKind } from '#contract/letterKinds.ts'
import { REVIEW_DAYS } from '#contract/numbers.ts'
import type { Language } from '#contract/shapes/primitives.ts'

/** What letters about a stay can name. */
export type FactName =
  | 'code'
  | 'place'
  | 'address'
  | 'arrives'
  | 'leaves'
  | 'people'
  | 'rooms'
  | 'guest'
  | 'hostPhone'
  | 'total'
  | 'paid'
  | 'fee'
  | 'back'
  | 'amount'
  | 'until'

/** The button and the quiet lines of a kind of letter. */
type KindWords = { act: string; notes: readonly string[] }

type Words = {
  facts: Record<FactName, string>
  kinds: Record<StayLetterKind, KindWords>
  /** An entry of a calendar. */
  calendar: {
    title: (place: string) => string
    code: (code: string) => string
    checkin: (address: string) => string
  }
  people: (adults: number, children: number, toddlers: number) => string
}

/** "2 người lớn, 1 trẻ em": what there is none of is left out. */
const counted = (parts: readonly (readonly [count: number, text: string])[]): string =>
  parts.flatMap(([count, text]) => (count > 0 ? [`${count} ${text}`] : [])).join(', ')

const FILES_VI = 'Kèm theo thư này là biên nhận (PDF) và tệp lịch để bạn thêm chuyến đi vào lịch của mình.'
const FILES_EN = 'With this letter come a receipt (PDF) and a calendar file with your stay.'

/** The words of letters about stays. Their titles and first sentences are those of the notice in the app. */
export const STAY_WORDS: Record<Language, Words> = {
  vi: {
    facts: {
      code: 'Mã đặt phòng',
      place: 'Chỗ ở',
      address: 'Địa chỉ',
      arrives: 'Nhận phòng',
      leaves: 'Trả phòng',
      people: 'Khách',
      rooms: 'Phòng',
      guest: 'Người đặt',
      hostPhone: 'Điện thoại chủ nhà',
      total: 'Tổng tiền',
      paid: 'Đã thanh toán',
      fee: 'Phí hủy',
      back: 'Được hoàn',
      amount: 'Số tiền',
      until: 'Trả lời trước',
    },
    kinds: {
      booked: {
        act: 'Xem đặt phòng',
        notes: [FILES_VI, 'Mã nhận phòng nằm trong trang đặt phòng và mở được cả khi không có mạng.'],
      },
      paid: {
        act: 'Xem đặt phòng',
        notes: ['Kèm theo thư này là biên nhận (PDF). Khi chủ nhà xác nhận, chúng tôi viết cho bạn lần nữa.'],
      },
      changed: { act: 'Xem đặt phòng', notes: [FILES_VI, 'Mã nhận phòng cũ không còn dùng được.'] },
      cancelled: {
        act: 'Xem đặt phòng',
        notes: ['Tiền hoàn về đúng nơi bạn đã trả. Khi tiền đi, chúng tôi báo cho bạn.'],
      },
      refunded: {
        act: 'Xem đặt phòng',
        notes: ['Tùy ngân hàng, tiền có thể mất vài ngày mới hiện trong tài khoản của bạn.'],
      },
      arrival: {
        act: 'Mở mã nhận phòng',
        notes: ['Mở trang này một lần khi còn mạng, mã sẽ có sẵn trong máy khi bạn đến.'],
      },
      review: {
        act: 'Viết đánh giá',
        notes: [`Bạn có ${REVIEW_DAYS} ngày để viết. Chủ nhà có thể trả lời một lần.`],
      },
      hostRequest: {
        act: 'Xem và trả lời',
        notes: ['Khách chờ câu trả lời của bạn. Quá hạn, yêu cầu tự kết thúc.'],
      },
      hostBooked: { act: 'Xem đặt phòng', notes: ['Lịch của chỗ ở đã được cập nhật.'] },
      hostCancelled: { act: 'Xem đặt phòng', notes: ['Lịch của chỗ ở đã được cập nhật.'] },
      payout: {
        act: 'Xem doanh thu',
        notes: ['Tùy ngân hàng, tiền có thể mất một ngày làm việc mới hiện trong tài khoản của bạn.'],
      },
    },
    calendar: {
      title: (place) => `Ở ${place}`,
      code: (code) => `Mã đặt phòng ${code}`,
      checkin: (address) => `Mã nhận phòng: ${address}`,
    },
    people: (adults, children, toddlers) =>
      counted([
        [adults, 'người lớn'],
        [children, 'trẻ 6–12 tuổi'],
        [toddlers, 'trẻ dưới 6 tuổi'],
      ]),
  },
  en: {
    facts: {
      code: 'Booking code',
      place: 'Place',
      address: 'Address',
      arrives: 'Check-in',
      leaves: 'Check-out',
      people: 'Guests',
      rooms: 'Rooms',
      guest: 'Booked by',
      hostPhone: 'Host’s phone',
      total: 'Total',
      paid: 'Paid',
      fee: 'Cancellation fee',
      back: 'Refund',
      amount: 'Amount',
      until: 'Answer before',
    },
    kinds: {
      booked: {
        act: 'See the booking',
        notes: [FILES_EN, 'Your check-in code is on the booking’s page and opens offline, too.'],
      },
      paid: {
        act: 'See the booking',
        notes: ['With this letter comes a receipt (PDF). We write again when the host has confirmed.'],
      },
      changed: { act: 'See the booking', notes: [FILES_EN, 'The old check-in code no longer works.'] },
      cancelled: {
        act: 'See the booking',
        notes: ['A refund goes back the way you paid. We tell you when it is sent.'],
      },
      refunded: {
        act: 'See the booking',
        notes: ['Your bank may need some days until the money shows in your account.'],
      },
      arrival: {
        act: 'Open the check-in code',
        notes: ['Open this page once while online: the code is on your phone when you arrive.'],
      },
      review: { act: 'Write a review', notes: [`You have ${REVIEW_DAYS} days. The host can reply once.`] },
      hostRequest: {
        act: 'Look and answer',
        notes: ['Your guest is waiting for your answer. After that time the request ends by itself.'],
      },
      hostBooked: { act: 'See the booking', notes: ['The calendar of your place is up to date.'] },
      hostCancelled: { act: 'See the booking', notes: ['The calendar of your place is up to date.'] },
      payout: {
        act: 'See your earnings',
        notes: ['Your bank may need a working day until the money shows in your account.'],
      },
    },
    calendar: {
      title: (place) => `Stay at ${place}`,
      code: (code) => `Booking code ${code}`,
      checkin: (address) => `Check-in code: ${address}`,
    },
    people: (adults, children, toddlers) =>
      counted([
        [adults, adults === 1 ? 'adult' : 'adults'],
        [children, children === 1 ? 'child aged 6–12' : 'children aged 6–12'],
        [toddlers, toddlers === 1 ? 'child under 6' : 'children under 6'],
      ]),
  },
}
