import { SANDBOXES } from '#server/sandboxSettings.ts'

const MINUTES_A_DAY = 24 * 60
/** Longer than all journeys take. */
const LONGEST_RUN = 25
const inVietnam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
})
const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** How far off `at` is; a run of which nobody said when it begins does not meet midnight, when what the demo has for today ends. */
function untilBegin(at: string | undefined): number {
  const now = minutesOf(inVietnam.format(Date.now()))
  if (at !== undefined) return (minutesOf(at) - now + MINUTES_A_DAY) % MINUTES_A_DAY
  const midnight = MINUTES_A_DAY - now
  return midnight <= LONGEST_RUN ? midnight + 1 : 0
}

/**
 * By how many minutes the journeys' servers are ahead of this machine, from their start. `E2E_AT=23:58` has the journeys begin at
 * that minute in Việt Nam, so that they can be seen to hold whatever the hour; pages go by their server's clock. Settled once,
 * for all processes that this one starts.
 */
export function minutesAhead(): number {
  if (process.env['E2E_AHEAD'] === undefined) {
    const ahead = untilBegin(process.env['E2E_AT'])
    process.env['E2E_AHEAD'] = String(ahead)
    if (ahead > 0) {
      process.env['SANDBOX'] = SANDBOXES.join()
      process.env['SANDBOX_CLOCK_AHEAD'] = String(ahead)
    }
  }
  return Number(process.env['E2E_AHEAD'])
}
