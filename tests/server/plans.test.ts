import { sql } from 'drizzle-orm'
import pg from 'pg'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, newDatabase, withLine } from '#tests/support/database.ts'
import { demoTemplate } from '#tests/support/demoDatabase.ts'
import { BOUNDED } from '#tests/support/plans/bounded.ts'
import { fillUp } from '#tests/support/plans/filled.ts'
import { knownIn } from '#tests/support/plans/known.ts'
import { MEANT } from '#tests/support/plans/meant.ts'
import { recorder, type Recorder } from '#tests/support/plans/recorder.ts'
import { planReader } from '#tests/support/plans/scans.ts'
import { walkEverything } from '#tests/support/plans/walk.ts'

const grows = (table: string) => !Object.hasOwn(BOUNDED, table)

let database = ''
let line: pg.Client
let recording: Recorder
/** Calls that were refused: what they read was not seen. */
let refused: string[] = []

/** Which statements read a growing table from one end to the other, with the call that sent each. */
async function wholeReads({ sent }: Pick<Recorder, 'sent'>): Promise<string[]> {
  const scansOf = await planReader(line)
  const found: string[] = []
  for (const [call, statements] of sent())
    for (const statement of statements.values())
      for (const { table, by } of await scansOf(statement))
        if (grows(table) && !MEANT.some((one) => one.table === table && statement.text.includes(one.says)))
          found.push(`${call}: ${by} of ${table}, for ${statement.text.slice(0, 1_000)}`)
  return found
}

beforeAll(async () => {
  database = await newDatabase(await demoTemplate())
  const address = await addressOf(database)
  line = new pg.Client(address)
  await line.connect()
  await fillUp(line, grows)
  recording = recorder(address)
  refused = await walkEverything(recording, await knownIn(line))
  // Half a minute; more where other files fill databases beside it.
}, 300_000)
afterAll(async () => {
  await line.end()
  await withLine('postgres', (other) => other.query(`drop database ${database} with (force)`))
})

describe('the plans of every page and queue', () => {
  it('are of calls that were answered', () => {
    expect(refused).toEqual([])
  })

  it('are over tables that have grown', async () => {
    const { rows } = await line.query(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 2000`,
    )
    const short = z.array(z.object({ name: z.string() })).parse(rows)
    expect(short.map(({ name }) => name).filter(grows)).toEqual([])
  })

  it('read no growing table from one end to the other', async () => {
    expect(await wholeReads(recording)).toEqual([])
  })

  it('have no exception that nothing needs any more', () => {
    const texts = [...recording.sent().values()].flatMap((statements) => [...statements.keys()])
    expect(MEANT.filter(({ says }) => !texts.some((text) => text.includes(says)))).toEqual([])
  })
})

describe('a planted reading of everything', () => {
  it('is found where an index is gone', async () => {
    await line.query('begin')
    await line.query('drop index voucher_uses_of_guest, complaints_open')
    let found: string[] = []
    try {
      found = await wholeReads(recording)
    } finally {
      await line.query('rollback')
    }
    expect(found).toContainEqual(expect.stringMatching(/^voucher\.mine: .* of voucher_uses, for select /))
    expect(found).toContainEqual(expect.stringMatching(/^desk\.queue: .* of complaints, for select /))
  })

  it.each([
    ['that no index serves', sql`select id from bookings where contact ->> 'note' = ${'x'}`],
    ['that counts all', sql`select count(*) from notices`],
    ['that takes an index without its first column', sql`select place from messages where place = ${7}`],
  ])('is found in a query %s', async (_what, query) => {
    const other = recorder(await addressOf(database))
    const { db, close } = await other.open()
    await other.during('planted', async () => db.execute(query))
    await close()
    expect(await wholeReads(other)).toEqual([
      expect.stringMatching(/^planted: .* of (bookings|notices|messages), for /),
    ])
  })
})
