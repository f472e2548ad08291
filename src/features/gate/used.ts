import { GATE_USED } from '#src/api/gateUsed.ts'

const KEPT_DAYS = 3
const DAY = 86_400_000

type Used = Record<string, number>
const isUsed = (value: unknown): value is Used =>
  typeof value === 'object' && value !== null && Object.values(value).every((at) => typeof at === 'number')

function all(): Used {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(GATE_USED) ?? '{}')
    return isUsed(value) ? value : {}
  } catch {
    return {}
  }
}

/** Whether this device has let somebody in on a code before, by the hash that names it. */
export const wasUsed = (ref: string): boolean => Object.hasOwn(all(), ref)

/** Remembers that somebody was let in; what is past is forgotten. */
export function markUsed(ref: string, now: number): void {
  const fresh = Object.entries(all()).filter(([, at]) => now - at < KEPT_DAYS * DAY)
  localStorage.setItem(GATE_USED, JSON.stringify({ ...Object.fromEntries(fresh), [ref]: now }))
}
