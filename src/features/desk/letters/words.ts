import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LetterKind } from '#contract/letterKinds.ts'

/** What staff calls each kind of letter. */
export const LETTER_TEXT: Record<LetterKind, MessageDescriptor> = {
  booked: msg`Khách: đã đặt xong`,
  paid: msg`Khách: đã trả, chờ chủ nhà`,
  changed: msg`Khách: đặt phòng đã đổi`,
  cancelled: msg`Khách: đặt phòng đã hủy`,
  refunded: msg`Khách: đã hoàn tiền`,
  arrival: msg`Khách: mai nhận phòng`,
  review: msg`Khách: mời đánh giá`,
  savedSearch: msg`Khách: tin của tìm kiếm đã lưu`,
  hostRequest: msg`Chủ nhà: có khách đang chờ`,
  hostBooked: msg`Chủ nhà: có đặt phòng mới`,
  hostCancelled: msg`Chủ nhà: đặt phòng đã hủy`,
  payout: msg`Chủ nhà: đã chuyển tiền`,
}
