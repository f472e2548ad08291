import 'temporal-polyfill/global'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { systemClock } from '#server/ports/clock.ts'
import { run } from '#server/run.ts'
import { readSettings } from '#server/settings.ts'

/**
 * A node in a process of its own, without pages and demo, for the benchmark at size. To any message it answers with its longest
 * halt since the last one, in milliseconds, and its memory, in MB.
 */
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('message', () => {
  process.send?.({ halt: delay.max / 1e6, memory: process.memoryUsage().rss / 1e6 })
  delay.reset()
})
await run({
  settings: readSettings(process.env),
  clock: systemClock,
  checkAnswers: false,
  add: () => Promise.resolve(),
  fill: () => Promise.resolve(),
})
