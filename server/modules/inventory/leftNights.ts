import { setTimeout as wait } from 'node:timers/promises'
import { dayNumber } from '#contract/days.ts'
import type { Database } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'
import { eachNumber, everyNumber } from '#server/db/numbers.ts'
import { inPieces } from '#server/inPieces.ts'
import { inTurns } from '#server/inTurns.ts'
import { followed, type Change } from '#server/modules/changes/changes.ts'
import { todayAt } from '#server/today.ts'
import { Nights, Rows, SPARE } from './nights.ts'
import { readAll, readDays, readSome, roomList, type RoomList, type Stretch } from './readNights.ts'

/** Changed rooms that are read together. */
const CHANGED = 500
/** How long all nights are waited for before those of a stay are read by themselves, in ms. */
const PATIENCE = 100

/** From the first changed night of each room to the last. */
function widest(changes: readonly Change[]): Stretch[] {
  const rooms = new Map<string, Stretch>()
  for (const { resortId, roomId, first, last } of changes) {
    if (roomId === null || first === null || last === null) continue
    const known = rooms.get(roomId)
    rooms.set(roomId, {
      resortId,
      roomId,
      first: Math.min(dayNumber(first), known?.first ?? Infinity),
      last: Math.max(dayNumber(last), known?.last ?? -Infinity),
    })
  }
  return [...rooms.values()]
}

/** The asked nights: the day number of the first and how many. */
export type Stay = { first: number; nights: number }
export type LeftNights = {
  /**
   * Brings it to how the database stands now; with a stay, that one's nights at least: who asks while everything is being
   * read waits for no others.
   */
  sync: (stay?: Stay | null) => Promise<void>
  /** Whether all nights are there, so that `sync` waits for what changed alone. */
  isWhole: () => boolean
  /** Where a room stands, for {@link LeftNights.fewest}: the same for good. */
  row: (roomId: string) => number
  /** The fewest units left in any of these nights, by a room's row; {@link ALL_LEFT} where nothing is gone. */
  fewest: (firstDay: number, nights: number) => (row: number) => number
}

/** Nights of a room from a day number on that are not as they were, and how many units of each were left before. */
export type NightsChanged = { resortId: string; row: number; first: number; before: Int16Array }

type Parts = {
  /** All rooms. */
  roomIds: () => Promise<readonly string[]>
  /** Hears of every change once it is in memory. */
  onChange: (change: NightsChanged) => void
  /** Hears that everything was read anew. */
  onFill: () => void
}

/** Units left of every night that can be booked, in memory, kept right by what changes. */
export function leftNights(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { roomIds, onChange, onFill }: Parts,
): LeftNights {
  const today = () => dayNumber(todayAt(clock.now()))
  const rows = new Rows()
  let nights = new Nights(today(), rows)
  let isWhole = false
  /** The rooms of which everything is being read, and where they stand; null before that has begun. */
  let begun: Promise<{ its: readonly number[]; rooms: RoomList }> | null = null

  async function listed() {
    const all = await roomIds()
    // Known before there are nights, which would have to grow step by step.
    const its = await inTurns(all, (roomId) => rows.of(roomId))
    return { its, rooms: await roomList(all) }
  }

  async function fill(from: Database): Promise<void> {
    isWhole = false
    ahead = new Set()
    begun = listed()
    const { its, rooms } = await begun
    const fresh = new Nights(today(), rows)
    await fresh.prepare()
    const put = fresh.put(its)
    await readAll(from, { rooms, first: fresh.first, last: fresh.last }, (text) => everyNumber(text, put))
    // A replica is older than what was read for those who did not wait.
    fresh.take(ahead, nights)
    nights = fresh
    isWhole = true
    onFill()
  }

  /** Days that are to be read by themselves; one reading after the other, so that it costs one line at most. */
  const wanted = new Set<number>()
  /** Days that were read so since everything began to be read. */
  let ahead = new Set<number>()
  let reading = Promise.resolve()
  async function readWanted(): Promise<void> {
    const days = [...wanted]
    wanted.clear()
    if (days.length === 0 || !begun) return
    const [into, filling] = [nights, begun]
    const { its, rooms } = await filling
    const fresh = new Nights(into.first, rows)
    await everyNumber(await readDays(db, { rooms, days, first: fresh.first }), fresh.put(its))
    if (into !== nights || filling !== begun) return
    into.take(days, fresh)
    for (const day of days) ahead.add(day)
    onFill()
  }
  async function readAhead({ first, nights: count }: Stay): Promise<void> {
    for (let day = first; day < first + count; day++) wanted.add(day)
    reading = reading.catch(() => undefined).then(readWanted)
    await reading
  }

  async function reread(some: readonly Stretch[]): Promise<void> {
    const kept = some.map(({ first, last, ...room }) => ({
      ...room,
      first: Math.max(first, nights.first),
      last: Math.min(last, nights.last),
    }))
    const text = await readSome(db, kept, nights.first)
    const changed = kept.map(({ resortId, roomId, first, last }) => {
      const row = rows.of(roomId)
      return { resortId, row, first, before: nights.left(row, first, last) }
    })
    for (const { roomId, first, last } of kept) nights.forget(roomId, first, last)
    eachNumber(text, nights.put(nights.rowsOf(kept.map(({ roomId }) => roomId))))
    changed.forEach(onChange)
  }

  const followedUp = followed(db, 'nights', {
    fill,
    // The clock of a test may go back, too.
    isOver: () => today() < nights.first || today() > nights.first + SPARE,
    apply: async (changes) => {
      await inPieces(widest(changes), { size: CHANGED, atOnce: 1 }, reread)
    },
  })
  return {
    sync: async (stay) => {
      const everything = followedUp()
      const kept = stay && stay.first >= nights.first && stay.first + stay.nights - 1 <= nights.last
      if (isWhole || !kept) return everything
      // Who waits for all of it hears when it fails.
      everything.catch(() => undefined)
      const itsOwn = async () => {
        await wait(PATIENCE)
        const filling = begun
        if (!isWhole && filling) await readAhead(stay)
        // What was read of everything meanwhile may be older than the question.
        if (isWhole || !filling || filling !== begun) await everything
      }
      await Promise.race([everything, itsOwn()])
    },
    isWhole: () => isWhole,
    row: (roomId) => rows.of(roomId),
    fewest: (firstDay, count) => nights.fewest(firstDay, count),
  }
}
