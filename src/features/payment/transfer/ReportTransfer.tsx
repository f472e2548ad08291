import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAct } from '#src/api/act.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { useAnswered } from './useAnswered.ts'

interface ReportTransferProps {
  readonly booking: BookingDetail
  /** Why something else that stands here was not done. */
  readonly error?: Error | null
  /** What else can be done. */
  readonly children: ReactNode
}

/** I have transferred; below it what else there is to do. */
export function ReportTransfer({ booking, error = null, children }: ReportTransferProps) {
  const { seen, take, stale } = useAnswered(booking)
  const report = useAct('booking.reportTransfer')
  return (
    <div className="stack-3">
      <Button
        tone="primary"
        size="large"
        block
        busy={report.isPending}
        onClick={() => report.mutate(seen, { onSuccess: take, onError: stale })}
      >
        <Trans>Tôi đã chuyển khoản</Trans>
      </Button>
      <Refusal error={report.error ?? error} />
      {children}
    </div>
  )
}
