import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { HostBookingDetail } from '#contract/shapes/host.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { toast } from '#src/ui/toasts.ts'

export type StepProps = {
  readonly booking: HostBookingDetail
  readonly onClose: () => void
  readonly onChanged: (problem: ApiProblem) => void
}

/** What follows an act on a booking: the fresh one is shown, or, when it has changed meanwhile, how it stands now. */
export function useStep({ booking, onClose, onChanged }: StepProps, said: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  return {
    seen: { booking_id: booking.id, version: booking.version },
    after: {
      onSuccess: (fresh: HostBookingDetail) => {
        putAnswer(client, 'host.booking', { booking_id: booking.id }, fresh)
        // With another amount, or none, nothing is decided: staff looks into it.
        toast.success(fresh.transferUnderReview ? t`Đã báo Ghé kiểm tra` : said)
        onClose()
        void outdated(client, 'host.bookings', 'host.today', 'host.calendar', 'host.rooms', 'host.earnings')
      },
      onError: (problem: ApiProblem) => {
        if (problem.status !== 409 || problem.code === 'C_020') return
        onChanged(problem)
        onClose()
        void outdated(client, 'host.booking', 'host.bookings', 'host.today')
      },
    },
  }
}
