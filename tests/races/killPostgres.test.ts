import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { torture } from '#tests/support/torture.ts'
import { MINUTE } from '#tests/support/victim.ts'

/** How often the server is killed. */
const KILLS = Number(process.env['KILLS'] ?? 10)

describe('killed in the middle of its work, again and again, the server loses nothing it has acknowledged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ghe-kill-'))
  // With the settings of a server for business, not the quick ones of the other tests.
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('on PostgreSQL', { timeout: (KILLS + 5) * MINUTE }, async () => {
    const { made, unanswered } = await torture(
      { DATABASE_URL: await postgres.newDatabase(), DATA_DIR: folder },
      KILLS,
    )
    expect(made).toBeGreaterThan(20 * KILLS)
    expect(unanswered).toBeGreaterThan(0)
  })
})
