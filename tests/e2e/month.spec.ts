import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { liveThrough, type Plan } from '../support/month/month.ts'

const asked = (name: string, usual: number) => Number(process.env[`MONTH_${name}`] ?? usual)
/** Every proof lives these three days; a whole month: `npm run test:month -- --kills 200 --changes 10000`. */
const PLAN: Plan = {
  seed: asked('SEED', 20_261),
  days: asked('DAYS', 3),
  kills: asked('KILLS', 4),
  changes: asked('CHANGES', 40),
}
const MINUTE = 60_000

test.describe('a guest and a host, some days long', () => {
  test.setTimeout(4 * MINUTE + PLAN.kills * MINUTE)
  let folder = ''
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'month-'))
  })
  test.afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

  test(`whatever happens (seed ${PLAN.seed}), nothing is lost or doubled, order is kept, and the code of the day is there`, async () => {
    const happened = await liveThrough(folder, PLAN)
    const rows = [...happened].map(([what, times]) => `${String(times).padStart(8)}  ${what}`)
    process.stdout.write(`seed ${PLAN.seed}, ${PLAN.days} days\n${rows.toSorted().join('\n')}\n`)
  })
})
