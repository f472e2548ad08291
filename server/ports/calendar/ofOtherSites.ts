import type { CalendarReader } from './calendar.ts'
import { fetchText, OPEN_INTERNET, Unread, type ReachRule } from './fetchText.ts'
import { readApart } from './readApart.ts'

/** Reads calendars of other sites over the network, by a rule of what may be asked. */
export function calendarsOfOtherSites(rule: ReachRule = OPEN_INTERNET): CalendarReader {
  return {
    mayAsk: (address) => URL.canParse(address) && rule.mayAsk(new URL(address)),
    read: async (address, wish) => {
      try {
        const text = await fetchText(address, rule)
        return { kind: 'read', ...(await readApart({ text, ...wish })) }
      } catch (error) {
        return { kind: 'problem', problem: error instanceof Unread ? error.problem : 'MALFORMED' }
      }
    },
  }
}
