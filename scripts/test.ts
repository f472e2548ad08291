import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod'
import { prepareMachine } from './machine.ts'

/**
 * The whole proof, part by part. A part without a report of its own counts as one test; one that is still running after its
 * minutes (about three times what it takes on two slow cores) is stopped and counts as failed.
 */
const REPORTS = 'test-results'
const PARTS = [
  { name: 'types', minutes: 8, script: 'test:types' },
  { name: 'lint', minutes: 6, script: 'test:lint' },
  { name: 'catalogs', minutes: 3, script: 'i18n:check' },
  { name: 'docs', minutes: 3, script: 'docs', more: ['--check'] },
  { name: 'unit', minutes: 8, script: 'test:unit', report: 'vitest' },
  { name: 'server', minutes: 12, script: 'test:server', report: 'vitest' },
  { name: 'races', minutes: 8, script: 'test:races', report: 'vitest' },
  { name: 'build', minutes: 5, script: 'build' },
  { name: 'app', minutes: 5, script: 'test:app', report: 'vitest' },
  { name: 'budgets', minutes: 5, script: 'test:budgets' },
  { name: 'e2e', minutes: 55, script: 'test:e2e', report: 'playwright' },
  { name: 'lighthouse', minutes: 12, script: 'test:lighthouse' },
] as const satisfies readonly {
  name: string
  minutes: number
  script: string
  more?: readonly string[]
  report?: 'vitest' | 'playwright'
}[]

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

type Count = { passed: number; failed: number }

/** What a part's report says; a part that failed without counting a failure is one failure. */
function counted(kind: 'vitest' | 'playwright' | undefined, file: string, succeeded: boolean): Count {
  if (kind === undefined || !existsSync(file))
    return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const count =
    kind === 'vitest'
      ? (({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }))(
          vitestReport.parse(report),
        )
      : (({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))(
          playwrightReport.parse(report),
        )
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** Runs a part's command in a process group of its own, so that a part that hangs goes with all it started. */
async function succeeds(command: readonly string[], minutes: number): Promise<boolean> {
  const child = spawn('npm', command, { stdio: 'inherit', detached: true })
  const stop = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  const limit = setTimeout(() => {
    console.error(`still running after ${minutes} minutes: stopped`)
    stop()
  }, minutes * 60_000)
  // Who presses Ctrl+C means this part too, though it stands in another group.
  const interrupted = () => {
    stop()
    process.exit(130)
  }
  process.once('SIGINT', interrupted)
  await once(child, 'exit')
  process.off('SIGINT', interrupted)
  clearTimeout(limit)
  return child.exitCode === 0
}

async function run(part: (typeof PARTS)[number]): Promise<Count> {
  const report = 'report' in part ? part.report : undefined
  const file = `${REPORTS}/${part.name}.json`
  rmSync(file, { force: true })
  const more: readonly string[] = 'more' in part ? part.more : []
  const reporting =
    report === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : []
  const began = performance.now()
  console.log(`\n── ${part.name}`)
  const count = counted(
    report,
    file,
    await succeeds(['run', '--silent', part.script, '--', ...more, ...reporting], part.minutes),
  )
  console.log(
    `── ${part.name}: ${count.passed} passed, ${count.failed} failed (${Math.round((performance.now() - began) / 1000)} s)`,
  )
  return count
}

const asked = process.argv.slice(2)
mkdirSync(REPORTS, { recursive: true })
prepareMachine()
const counts: (Count & { name: string })[] = []
for (const part of PARTS)
  if (asked.length === 0 || asked.includes(part.name)) counts.push({ name: part.name, ...(await run(part)) })
const total = counts.reduce(
  (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  { passed: 0, failed: 0 },
)
console.log('')
for (const { name, passed, failed } of counts)
  console.log(`${name.padEnd(12)} ${passed} passed, ${failed} failed`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
