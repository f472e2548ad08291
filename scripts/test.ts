import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as z from 'zod'
import { prepareMachine } from './machine.ts'

/** The whole proof, part by part. A part without a report of its own counts as one test. */
const REPORTS = 'test-results'
const PARTS = [
  { name: 'types', script: 'test:types' },
  { name: 'lint', script: 'test:lint' },
  { name: 'catalogs', script: 'i18n:check' },
  { name: 'docs', script: 'docs', more: ['--check'] },
  { name: 'unit', script: 'test:unit', report: 'vitest' },
  { name: 'server', script: 'test:server', report: 'vitest' },
  { name: 'races', script: 'test:races', report: 'vitest' },
  { name: 'build', script: 'build' },
  { name: 'app', script: 'test:app', report: 'vitest' },
  { name: 'budgets', script: 'test:budgets' },
  { name: 'e2e', script: 'test:e2e', report: 'playwright' },
  { name: 'lighthouse', script: 'test:lighthouse' },
] as const satisfies readonly {
  name: string
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

function run(part: (typeof PARTS)[number]): Count {
  const report = 'report' in part ? part.report : undefined
  const file = `${REPORTS}/${part.name}.json`
  rmSync(file, { force: true })
  const more: readonly string[] = 'more' in part ? part.more : []
  const reporting =
    report === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : []
  const began = performance.now()
  console.log(`\n── ${part.name}`)
  const { status } = spawnSync('npm', ['run', '--silent', part.script, '--', ...more, ...reporting], {
    stdio: 'inherit',
  })
  const count = counted(report, file, status === 0)
  console.log(
    `── ${part.name}: ${count.passed} passed, ${count.failed} failed (${Math.round((performance.now() - began) / 1000)} s)`,
  )
  return count
}

const asked = process.argv.slice(2)
mkdirSync(REPORTS, { recursive: true })
prepareMachine()
const counts = PARTS.filter(({ name }) => asked.length === 0 || asked.includes(name)).map((part) => ({
  name: part.name,
  ...run(part),
}))
const total = counts.reduce(
  (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  { passed: 0, failed: 0 },
)
console.log('')
for (const { name, passed, failed } of counts)
  console.log(`${name.padEnd(12)} ${passed} passed, ${failed} failed`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
