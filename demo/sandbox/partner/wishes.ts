import {
  PARTNER_RESULTS,
  PARTNER_STATUSES,
  type PartnerResult,
  type PartnerStatus,
} from '#contract/partner.ts'

/** What the stand-in can be told to do with the line. */
export const LINES = ['FINE', 'FORGET', 'REFUSE', 'SHORT', 'SLOW', 'SILENT', 'CUT', 'BROKEN'] as const
export type Line = (typeof LINES)[number]

export const RESULTS = [
  'OK',
  'COUPON_ERROR',
  'TICKET_CHANGE_PRICE',
  'TICKET_NOT_ENOUGH',
  'TICKET_EMPTY',
] as const satisfies readonly PartnerResult[]
export const STATUSES = ['ORDERED', 'PENDING', 'CSH_CANCEL'] as const satisfies readonly PartnerStatus[]

/** How the stand-in behaves until it is told otherwise. */
export type Wishes = { result: PartnerResult; status: PartnerStatus; line: Line }
export const CALM: Wishes = { result: 'OK', status: 'ORDERED', line: 'FINE' }

type Words = { name: string; says: string }

/** What each choice is called on the stand-in's page, in both languages. */
export const RESULT_WORDS: Record<PartnerResult, Words> = {
  OK: { name: `${PARTNER_RESULTS.OK} · OK`, says: 'Còn vé, đúng giá · Everything can be had' },
  COUPON_ERROR: {
    name: `${PARTNER_RESULTS.COUPON_ERROR} · COUPON_ERROR`,
    says: 'Mã giảm giá bị từ chối, không có mã thì bán · Refuses any coupon; sells without one',
  },
  TICKET_CHANGE_PRICE: {
    name: `${PARTNER_RESULTS.TICKET_CHANGE_PRICE} · TICKET_CHANGE_PRICE`,
    says: 'Giá vé đầu tiên tăng 10 %, hỏi lại đúng giá mới thì bán · The first ticket costs 10 % more; sells at the new price',
  },
  TICKET_NOT_ENOUGH: {
    name: `${PARTNER_RESULTS.TICKET_NOT_ENOUGH} · TICKET_NOT_ENOUGH`,
    says: 'Mỗi loại chỉ còn một vé · One ticket of each kind is left',
  },
  TICKET_EMPTY: {
    name: `${PARTNER_RESULTS.TICKET_EMPTY} · TICKET_EMPTY`,
    says: 'Hết vé ngày được hỏi đầu tiên, ngày khác còn · The first date asked about is sold out, others are not',
  },
}
export const STATUS_WORDS: Record<PartnerStatus, Words> = {
  ORDERED: { name: `${PARTNER_STATUSES.ORDERED} · ORDERED`, says: 'Đối tác đã nhận đặt vé · Booked' },
  PENDING: { name: `${PARTNER_STATUSES.PENDING} · PENDING`, says: 'Đối tác đang xác nhận · Being confirmed' },
  CSH_CANCEL: {
    name: `${PARTNER_STATUSES.CSH_CANCEL} · CSH_CANCEL`,
    says: 'Đối tác đã hủy · Cancelled by the partner',
  },
}
export const LINE_WORDS: Record<Line, Words> = {
  FINE: { name: 'Bình thường · Fine', says: 'Trả lời ngay · Answers at once' },
  FORGET: {
    name: 'Quên mã truy cập · Forget tokens',
    says: 'Lần kiểm tra tới bị 401, mã mới thì được · The next check gets 401, a new token works',
  },
  REFUSE: { name: '401 mãi · 401 for ever', says: 'Mã nào cũng bị từ chối · Refuses every token' },
  SHORT: {
    name: 'Mã chóng hết hạn · Short tokens',
    says: 'Mã mới chỉ sống 31 giây · New tokens live for 31 seconds',
  },
  SLOW: { name: 'Mạng chậm · Slow', says: 'Ba giây mới trả lời · Answers after three seconds' },
  SILENT: { name: 'Im lặng · Silent', says: 'Không bao giờ trả lời · Never answers' },
  CUT: { name: 'Mất mạng · Dead', says: 'Ngắt kết nối · Cuts the line' },
  BROKEN: { name: 'Lỗi máy chủ · Broken', says: 'Trả lời 500 · Answers 500' },
}
