import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { changedSince } from './proof/changed.ts'
import { inLanes } from './proof/lanes.ts'
import { relatedTests, within } from './proof/related.ts'
import { runStep } from './proof/runStep.ts'
import { remember, secondsOfFiles } from './proof/seconds.ts'
import {
  catalogs,
  docs,
  format,
  lint,
  reportFile,
  ROOMS,
  typesOf,
  unused,
  vitest,
  type Room,
  type Step,
} from './proof/steps.ts'

/**
 * What a change touches, within a minute: the work tree against HEAD, or against `--base <commit>`. The whole proof is
 * `npm test`.
 */
const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' } } })
const changed = changedSince(values.base)
const there = changed.filter((file) => existsSync(file))
const touches = (test: RegExp) => changed.some((file) => test.test(file))

/** Who is judged anew with a room: everybody derives from the contract, and the tests from everybody. */
const WITH: Readonly<Record<Room, readonly Room[]>> = {
  contract: ROOMS,
  src: ['src', 'tests'],
  sw: ['sw', 'tests'],
  server: ['server', 'demo', 'tests'],
  demo: ['demo', 'tests'],
  tests: ['tests'],
}
const SETTINGS = /^(package(-lock)?\.json|tsconfig[^/]*\.json|\.oxlintrc\.json)$/
const roomOf = (file: string): Room | undefined =>
  /^(scripts\/.*|[^/]+)\.ts$/.test(file) ? 'tests' : ROOMS.find((room) => file.startsWith(`${room}/`))
const touched = touches(SETTINGS) ? ROOMS : changed.flatMap((file) => roomOf(file) ?? [])
const judged = ROOMS.filter((room) => touched.some((one) => WITH[one].includes(room)))

/** Seconds that related tests may take, by where they run; one that never ran here is taken for so many. */
const RUNNERS = [
  { of: 'server', budget: 10, command: (files: string[]) => vitest(['server'], '--maxWorkers=1', ...files) },
  { of: 'sw', budget: 8, command: (files: string[]) => vitest(['sw'], '--maxWorkers=1', ...files) },
  {
    of: 'app',
    budget: 7,
    command: (files: string[]) => vitest([], '--config', 'vitest.app.config.ts', ...files),
  },
] as const
const UNKNOWN = 5
const known = secondsOfFiles()
const related = relatedTests(changed)
const left: string[] = []
const tests = RUNNERS.flatMap(({ of, budget, command }): Step[] => {
  const chosen = within(
    related.filter((file) => file.startsWith(`tests/${of}/`)),
    budget,
    (file) => known[file] ?? UNKNOWN,
  )
  left.push(...chosen.left)
  return chosen.run.length === 0
    ? []
    : [{ name: `tests ${of}`, cores: 1, minutes: 3, commands: [command(chosen.run)], report: 'vitest' }]
})

/** Whether a change may be one of the app's words: a file that says some or is gone, the catalogs, and how they are made. */
const hasWords = (file: string): boolean =>
  /^(locales\/|lingui\.config\.ts$)/.test(file) ||
  (/^src\/.*\.tsx?$/.test(file) && (!existsSync(file) || readFileSync(file, 'utf8').includes('@lingui/')))

const code = there.filter((file) => /\.tsx?$/.test(file))
const step = (name: string, wanted: boolean, ...commands: Step['commands']): Step[] =>
  wanted ? [{ name, cores: 1, minutes: 3, commands }] : []
const steps: Step[] = [
  ...tests,
  ...judged.toReversed().flatMap((room) => step(`types ${room}`, true, typesOf(room))),
  ...step('lint', code.length > 0 || touches(SETTINGS), lint(touches(SETTINGS) ? [] : code)),
  ...step('unused', touches(/\.tsx?$/) || touches(SETTINGS), unused),
  ...step('catalogs', changed.some(hasWords), catalogs),
  ...step('docs', touches(/^(contract|docs\/generated|scripts\/(specification|docs))/), docs),
  ...step('format', there.length > 0, format(there)),
  ...(judged.length === 0
    ? []
    : [
        {
          name: 'laws',
          cores: 1 as const,
          minutes: 3,
          commands: [vitest(['architecture', 'contract'], '--maxWorkers=1')],
          report: 'vitest' as const,
        },
      ]),
]

mkdirSync('test-results', { recursive: true })
const began = performance.now()
console.log(`${changed.length} changed against ${values.base}`)
const ended = await inLanes(steps, availableParallelism(), async (part) => {
  const result = await runStep({ ...part, name: `check ${part.name}` }, false)
  const { succeeded, said, passed, seconds, secondTries } = result
  if (part.report === 'vitest') remember(reportFile(`check ${part.name}`))
  const count = part.report === undefined ? '' : `, ${passed} passed`
  console.log(`${seconds.toFixed(1).padStart(5)} s  ${part.name}${succeeded ? count : ' FAILED'}`)
  if (!succeeded) console.log(said)
  for (const name of secondTries) console.log(`         second try: ${name}`)
  return result
})
for (const file of left) console.log(`         not run, for want of time: ${file}`)
const failed = ended.filter(({ succeeded }) => !succeeded).map(({ name }) => name)
console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  altogether`)
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
