import { ConfigurationError } from '#server/configurationError.ts'
import type { ConnectedDatabase } from '#server/db/client.ts'
import type { Stage } from '#server/modules/ops/ops.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Settings } from '#server/settings.ts'
import { openMetrics } from './door.ts'
import { watchDatabase } from './levels.ts'
import type { Meter } from './meter.ts'
import { watchProcess } from './process.ts'

type Parts = {
  settings: Settings
  database: Pick<ConnectedDatabase, 'background' | 'lines'>
  clock: Clock
  stage: () => Stage
}

function watchLines(meter: Meter, lines: ConnectedDatabase['lines']): void {
  meter.beforeAnswer(() => {
    const pools = lines()
    meter.stand(
      'ghe_database_connections',
      pools.flatMap(({ pool, used, idle }) => [
        [{ pool, state: 'used' }, used],
        [{ pool, state: 'idle' }, idle],
      ]),
    )
    meter.stand(
      'ghe_database_connections_most',
      pools.map(({ pool, most }) => [{ pool }, most]),
    )
    meter.stand(
      'ghe_database_waiting',
      pools.map(({ pool, waiting }) => [{ pool }, waiting]),
    )
  })
}

/** Tells what is seen, where the settings want it told; the returned function ends that. */
export async function watch(
  meter: Meter,
  { settings: { metrics }, database, clock, stage }: Parts,
): Promise<() => Promise<void>> {
  if (metrics === null) return async () => undefined
  const unwatch = watchProcess(meter, stage)
  watchLines(meter, database.lines)
  watchDatabase(meter, { db: database.background, clock })
  const close = await openMetrics(meter, metrics).catch((error: unknown) => {
    throw new ConfigurationError(
      `METRICS_PORT ${metrics.port} at ${metrics.host} cannot be listened at: ${error instanceof Error ? error.message : String(error)}.`,
    )
  })
  return async () => {
    unwatch()
    await close()
  }
}
