import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { outdated } from '#src/api/query.ts'
import { sessionChanged } from '#src/api/session.ts'

/** After signing in: everything that is a person's own is asked anew, and they go on to where they wanted to be. */
export function useGoOn(back: string | undefined): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async () => {
    sessionChanged()
    await outdated(queryClient, 'account.guest', 'notification.totalUnread')
    await router.navigate({ href: back ?? '/', replace: true })
  }
}
