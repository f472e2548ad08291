import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { journeyPort } from './journeyPort.ts'

/** Where the PostgreSQL of the journeys' servers is told to processes that start later. */
const FILE = `.data/journeys-postgres-${journeyPort(0)}`
const FILLED = 'filled'

const at = (database: string): string => {
  const address = new URL(readFileSync(FILE, 'utf8'))
  address.pathname = database
  return address.toString()
}
async function run(statement: string): Promise<void> {
  const line = new pg.Client(at('postgres'))
  await line.connect()
  try {
    await line.query(statement)
  } finally {
    await line.end()
  }
}

/**
 * Has `fill` put the demo into a database, once: every server of the journeys gets a copy of it, since filling one takes seven
 * seconds of a processor and copying it a fifth of one. `postgres` is the address of any database of theirs.
 */
export async function fillOnce(postgres: string, fill: (address: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, postgres)
  await run(`create database ${FILLED}`)
  await fill(at(FILLED))
}

/** The address of a database with the demo in it, of its own for who asks. */
export async function filledDatabase(): Promise<string> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  await run(`create database ${name} template ${FILLED} strategy file_copy`)
  return at(name)
}
