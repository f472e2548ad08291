import { SANDBOX_CLOCK } from '#demo/sandbox/clock/clock.ts'
import { journeyPort } from './journeyPort.ts'

const MINUTES_A_DAY = 24 * 60
const inVietnam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
})
const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * By how many minutes the journeys' servers are ahead of this machine. `E2E_AT=23:58` has the journeys begin at that minute in
 * Việt Nam, so that they can be seen to hold whatever the hour; pages go by their server's clock. Settled once for all processes.
 */
export function minutesAhead(): number {
  const at = process.env['E2E_AT']
  if (at !== undefined && process.env['E2E_AHEAD'] === undefined) {
    const ahead = (minutesOf(at) - minutesOf(inVietnam.format(Date.now())) + MINUTES_A_DAY) % MINUTES_A_DAY
    process.env['E2E_AHEAD'] = String(ahead)
  }
  return Number(process.env['E2E_AHEAD'] ?? 0)
}

/** Moves the servers' clocks before the first journey. */
export default async function moveClocks({ workers }: { workers: number }): Promise<void> {
  const minutes = minutesAhead()
  if (minutes === 0) return
  for (let place = 0; place < workers; place++) {
    const moved = await fetch(`http://localhost:${journeyPort(place)}${SANDBOX_CLOCK}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ minutes }),
    })
    if (!moved.ok) throw new Error(`the clock cannot be moved: ${await moved.text()}`)
  }
}
