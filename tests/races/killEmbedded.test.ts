import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { torture } from '#tests/support/torture.ts'
import { MINUTE } from '#tests/support/victim.ts'

/** How often the server is killed. A killed process's lock on an embedded database takes ten seconds to die. */
const KILLS = Number(process.env['KILLS'] ?? 5)

describe('killed in the middle of its work, again and again, the server loses nothing it has acknowledged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ghe-kill-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('on the embedded database', { timeout: (KILLS + 5) * MINUTE }, async () => {
    const { made, unanswered } = await torture({ DATABASE_URL: '', DATA_DIR: folder }, KILLS)
    expect(made).toBeGreaterThan(20 * KILLS)
    expect(unanswered).toBeGreaterThan(0)
  })
})
