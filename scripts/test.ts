import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { prepareMachine } from './machine.ts'
import { inLanes } from './proof/lanes.ts'
import { conclusion, runStep } from './proof/runStep.ts'
import { remember } from './proof/seconds.ts'
import {
  catalogs,
  docs,
  format,
  lint,
  reportFile,
  script,
  typesOf,
  unused,
  type Step,
} from './proof/steps.ts'

/**
 * The whole proof, part by part, side by side where the machine allows it; `npm test -- types lint` runs these alone. On two
 * cores the races, which mostly wait for PostgreSQL, run beside everything that keeps one core busy.
 */
const PARTS: readonly Step[] = [
  { name: 'races', minutes: 20, cores: 1, commands: [script('test:races')], report: 'vitest' },
  // Extracting words writes the catalogs that are built and shown.
  { name: 'catalogs', minutes: 3, cores: 1, commands: [catalogs] },
  // The longest after the races: begun with them, so that no core waits for it at the end.
  {
    name: 'app',
    minutes: 15,
    cores: 1,
    after: ['catalogs'],
    commands: [script('test:app')],
    report: 'vitest',
  },
  { name: 'build', minutes: 5, cores: 1, after: ['catalogs'], commands: [script('build')] },
  { name: 'lint', minutes: 8, cores: 1, commands: [lint(), unused] },
  { name: 'budgets', minutes: 5, cores: 1, after: ['build'], commands: [script('test:budgets')] },
  { name: 'unit', minutes: 8, cores: 1, commands: [script('test:unit')], report: 'vitest' },
  // What only these two rooms do without, Node's and the browser's names, is not missed by the linter.
  { name: 'types', minutes: 3, cores: 1, commands: [typesOf('contract'), typesOf('sw')] },
  { name: 'format', minutes: 2, cores: 1, commands: [format()] },
  { name: 'docs', minutes: 3, cores: 1, commands: [docs] },
  {
    name: 'server',
    minutes: 20,
    cores: 2,
    // One worker more than cores: what waits, for a letter to be sent again or a database to come back, leaves its core to others.
    commands: [script('test:server', `--maxWorkers=${availableParallelism() + 1}`)],
    report: 'vitest',
  },
  {
    name: 'e2e',
    minutes: 55,
    cores: 2,
    after: ['build'],
    commands: [script('test:e2e')],
    report: 'playwright',
  },
  {
    name: 'lighthouse',
    minutes: 12,
    cores: 1,
    quiet: true,
    after: ['build'],
    commands: [script('test:lighthouse')],
    report: 'lighthouse',
  },
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !PARTS.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}; there are ${PARTS.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
mkdirSync('test-results', { recursive: true })
prepareMachine()
const ended = await inLanes(
  PARTS.filter(({ name }) => asked.length === 0 || asked.includes(name)),
  availableParallelism(),
  async (part, alone) => {
    console.log(`── ${part.name} begins`)
    const result = await runStep(part, alone)
    if (part.report === 'vitest') remember(reportFile(part.name))
    const { name, said, passed, failed, seconds } = result
    console.log(
      `${alone ? '' : `\n── ${name} said:\n${said}`}── ${name}: ${passed} passed, ${failed} failed (${Math.round(seconds)} s)`,
    )
    return result
  },
)
console.log(conclusion(ended))
process.exit(ended.every(({ failed }) => failed === 0) && ended.length > 0 ? 0 : 1)
