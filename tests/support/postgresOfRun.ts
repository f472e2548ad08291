import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the database `postgres` on the PostgreSQL of this run. */
    postgres: string
  }
}

/** One PostgreSQL for all tests of a run; each opens databases of its own there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ durable: false })
  project.provide('postgres', postgres.addressOf('postgres'))
  return postgres.stop
}
