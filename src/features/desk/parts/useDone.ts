import { useQueryClient } from '@tanstack/react-query'
import type { EndpointName } from '#contract/endpoints.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { toast } from '#src/ui/toasts.ts'

/** What shows anything of a booking at the desk. */
const OF_A_BOOKING = [
  'desk.queue',
  'desk.summary',
  'desk.booking',
  'desk.tickets',
  'desk.find',
  'desk.lockedHosts',
] as const satisfies readonly EndpointName[]

type Closing = { onClose: () => void; onChanged: (problem: ApiProblem) => void }

/** What follows an act out of a sheet: it is said, and everything shows how it stands now. */
export function useDone({ onClose, onChanged }: Closing, said: string) {
  const client = useQueryClient()
  return {
    onSuccess: () => {
      toast.success(said)
      onClose()
      void outdated(client, ...OF_A_BOOKING)
    },
    onError: (problem: ApiProblem) => {
      if (problem.code === 'G_CONFIRM' || (problem.status !== 409 && problem.status !== 404)) return
      onChanged(problem)
      onClose()
      void outdated(client, ...OF_A_BOOKING)
    },
  }
}
