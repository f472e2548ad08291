import { useQueryClient } from '@tanstack/react-query'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { toast } from '#src/ui/toasts.ts'

export type StepProps = {
  readonly dossier: DeskBooking
  readonly onClose: () => void
  readonly onChanged: (problem: ApiProblem) => void
}

/** Refusals that are about what was typed, or who is there: they stay in the question. */
const ABOUT_INPUT: readonly string[] = ['G_CONFIRM', 'G_AMOUNT_SHORT', 'G_TRANSFER_KNOWN', 'G_NO_FEE']

/** What follows an act on a booking: the fresh one is shown, or, when it changed meanwhile, how it stands now. */
export function useStep({ dossier, onClose, onChanged }: StepProps, said: string) {
  const client = useQueryClient()
  const { id, version } = dossier.booking
  return {
    seen: { booking_id: id, version },
    after: {
      onSuccess: (fresh: DeskBooking) => {
        putAnswer(client, 'desk.booking', { booking_id: id }, fresh)
        toast.success(said)
        onClose()
        void outdated(client, 'desk.queue', 'desk.summary', 'desk.find')
      },
      onError: (problem: ApiProblem) => {
        if (problem.status !== 409 || ABOUT_INPUT.includes(problem.code)) return
        onChanged(problem)
        onClose()
        void outdated(client, 'desk.booking', 'desk.queue', 'desk.summary')
      },
    },
  }
}
