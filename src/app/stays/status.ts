import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { STATUS_FACTS, type Status } from '#contract/statuses.ts'
import type { Tab } from '#contract/tabs.ts'
import { STATE_TONES } from '#src/ui/stateTones.ts'

/** The names of the lists of stays, and with them of the states a stay is in. Whoever reads them otherwise says how. */
export const STAY_TAB_TEXT: Record<Tab, MessageDescriptor> = {
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

/** How a stay's status is named and coloured wherever it shows. */
export const statusLook = (status: Status, texts: Record<Tab, MessageDescriptor> = STAY_TAB_TEXT) => {
  const { label, tone } = STATUS_FACTS[status]
  return { text: texts[label], tone: STATE_TONES[tone] }
}
