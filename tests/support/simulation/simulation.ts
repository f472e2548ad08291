import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type pg from 'pg'
import { expect } from 'vitest'
import { CONFIRMATION_POLICIES, type ConfirmationPolicy } from '#contract/shapes/resort.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { ACTS, newHouse, OFTEN, type Act, type Shadow } from '../shadow.ts'
import { chanceOf } from '../month/chance.ts'
import { FAULTS, isStuck, type Doing, type Fault } from './faultyLine.ts'
import { simulatedNodes, type Plant } from './nodes.ts'
import { Turns, type Turn } from './turns.ts'

/** One event: an act asked of a node, what befalls its line to the database, and what is done at the same time by the other one. */
type Happening = Act & { node: number; fault: Fault | null; beside: Act | null; turns: number }

/** Most acts take fewer steps than that; then nothing befalls them. */
const faultAt = (kinds: readonly Fault['kind'][], of: Fault['of'], last: number) =>
  fc.record({ kind: fc.constantFrom(...kinds), of: fc.constant(of), at: fc.nat(last) })

type What = Act['what']
const happening = (whats: readonly What[], kinds: readonly Fault['kind'][]) => {
  const act = { what: fc.constantFrom(...whats), which: fc.nat(5) }
  return fc.record({
    ...act,
    node: fc.nat(1),
    fault: fc.option(fc.oneof(faultAt(kinds, 'step', 30), faultAt(kinds, 'commit', 2)), { freq: 2 }),
    beside: fc.option(fc.record(act), { freq: 3 }),
    turns: fc.nat(2 ** 20),
  })
}

/** How much happens to a house under one seed; nothing but these acts, and these faults. */
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

const doerOf = (node: number, fault: Fault | null): Doing => ({
  node,
  fault,
  steps: 0,
  commits: 0,
  dead: false,
  turn: async () => undefined,
  asking: new Set(),
})

/** Nobody's booking is lost, none is there twice: what the people know they made is what there is. */
async function expectOnce(shadow: Shadow, world: ReturnType<typeof simulatedNodes>['world']): Promise<void> {
  const rows = await world.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.resortId, shadow.place.resortId))
  expect(rows.map(({ id }) => id).toSorted()).toEqual(shadow.stays.map(({ id }) => id).toSorted())
}

/** Has everything happen, in order, and holds all laws after each; then what is on its way arrives, and they hold once more. */
export async function simulate(
  pool: pg.Pool,
  [policy, happenings]: readonly [ConfirmationPolicy, readonly Happening[]],
  { plant = {}, walked = () => undefined }: { plant?: Plant; walked?: () => void } = {},
): Promise<void> {
  await pool.query(CLEAN)
  const { world, as, changed, deadlocks } = simulatedNodes(pool, plant)
  const shadow = await newHouse(world, policy)
  for (const { node, fault, beside, turns, ...one } of happenings) {
    const first = doerOf(node, fault)
    if (beside === null) await as(first, () => shadow.act(one))
    else {
      const chance = chanceOf(turns)
      const doers = [first, doerOf(1 - node, null)] as const
      const all = new Turns(
        (among) => chance.upTo(among - 1),
        async (who) => isStuck(pool, doers[who === 0 ? 0 : 1]),
      )
      await all.run(
        doers.map((doer, who) => (turn: Turn) => {
          doer.turn = turn
          return as(doer, () => shadow.act(who === 0 ? one : beside))
        }),
      )
    }
    expect(deadlocks()).toBe(0)
    // What changed nothing cannot have broken a law.
    if (changed()) {
      await shadow.check(false)
      await expectOnce(shadow, world)
    }
    walked()
  }
  for (let minute = 0; minute < 3; minute++) {
    world.clock.advance({ minutes: 11 })
    await world.runJobs()
  }
  await shadow.check()
  await expectOnce(shadow, world)
}
