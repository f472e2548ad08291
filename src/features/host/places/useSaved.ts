import { useQueryClient } from '@tanstack/react-query'
import type { House } from '#contract/shapes/house.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { toast } from '#src/ui/toasts.ts'

/** What follows saving: the fresh place is shown, and whatever showed the old one is asked again. */
export function useSaved(said: string) {
  const client = useQueryClient()
  return (house: House) => {
    putAnswer(client, 'host.house', { resort_id: house.id }, house)
    toast.success(said)
    void outdated(client, 'host.resorts', 'host.calendar', 'host.rooms', 'resort.detail', 'resort.calendar')
  }
}
