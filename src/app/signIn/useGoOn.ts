import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { outdated } from '#src/api/outdated.ts'
import { doKeptWish } from '../favourites/beforeSignIn.ts'
import { doKeptSearch } from '../savedSearches/beforeSignIn.ts'
import { suggestPasskey } from '../state/passkeyOffer.ts'
import { sessionChanged } from '#src/api/session.ts'

/** Somebody has just signed in: everything that is a person's own is asked anew, and what they wanted before is done. */
export function useArrived(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    sessionChanged()
    await outdated(queryClient, 'account.guest', 'notification.totalUnread')
    void doKeptWish(queryClient)
    void doKeptSearch(queryClient)
  }
}

/** After signing in on a page for it: they go on to where they wanted to be; who came in another way is offered a passkey. */
export function useGoOn(back: string | undefined): (how?: 'passkey') => Promise<void> {
  const router = useRouter()
  const arrive = useArrived()
  return async (how) => {
    await arrive()
    await router.navigate({ href: back ?? '/', replace: true })
    if (how !== 'passkey') void suggestPasskey()
  }
}
