import { minutesAhead } from './hour.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const inVietnam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })

/** The moment of the servers' clocks. */
export const momentThere = (): Date => new Date(Date.now() + minutesAhead() * MINUTE)

/** The resorts' day so many days from now, or from another day, YYYY-MM-DD: where a test runs it may still be yesterday. */
export const dayFromNow = (days: number, from?: string): string =>
  inVietnam.format((from === undefined ? momentThere().getTime() : Date.parse(from)) + days * DAY)
