import { afterAll, beforeAll, expect } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { bookingWorld, type TestWorld } from './bookingWorld.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/**
 * The tests of a file run in a world on a PostgreSQL of their own, handed to them before the first one. Lost connections and
 * deadlocks fail them: a deadlock that a second try has healed would still be one.
 */
export function onPostgres(begin: (world: TestWorld) => void): void {
  let postgres: TestPostgres
  let world: TestWorld
  const lost: string[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    const databaseUrl = await postgres.newDatabase()
    const settings = { databaseUrl, databaseConnections: 20, dataDirectory: '' }
    world = await bookingWorld(() => openDatabase(settings, (error) => lost.push(error.message)))
    begin(world)
  })
  afterAll(async () => {
    expect(lost).toEqual([])
    await world.close()
    expect(postgres.log()).not.toMatch(/deadlock/)
    await postgres.stop()
  })
}
