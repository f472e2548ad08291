import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type pg from 'pg'
import { expect } from 'vitest'
import { CONFIRMATION_POLICIES, type ConfirmationPolicy } from '#contract/shapes/resort.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { ACTS, newHouse, OFTEN, type Act, type Shadow } from '../shadow.ts'
import { chanceOf } from '../month/chance.ts'
import { atOnce, doerOf } from './atOnce.ts'
import { FAULTS, MOODS, type Doing, type Fault } from './faultyLine.ts'
import { addHostDevice, expectTold } from './post.ts'
import { simulatedNodes } from './nodes.ts'
import type { Plant } from './plant.ts'

/** An act asked of a node, what befalls its line to the database, and what is done at the same time by the other one: one event or two. */
type Happening = Act & {
  node: number
  fault: Fault | null
  mood: Doing['mood']
  beside: Act | null
  turns: number
}

/** Most acts take fewer steps than that; then nothing befalls them. */
const faultAt = (kinds: readonly Fault['kind'][], of: Fault['of'], last: number) =>
  fc.record({ kind: fc.constantFrom(...kinds), of: fc.constant(of), at: fc.nat(last) })

type What = Act['what']
const happening = (whats: readonly What[], kinds: readonly Fault['kind'][]) => {
  const act = { what: fc.constantFrom(...whats), which: fc.nat(5) }
  const nothing = kinds.length === 0
  return fc.record({
    ...act,
    node: fc.nat(1),
    fault: nothing
      ? fc.constant(null)
      : fc.option(fc.oneof(faultAt(kinds, 'step', 30), faultAt(kinds, 'commit', 2)), { freq: 2 }),
    // Mostly they take what they are given.
    mood: nothing
      ? fc.constant('takes' as const)
      : fc.constantFrom('takes' as const, 'takes' as const, ...MOODS),
    beside: nothing ? fc.constant(null) : fc.option(fc.record(act), { freq: 3 }),
    turns: fc.nat(2 ** 20),
  })
}

/** How much happens to a house under one seed; nothing but these acts, and these faults; with none of them, one thing after the other. */
export type Wishes = { longest: number; whats?: readonly What[]; kinds?: readonly Fault['kind'][] }

export const simulations = ({ longest, whats = [...ACTS, ...OFTEN], kinds = FAULTS }: Wishes) =>
  fc.tuple(
    fc.constantFrom(...CONFIRMATION_POLICIES),
    fc.array(happening(whats, kinds), { minLength: Math.ceil(longest / 2), maxLength: longest, size: 'max' }),
  )

/** What the migrations put into the tables, which stays. */
const KEPT = ['roles', 'security_head', 'drawn_pictures']

/**
 * Takes away what the seed before left. Row by row, in tables that have any: a truncated table has new files, and every
 * statement about it is planned anew.
 */
const CLEAN = `do $$
declare name text; any_left boolean;
begin
  set local session_replication_role = replica;
  for name in select quote_ident(tablename) from pg_tables
    where schemaname = 'public' and tablename <> all('{${KEPT.join()}}')
  loop
    execute 'select exists (select from ' || name || ')' into any_left;
    if any_left then execute 'delete from ' || name; end if;
  end loop;
end $$`

/** Nobody's booking is lost, none is there twice: what the people know they made is what there is. */
async function expectOnce(shadow: Shadow, world: ReturnType<typeof simulatedNodes>['world']): Promise<void> {
  const rows = await world.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.resortId, shadow.place.resortId))
  const known = shadow.stays.map(({ id }) => id)
  expect(rows.map(({ id }) => id).toSorted(), 'a booking is lost, or there twice').toEqual(known.toSorted())
}

/** Has everything happen, in order, and holds all laws after each; then what is on its way arrives, and they hold once more. */
export async function simulate(
  pool: pg.Pool,
  [policy, happenings]: readonly [ConfirmationPolicy, readonly Happening[]],
  { plant = {}, walked = () => undefined }: { plant?: Plant; walked?: (events: number) => void } = {},
): Promise<void> {
  await pool.query(CLEAN)
  const { world, as, changed, deadlocks, post, history } = simulatedNodes(pool, plant)
  const shadow = await newHouse(world, policy)
  await addHostDevice(world.db, shadow.place)
  const holdLaws = async (settled: boolean) => {
    await shadow.check(settled)
    await expectOnce(shadow, world)
    await expectTold(world, post, shadow.place, settled)
  }
  for (const { node, fault, mood, beside, turns, ...one } of happenings) {
    const first = doerOf({ node, fault, mood })
    const second = doerOf({ node: 1 - node, mood })
    post.noteExcuses(beside === null ? [first] : [first, second])
    if (beside === null) await as(first, () => shadow.act(one))
    else {
      const chance = chanceOf(turns)
      await atOnce(pool, (among) => chance.upTo(among - 1), [
        { who: first, act: () => as(first, () => shadow.act(one)) },
        { who: second, act: () => as(second, () => shadow.act(beside)) },
      ])
    }
    expect(deadlocks()).toBe(0)
    // What changed nothing cannot have broken a law.
    if (changed()) {
      await holdLaws(false)
    }
    walked(beside === null ? 1 : 2)
  }
  for (let minute = 0; minute < 3; minute++) {
    world.clock.advance({ minutes: 11 })
    await world.runJobs()
  }
  await holdLaws(true)
  history.expectOneOrder()
}
