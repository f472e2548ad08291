import { useQueryClient } from '@tanstack/react-query'
import type { EndpointName } from '#contract/endpoints.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { toast } from '#src/ui/toasts.ts'

const ALL = [
  'desk.users',
  'desk.roles',
  'desk.entries',
  'desk.vouchers',
  'desk.blocks',
  'desk.signingKeys',
  'desk.changes',
] as const satisfies readonly EndpointName[]

export type AdminAsk = {
  readonly onClose: () => void
  /** Somebody else changed it meanwhile. */
  readonly onChanged: (problem: ApiProblem) => void
}

/** What follows a change: it is said and everything shows it; or somebody was faster, and how it stands now is shown. */
export function useAdminDone({ onClose, onChanged }: AdminAsk, said: string) {
  const client = useQueryClient()
  return {
    onSuccess: () => {
      toast.success(said)
      onClose()
      void outdated(client, ...ALL)
    },
    onError: (problem: ApiProblem) => {
      if (problem.code !== 'G_STALE' && problem.status !== 404) return
      onChanged(problem)
      onClose()
      void outdated(client, ...ALL)
    },
  }
}
