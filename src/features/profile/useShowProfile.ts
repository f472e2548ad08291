import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/shapes/profile.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'

/** Shows changed details at once, here and in the frame. */
export function useShowProfile(): (profile: Profile) => void {
  const queryClient = useQueryClient()
  return (profile) => {
    putAnswer(queryClient, 'profile.mine', {}, profile)
    void outdated(queryClient, 'account.guest')
  }
}
