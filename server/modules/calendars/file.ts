import ICAL from 'ical.js'
import { markOf } from './marks.ts'

/** Nights of a room in which nothing is left to sell here, half-open. */
export type TakenRun = { roomId: string; roomName: string; from: string; to: string }

/** Nights that follow each other, as runs. `nights` in order. */
export function runsOf(nights: readonly string[]): { from: string; to: string }[] {
  const runs: { from: string; to: string }[] = []
  for (const night of nights) {
    const next = Temporal.PlainDate.from(night).add({ days: 1 }).toString()
    const last = runs.at(-1)
    if (last?.to === night) last.to = next
    else runs.push({ from: night, to: next })
  }
  return runs
}

type Named = { name: string; host: string; now: Temporal.Instant }

/** A calendar of taken nights as other sites read it (RFC 5545): whole days, and no word of who comes. */
export function calendarText(runs: readonly TakenRun[], { name, host, now }: Named): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Ghe//Calendar//VI')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addPropertyWithValue('x-wr-calname', name)
  const stamp = ICAL.Time.fromJSDate(new Date(now.epochMilliseconds), true)
  for (const { roomId, roomName, from, to } of runs) {
    const entry = new ICAL.Component('vevent')
    entry.addPropertyWithValue('uid', `${markOf(roomId)}${from.replaceAll('-', '')}@${host}`)
    entry.addPropertyWithValue('dtstamp', stamp)
    entry.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from))
    entry.addPropertyWithValue('dtend', ICAL.Time.fromDateString(to))
    entry.addPropertyWithValue('summary', `${roomName} – không còn chỗ`)
    entry.addPropertyWithValue('transp', 'OPAQUE')
    calendar.addSubcomponent(entry)
  }
  return `${calendar.toString()}\r\n`
}
