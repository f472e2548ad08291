import { useSyncExternalStore } from 'react'
import { hasSessionHint, onSessionChange } from '#src/api/session.ts'

/** Whether this browser has a session, as its hint cookie says; false while rendering on the server and hydrating. */
export const useSessionHint = (): boolean =>
  useSyncExternalStore(onSessionChange, hasSessionHint, () => false)
