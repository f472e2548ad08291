import type pg from 'pg'
import { doing, isStuck, type Doing } from './faultyLine.ts'
import { Turns } from './turns.ts'

/** Somebody who asks a node; nothing befalls them unless it is said. */
export const doerOf = (wishes: Partial<Pick<Doing, 'node' | 'fault' | 'mood'>> = {}): Doing => ({
  node: 0,
  fault: null,
  mood: 'takes',
  ...wishes,
  steps: 0,
  commits: 0,
  dead: false,
  turn: async () => undefined,
  asking: new Set(),
})

/** Has two do something at once over the same database; whose turn it is between their statements, `choose` says. */
export async function atOnce(
  pool: pg.Pool,
  choose: (among: number) => number,
  both: readonly [{ who: Doing; act: () => Promise<void> }, { who: Doing; act: () => Promise<void> }],
): Promise<void> {
  const turns = new Turns(choose, async (at) => isStuck(pool, both[at === 0 ? 0 : 1].who))
  await turns.run(
    both.map(({ who, act }) => (turn) => {
      who.turn = turn
      return doing.run(who, act)
    }),
  )
}
