import { ConfigurationError } from './configurationError.ts'

/** The stand-ins for outside services that this process can play. */
export const SANDBOXES = ['vnpay', 'momo', 'mail', 'sms', 'push', 'social', 'partner', 'clock'] as const
export type Sandbox = (typeof SANDBOXES)[number]
/** Nobody wants a clock that goes wrong without having asked for it. */
const USUAL = SANDBOXES.filter((name) => name !== 'clock')

/** The stand-ins that are asked for by name, between commas, or `none`; unasked all of them, in production none. */
export function sandboxesOf(asked: string | undefined, isProduction: boolean): readonly Sandbox[] {
  if (asked === undefined) return isProduction ? [] : USUAL
  return asked
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'none')
    .map((name) => {
      const known = SANDBOXES.find((sandbox) => sandbox === name)
      if (!known) throw new ConfigurationError(`SANDBOX: "${name}" is none of ${SANDBOXES.join(', ')}.`)
      if (known === 'clock' && isProduction)
        throw new ConfigurationError('SANDBOX: clock moves the time, which production never does.')
      return known
    })
}

/** By how many minutes the clock is ahead, which only its stand-in can be. */
export function clockAheadOf(minutes: number, sandboxes: readonly Sandbox[]): number {
  if (minutes > 0 && !sandboxes.includes('clock'))
    throw new ConfigurationError('SANDBOX_CLOCK_AHEAD needs the clock’s stand-in: name clock in SANDBOX.')
  return minutes
}
