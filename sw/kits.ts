import { isRecord } from '#contract/record.ts'
import { HOLDING, statusesOfTab, type Status } from '#contract/statuses.ts'
import { TABS, type Tab } from '#contract/tabs.ts'
import { aboutBooking, type Question, type Read, type Records } from './records.ts'
import { dataOf } from './reply.ts'
import type { SessionState } from './tables.ts'
import { stayOf, todayOf } from './stay.ts'

/** A kit as a row of a list: what the server answered when it was asked for the booking, which has all that a list's row has. */
type Row = { detail: object; id: string; status: string; checkIn: string; checkOut: string; savedAt: number }

const isTab = (value: unknown): value is Tab => TABS.some((tab) => tab === value)
const stands: ReadonlySet<string> = new Set<Status>(HOLDING)
const under = (tab: Tab, rows: readonly Row[]) =>
  rows.filter(({ status }) => statusesOfTab(tab).some((known) => known === status))

/**
 * The lists of a person's stays, made of the arrival kits on this device, so that every stay that is kept is reached by taps
 * without a network (by `now`, a moment that has certainly come): what is now or next, and what stands under a tab. A list says nothing of stays that are not on the device;
 * one with none is no answer, since the server may know some.
 */
export type Kits = ReturnType<typeof createKits>

export function createKits(records: Records, now: () => Promise<number>) {
  async function rows(session: SessionState, { language }: Question): Promise<Row[]> {
    const ids = new Set<string>()
    for (const { body, version } of await records.all(session)) {
      const stay = version === undefined ? null : stayOf(dataOf(body))
      if (stay !== null) ids.add(stay.id)
    }
    const kept = await Promise.all(
      Array.from(ids, async (id) => records.read(session, aboutBooking(id, language))),
    )
    return kept.flatMap((read) => {
      const detail = read === null ? null : dataOf(read.body)
      const stay = stayOf(detail)
      return read === null || stay === null || !isRecord(detail)
        ? []
        : [{ ...stay, detail, savedAt: read.savedAt }]
    })
  }

  const answer = (shown: readonly Row[], data: object): Read | null =>
    shown.length === 0
      ? null
      : {
          body: JSON.stringify({ status: 200, data }),
          removeAfter: Number.POSITIVE_INFINITY,
          // As old as the oldest of what is shown.
          savedAt: Math.min(...shown.map(({ savedAt }) => savedAt)),
        }

  /** What the kits say to a call that lists stays; null when they say nothing. */
  async function list(session: SessionState, question: Question): Promise<Read | null> {
    const { call, input } = question
    if (call.name === 'booking.coming') {
      const today = todayOf(await now())
      const coming = (await rows(session, question))
        .filter(({ status, checkOut }) => stands.has(status) && checkOut >= today)
        .sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1))
      return answer(coming, { bookings: coming.map(({ detail }) => detail), codesFrom: null })
    }
    if (call.name !== 'booking.list') return null
    const asked: unknown = Reflect.get(input, 'tab')
    const all = await rows(session, question)
    const shown = under(isTab(asked) ? asked : 'all', all).sort((one, other) =>
      one.checkIn > other.checkIn ? -1 : 1,
    )
    return answer(shown, {
      bookings: shown.map(({ detail }) => detail),
      next: null,
      counts: Object.fromEntries(TABS.map((tab) => [tab, under(tab, all).length])),
      serverNow: new Date(await now()).toISOString(),
    })
  }

  return { list }
}
