import { useEffect, useState } from 'react'
import { onDevice } from './keptText.ts'

/** How far the server's clock was ahead of this device's, and the last moment that the server told, in ms. */
const AHEAD = onDevice('ghe.clock-offset')
const TOLD = onDevice('ghe.clock-told')
/** The moment is written down at most this often, in ms. */
const NOTE_EVERY = 60_000

/** How far the server's clock is ahead of this device's, in ms, by an answer of this life of the page. */
let offset: number | null = null
let noted = 0

const kept = (text: typeof AHEAD): number => Number(text.read() ?? 0) || 0

/** Learns the server's time from an answer's Date header. A copy from the device teaches nothing. */
export function learnServerTime(date: string | null, now: number = Date.now()): void {
  const told = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(told)) return
  if (Math.abs(told - noted) >= NOTE_EVERY) {
    noted = told
    TOLD.write(String(told))
  }
  // The header has whole seconds: a difference below that is no difference.
  const ahead = Math.abs(told - now) < 1500 ? 0 : told - now
  if (ahead === offset) return
  offset = ahead
  AHEAD.write(String(ahead))
}

/** Takes `now`, in ms, for the server's time until an answer tells better; not written down, since a document may be a copy. */
export function supposeServerTime(now: number): void {
  offset = now - Date.now()
}

/** The server's time in ms, as well as this device knows it. */
export function serverTime(): number {
  const wall = Date.now()
  if (offset !== null) return wall + offset
  const counted = wall + kept(AHEAD)
  const told = kept(TOLD)
  // Earlier than what the server told already: somebody set this clock anew, to the right time for all one knows.
  return counted < told ? Math.max(wall, told) : counted
}

/**
 * The moment, in ms, that it is if a clock which was wrong was set right since: nothing but an answer tells which. Null: there is
 * no such doubt.
 */
export function otherTime(): number | null {
  const wall = Date.now()
  return offset === null && kept(AHEAD) !== 0 && wall >= kept(TOLD) ? wall : null
}

/** The server's time, told anew every `milliseconds`: deadlines and countdowns go by it, never by the device's clock. */
export function useServerTime(milliseconds = 1000): number {
  const [now, setNow] = useState(serverTime)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
  return now
}
