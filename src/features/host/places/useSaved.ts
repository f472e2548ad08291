import { useQueryClient } from '@tanstack/react-query'
import type { House } from '#contract/shapes/house.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { toast } from '#src/ui/toasts.ts'

/**
 * What follows saving: the fresh place is shown, and whatever showed the old one is asked again; a place that was changed
 * meanwhile is asked for, too.
 */
export function useSaved(said: string) {
  const client = useQueryClient()
  return {
    saved: (house: House) => {
      putAnswer(client, 'host.house', { resort_id: house.id }, house)
      toast.success(said)
      void outdated(client, 'host.resorts', 'host.calendar', 'host.rooms', 'resort.detail', 'resort.calendar')
    },
    changed: ({ code }: ApiProblem) => {
      if (code === 'G_PLACE_CHANGED') void outdated(client, 'host.house')
    },
  }
}
