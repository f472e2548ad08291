import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SERVICE_STATUS_DISPLAY, type ServiceTab } from '#contract/serviceStatuses.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'
import type { ServiceBookingSummary } from '#contract/shapes/serviceBooking.ts'

const LABELS: Record<string, MessageDescriptor> = {
  waiting_payment: msg`Chờ thanh toán`,
  confirming: msg`Đang xác nhận`,
  ordered: msg`Đã có vé`,
  used: msg`Đã dùng`,
  cancelled: msg`Đã hủy`,
  cancelled_fee: msg`Đã hủy, có phí`,
  cancelled_by_us: msg`Bị hủy`,
  payment_expiry: msg`Hết hạn thanh toán`,
}
const TONES = {
  good: 'success',
  attention: 'warning',
  danger: 'attention',
  quiet: 'neutral',
} as const satisfies Record<string, BadgeTone>
const UNNAMED = msg`Đặt vé`

/** How a service booking's status reads, and the tone of its badge. */
export function statusLook({
  status,
  confirming,
  reason,
}: Pick<ServiceBookingSummary, 'status' | 'confirming' | 'reason'>) {
  const { label, tone } = SERVICE_STATUS_DISPLAY[status]
  const name = confirming ? 'confirming' : reason === 'EXPIRED' ? 'payment_expiry' : label
  return { text: LABELS[name] ?? UNNAMED, tone: TONES[tone] }
}

export const TAB_TEXT: Record<ServiceTab, MessageDescriptor> = {
  all: msg`Tất cả`,
  waiting_payment: msg`Chờ thanh toán`,
  ordered: msg`Đã có vé`,
  used: msg`Đã dùng`,
  cancelled: msg`Đã hủy`,
}
