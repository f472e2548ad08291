import { useEffect, useState } from 'react'

const KEPT = 'ghe.clock-offset'

/** How far the server's clock is ahead of this device's, in ms; kept for a start without a network. */
let offset: number | null = null

const kept = (): number =>
  typeof localStorage === 'undefined' ? 0 : Number(localStorage.getItem(KEPT) ?? 0) || 0

/** Learns the server's time from an answer's Date header. A copy from the device teaches nothing. */
export function learnServerTime(date: string | null, now: number = Date.now()): void {
  const told = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(told)) return
  // The header has whole seconds: a difference below that is no difference.
  const ahead = Math.abs(told - now) < 1500 ? 0 : told - now
  if (ahead === offset) return
  offset = ahead
  localStorage.setItem(KEPT, String(ahead))
}

/** The server's time in ms, as well as this device knows it. */
export const serverTime = (): number => Date.now() + (offset ?? kept())

/** The server's time, told anew every `milliseconds`: deadlines and countdowns go by it, never by the device's clock. */
export function useServerTime(milliseconds = 1000): number {
  const [now, setNow] = useState(serverTime)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
  return now
}
