import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Stage } from '#server/modules/ops/ops.ts'
import { VERSION } from '#server/version.ts'
import type { Meter } from './meter.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6
/** How often the process is looked at, in ms: what is below is no delay, and is taken off. */
const EVERY = 20

/** Has the meter tell how the process itself is; the returned function ends that. */
export function watchProcess(meter: Meter, stage: () => Stage): () => void {
  const delays = monitorEventLoopDelay({ resolution: EVERY })
  delays.enable()
  let told = 0
  meter.beforeAnswer(() => {
    const delay = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - EVERY / 1000)
    const has = delays.count > 0
    meter.stand('ghe_event_loop_delay_seconds', [
      [{ part: '0.5' }, has ? delay(delays.percentile(50)) : 0],
      [{ part: '0.99' }, has ? delay(delays.percentile(99)) : 0],
      [{ part: '1' }, has ? delay(delays.max) : 0],
    ])
    delays.reset()
    meter.stand('ghe_memory_bytes', [[{}, process.memoryUsage.rss()]])
    const { user, system } = process.cpuUsage()
    const used = (user + system) / MICROSECONDS
    meter.count('ghe_cpu_seconds_total', {}, used - told)
    told = used
    meter.stand('ghe_build', [[{ version: VERSION, stage: stage() }, 1]])
  })
  return () => delays.disable()
}
