import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Payout } from '#contract/shapes/host.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'

/** How far a payout has come. */
export const PAYOUT_LOOK: Record<Payout['state'], { text: MessageDescriptor; tone: BadgeTone }> = {
  WAITING: { text: msg`Chờ chi trả`, tone: 'info' },
  FROZEN: { text: msg`Tạm giữ vì khiếu nại`, tone: 'warning' },
  PAID: { text: msg`Đã chi trả`, tone: 'success' },
  CANCELLED: { text: msg`Đã hủy`, tone: 'neutral' },
}
