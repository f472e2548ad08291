import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CurrentUser } from '#contract/shapes/account.ts'
import { act } from '#src/api/act.ts'
import { noteKept } from '#src/api/keptHere.ts'
import { forgetPerson } from '#src/api/publicKey.ts'
import { forgetToken, storedToken } from '#src/api/pushToken.ts'
import { query } from '#src/api/query.ts'
import { dropSessionHint, sessionChanged } from '#src/api/session.ts'
import { forget, leaveSealed } from '../worker.ts'
import { howToLeave } from './leaving.ts'
import { useSessionHint } from './sessionHint.ts'

/** Who is at this browser. `unknown` while the server has not said; pages rendered for everybody start signed out. */
export type Session =
  | { state: 'signedOut' }
  | { state: 'unknown' }
  | { state: 'signedIn'; person: CurrentUser }

/** The person signed in, asked once and kept. */
export function useSession(): Session {
  const hint = useSessionHint()
  const { data } = useQuery({ ...query('account.guest', {}), enabled: hint, staleTime: 60_000 })
  if (!hint) return { state: 'signedOut' }
  return data ? { state: 'signedIn', person: data } : { state: 'unknown' }
}

/** This device hears of this person no more; a server that cannot be told now ends it with the session. */
async function leaveDevice(): Promise<void> {
  const stored = storedToken()
  forgetToken()
  if (stored !== null && navigator.onLine)
    await act('device.remove', { token: stored.token }).catch(() => undefined)
}

/** What was typed into unfinished bookings is a person's own too. */
const forgetTyped = () =>
  import('#src/api/draftStore.ts').then(({ forgetTexts }) => forgetTexts()).catch(() => undefined)

/**
 * Ends the session here: on the server, in the worker's stores, and on the screen. Without a network the worker answers
 * and tells the server later.
 */
export function useSignOut(): () => Promise<void> {
  const forgetHere = useForgetHere()
  const router = useRouter()
  const queryClient = useQueryClient()
  return async () => {
    const how = await howToLeave()
    if (how === 'stay') return
    // First what was typed: whoever leaves the page at once leaves nothing of theirs behind.
    await forgetTyped()
    await leaveDevice()
    if (how === 'seal') {
      // What was to be kept is not thrown away because the worker does not answer: then nobody leaves.
      if (!(await leaveSealed())) return
      noteKept('sealed')
      dropSessionHint()
      sessionChanged()
      forgetPerson(queryClient)
    } else {
      await act('account.signOut', {})
      await forgetHere()
    }
    await router.navigate({ to: '/' })
    await router.invalidate()
  }
}

/** Takes everything of the person off this device whose session the server has ended; the page stays where it is. */
export function useForgetHere(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    // The worker heard that call, if it is in charge of this page; if not, it hears it now.
    await forget()
    await forgetTyped()
    noteKept(null)
    dropSessionHint()
    sessionChanged()
    forgetPerson(queryClient)
  }
}
