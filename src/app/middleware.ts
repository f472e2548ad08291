import { redirect } from '@tanstack/react-router'
import { keptHere } from '#src/api/keptHere.ts'
import { hasSessionHint } from '#src/api/session.ts'
import type { Capability } from '#contract/grants.ts'

/**
 * Who may open a page. `everyone`; `signedIn` (others go to /login and come back); `kept` (signed in, or on a device that
 * keeps what the page shows: no lost session stands between a guest and the gate); `signedOut` (others go home); or a capability, which the page's own frame asks the server for.
 */
export type Access = 'everyone' | 'signedIn' | 'kept' | 'signedOut' | Capability

type Visit = { access: Access; href: string }

/** An error with the HTTP status that the error page shows. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

let isLedHome = false
/** Whether somebody was led away from a page for signing in, being signed in; said once. */
export function takeLedHome(): boolean {
  const led = isLedHome
  isLedHome = false
  return led
}

/** Sends people where they may be. The server decides again at every call; here only the screen is chosen. */
function authentication({ access, href }: Visit): void {
  if (access === 'everyone') return
  const signedIn = hasSessionHint()
  if (access === 'signedOut') {
    if (!signedIn) return
    isLedHome = true
    throw redirect({ to: '/', replace: true })
  }
  if (access === 'kept' && keptHere() === 'open') return
  const door = access.startsWith('desk') ? '/desk/login' : '/login'
  if (!signedIn) throw redirect({ to: door, search: { back: href }, replace: true })
}

const MIDDLEWARE: Readonly<Record<string, (visit: Visit) => void>> = { authentication }

/** Runs a route's middleware by name; a name nobody knows is an error of status 500. */
export function runMiddleware(names: readonly string[], visit: Visit): void {
  for (const name of names) {
    const run = Object.hasOwn(MIDDLEWARE, name) ? MIDDLEWARE[name] : undefined
    if (run === undefined) throw new PageError(500, 'Unknown middleware')
    run(visit)
  }
}
