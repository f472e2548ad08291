import { signal } from '#src/signal.ts'

/** A cookie beside the session's own, which no script can read: it says that somebody is signed in, never who. */
const HINT = /(?:^|;\s*)signed_in=1[^;]*/

/** Whether cookies hint at a session. Only a hint: the server decides at every call. */
export const hasHint = (cookies: string): boolean => HINT.test(cookies)
/** Whether this browser was signed in when last heard of; never while a page is rendered on the server. */
export const hasSessionHint = (): boolean => typeof document !== 'undefined' && hasHint(document.cookie)
/** Another text with every sign-in and renewal, whoever made it: another tab, the worker. Empty: nobody is signed in. */
export const sessionMark = (): string => HINT.exec(document.cookie)?.[0] ?? ''
/** Somebody signed out here, perhaps without a network, so that the server could not take the hint away itself. */
export function dropSessionHint(): void {
  document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax'
}

const ended = signal()
const changed = signal()

/** Calls `listener` when somebody may have signed in or out, also in another tab. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const stop = changed.on(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Says that somebody has just signed in or out. */
export const sessionChanged = (): void => changed.emit()

/** Calls `listener` when a session could not be renewed: what was shown of the person has to go. Returns how to stop. */
export const onSessionEnd = (listener: () => void): (() => void) => ended.on(listener)

/** Says that a session could not be renewed. */
export function sessionEnded(): void {
  ended.emit()
  sessionChanged()
}
