import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import * as z from 'zod'
import type { OpenDatabase } from '#server/db/client.ts'
import { fillDemo } from '#demo/data/demo.ts'
import { settableClock } from '#server/ports/clock.ts'
import { copyOf, emptyTemplate, openNamed, template, withLine } from './database.ts'

/** The moment of which the demo of tests is told: in Việt Nam a Saturday noon. */
export const DEMO_NOW = '2026-11-21T05:00:00Z'

const CACHE = 'node_modules/.cache/ghe'

/** Everything the demo's rows depend on, as one name. */
async function sourcesHash(): Promise<string> {
  const list = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', 'contract', 'demo', 'server/db', 'server/modules'],
    {
      encoding: 'utf8',
    },
  )
  const hash = createHash('sha256')
  for (const name of list
    .split('\n')
    .filter((file) => /\.(ts|sql)$/.test(file))
    .toSorted())
    hash.update(name).update(await readFile(name).catch(() => ''))
  return hash.digest('hex').slice(0, 16)
}

/** The rows of every table but the changes of another database, as one document each. */
const documents = z.record(z.string(), z.string())

async function rowsOf(line: pg.Client): Promise<z.infer<typeof documents>> {
  const tables = z
    .array(z.object({ name: z.string() }))
    .parse(
      (
        await line.query(
          `select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'place\\_changes%'`,
        )
      ).rows,
    )
  const found: z.infer<typeof documents> = {}
  for (const { name } of tables) {
    const { rows } = await line.query(
      `select coalesce(json_agg(t), '[]')::text as rows from public."${name}" t`,
    )
    found[name] = z.tuple([z.object({ rows: z.string() })]).parse(rows)[0].rows
  }
  return found
}

async function putRows(line: pg.Client, rows: z.infer<typeof documents>): Promise<void> {
  // In any order: what a row refers to may come after it.
  await line.query('set session_replication_role = replica')
  // The migrations have rows of their own.
  await line.query(
    `truncate ${Object.keys(rows)
      .map((name) => `public."${name}"`)
      .join(', ')}`,
  )
  for (const [name, document] of Object.entries(rows))
    await line.query(
      `insert into public."${name}" select * from json_populate_recordset(null::public."${name}", $1)`,
      [document],
    )
}

/** Fills a database with the demo: from what a run before this one has kept, where nothing has changed since. */
async function fill(draft: string): Promise<void> {
  const cached = join(CACHE, `demo-${await sourcesHash()}.json`)
  const known = await readFile(cached, 'utf8').catch(() => null)
  if (known !== null) {
    await withLine(draft, (line) => putRows(line, documents.parse(JSON.parse(known))))
  } else {
    const { db, close } = await openNamed(draft)
    await fillDemo({ db, clock: settableClock(DEMO_NOW) })
    await close()
    await mkdir(CACHE, { recursive: true })
    const unfinished = `${cached}.${randomUUID()}`
    await writeFile(unfinished, JSON.stringify(await withLine(draft, rowsOf)))
    await rename(unfinished, cached)
    for (const name of await readdir(CACHE))
      if (/^demo-.*\.(tar|json)$/.test(name) && join(CACHE, name) !== cached)
        await rm(join(CACHE, name), { force: true })
  }
  await withLine(draft, (line) => line.query('analyze'))
}

/** The demo of {@link DEMO_NOW} to copy, filled once for all tests that ask. */
export const demoTemplate = async (): Promise<string> => template('demo', fill, await emptyTemplate())

/** A database with the whole demo but the demo accounts. */
export const openDemoDatabase = async (): Promise<OpenDatabase> => copyOf(await demoTemplate())
