import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAct } from '#src/api/act.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
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
  const problem = useProblemText(report.error ?? error)
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
      {problem !== '' && (
        <Notice tone="danger" live="assertive">
          {problem}
        </Notice>
      )}
      {children}
    </div>
  )
}
