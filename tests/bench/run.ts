import 'temporal-polyfill/global'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { publish } from '../../scripts/publish.ts'
import { bookingBenchmark } from './booking.ts'
import type { Beside } from './crowd.ts'
import { searchBenchmark } from './search.ts'
import { sizeBenchmark } from './size.ts'
import { startBenchmark } from './start.ts'

/**
 * The server's figures, each beside the same done plainly in the same run: compare within one run only, the machine's speed
 * drifts. With `--rooms 100000` the product's figures at that size, of the database of DATABASE_URL or of one that is filled
 * for it. `--write` publishes them (README, docs/performance.md), which nothing else does.
 */
/** As many rooms as the demo has. */
const FEW = 900
const { values } = parseArgs({ options: { write: { type: 'boolean' }, rooms: { type: 'string' } } })
if (values.rooms !== undefined) {
  const small = new Map((await sizeBenchmark(FEW)).map(({ name, median }) => [name, median]))
  // What is told stands there by then.
  const figures = await sizeBenchmark(Number(values.rooms), process.env['DATABASE_URL'])
  const tableOf = (some: typeof figures) => [
    `| what | | by statements of the database alone | median ÷ that of ${FEW} rooms |`,
    '| --- | --- | --- | --- |',
    ...some.map(({ name, says, median, plainly = '' }) => {
      const few = small.get(name)
      const ratio = median === undefined || few === undefined ? '' : (median / few).toFixed(1)
      return `| ${name} | ${says} | ${plainly} | ${ratio} |`
    }),
  ]
  const told = `${Number(values.rooms).toLocaleString('en')} kinds of rooms and ten bookings for each, one node and PostgreSQL on ${availableParallelism()} cores with who asks`
  if (values.write) {
    await publish('docs/performance.md', 'at size', told, tableOf(figures))
    const main = tableOf(figures.filter(({ isMain }) => isMain))
    await publish('README.md', 'at size', told, main)
  }
  process.exit()
}
const number = (value: number) => value.toLocaleString('en')
const line = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |`
const of = ({ here, plain }: Beside) =>
  line(here.name, [
    number(here.perSecond),
    `${Math.round(here.p99Milliseconds)} ms`,
    number(here.perProcessorSecond),
    plain ? number(plain.perSecond) : '–',
    plain ? number(plain.perProcessorSecond) : '–',
  ])
/** Who asks is another process there. */
const overHttp = ({ here, plain }: Beside) =>
  line(here.name, [
    number(here.perSecond),
    `${Math.round(here.p99Milliseconds)} ms`,
    '–',
    plain ? number(plain.perSecond) : '–',
    '–',
  ])

const search = await searchBenchmark()
const bookings = await bookingBenchmark()
const { starts, pages } = await startBenchmark()
const table = [
  line('what', ['a second', 'p99', 'a second of its processor', 'plainly, a second', 'of its processor']),
  line(
    '---',
    Array.from({ length: 5 }, () => '---'),
  ),
  ...[...search, ...bookings].map(of),
  ...pages.map(overHttp),
  ...starts.map(({ name, seconds }) => line(name, [`takes ${seconds.toFixed(1)} s`, '', '', '', ''])),
]
console.log(table.join('\n'))
const wrong = bookings.filter(({ oversold, deadlocks }) => oversold > 0 || deadlocks > 0)
for (const { here, oversold, deadlocks } of wrong)
  console.error(`${here.name}: ${oversold} oversold, ${deadlocks} deadlocks`)
if (wrong.length > 0) process.exitCode = 1
else if (values.write) {
  const says = `32 people at once on ${availableParallelism()} cores: searches of the demo (240 places, 900 kinds of rooms; where they are asked again, answers that still hold are given again) on the embedded database, whole bookings without HTTP on PostgreSQL beside it on the same cores; "a second of its processor" counts the server's own time alone and does not change when others are busy on the machine; "plainly" is one statement a search without prices by season, and for a booking its own statements, said again by a script that asks no rule and reads no answer, and for a page over HTTP its rendering every time`
  for (const file of ['docs/performance.md', 'README.md']) await publish(file, 'server', says, table)
}
