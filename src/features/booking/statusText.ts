import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Tab } from '#contract/tabs.ts'
import { STATUS_DISPLAY, type Status } from '#contract/statuses.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'

/** The names of the lists, and with them of the states a booking is in. */
export const TAB_TEXT: Record<Tab, MessageDescriptor> = {
  all: msg`Tất cả`,
  waiting_payment: msg`Chờ thanh toán`,
  payment_expiry: msg`Hết hạn thanh toán`,
  payment_failed: msg`Thanh toán lỗi`,
  booked: msg`Đã đặt`,
  edit_request: msg`Yêu cầu sửa`,
  cancellation_request: msg`Yêu cầu hủy`,
  cancelled: msg`Đã hủy`,
  complete: msg`Hoàn tất`,
  refund: msg`Đã hoàn tiền`,
  wait_host_confirm: msg`Chờ chủ nhà`,
  complain: msg`Khiếu nại`,
}

const TONES = {
  good: 'success',
  attention: 'warning',
  danger: 'attention',
  quiet: 'neutral',
} as const satisfies Record<(typeof STATUS_DISPLAY)[Status]['tone'], BadgeTone>

/** How a status is named and coloured wherever it shows. */
export const statusLook = (status: Status): { text: MessageDescriptor; tone: BadgeTone } => ({
  text: TAB_TEXT[STATUS_DISPLAY[status].label],
  tone: TONES[STATUS_DISPLAY[status].tone],
})
