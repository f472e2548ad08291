import { afterAll, beforeAll, expect, vi } from 'vitest'
import { bookingWorld, type TestWorld } from './bookingWorld.ts'
import { copyOf, emptyTemplate, withLine } from './database.ts'

/** How often PostgreSQL had to break a circle of waiting in a database, counted when the last connection has ended. */
async function deadlocksOf(database: string): Promise<number> {
  return withLine('postgres', async (line) => {
    const one = async (query: string) =>
      Number(Object.values((await line.query(query, [database])).rows[0] ?? {})[0])
    await vi.waitUntil(
      async () => (await one('select count(*) from pg_stat_activity where datname = $1')) === 0,
    )
    return one('select deadlocks from pg_stat_database where datname = $1')
  })
}

/**
 * The tests of a file run in a world with many lines to a PostgreSQL, handed to them before the first one. Lost connections
 * and deadlocks fail them: a deadlock that a second try has healed would still be one.
 */
export function onPostgres(begin: (world: TestWorld) => void): void {
  let world: TestWorld
  const lost: string[] = []
  let deadlocks = Number.NaN
  beforeAll(async () => {
    world = await bookingWorld(async () =>
      copyOf(await emptyTemplate(), {
        connections: 20,
        lost: (error) => lost.push(error.message),
        closed: async (name) => {
          deadlocks = await deadlocksOf(name)
        },
      }),
    )
    begin(world)
  })
  afterAll(async () => {
    expect(lost).toEqual([])
    await world.close()
    expect(deadlocks).toBe(0)
  })
}
