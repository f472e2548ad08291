import { DAY } from '#contract/days.ts'
import { gateUsed } from '#src/api/gateUsed.ts'

const KEPT_DAYS = 3

type Used = Record<string, number>
const isUsed = (value: unknown): value is Used =>
  typeof value === 'object' && value !== null && Object.values(value).every((at) => typeof at === 'number')

function all(): Used {
  try {
    const value: unknown = JSON.parse(gateUsed.read() ?? '{}')
    return isUsed(value) ? value : {}
  } catch {
    return {}
  }
}

/** What the server's list says of a code: when it was made, whether somebody is in on the code, and whether it knows all this device did. */
export type Heard = { at: string; used: boolean; sending: boolean }

/**
 * Whether this device has let somebody in on a code before, by the hash that names it. A newer list knows better, once
 * nothing waits to be sent: the server may have refused the scan, and its guest comes back with a good code.
 */
export function wasUsed(ref: string, heard: Heard | null): boolean {
  const at = all()[ref]
  if (at === undefined) return false
  return heard === null || heard.sending || heard.used || Date.parse(heard.at) <= at
}

/** Remembers that somebody was let in; what is past is forgotten. */
export function markUsed(ref: string, now: number): void {
  const fresh = Object.entries(all()).filter(([, at]) => now - at < KEPT_DAYS * DAY)
  gateUsed.write(JSON.stringify({ ...Object.fromEntries(fresh), [ref]: now }))
}
