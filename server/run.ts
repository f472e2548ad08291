import { once } from 'node:events'
import { connect } from 'node:net'
import { buildApp, type App } from './app.ts'
import { ConfigurationError } from './configurationError.ts'
import { connectDatabase } from './db/client.ts'
import { resealAll } from './db/reseal.ts'
import { endInOrder } from './ending.ts'
import { releaseClaims } from './modules/idempotency/idempotency.ts'
import { LANES, startJobs } from './modules/jobs/jobs.ts'
import { startDelivery, startMailing } from './modules/notices/notices.ts'
import type { Stage } from './modules/ops/ops.ts'
import { patiently } from './patiently.ts'
import type { Clock } from './ports/clock.ts'
import { repeating } from './repeating.ts'
import { createMeter } from './seeing/meter.ts'
import { watch } from './seeing/watch.ts'
import type { Settings } from './settings.ts'

export type RunParts = {
  settings: Settings
  clock: Clock
  /** Whether every answer is held against its shape. */
  checkAnswers: boolean
  /** What else it serves. */
  add: (app: App) => Promise<void>
  /** What has to stand in the database before the first call; done again from its beginning when the database goes meanwhile. */
  fill: (app: App) => Promise<void>
}
/** A server at work; `ending` is told when it is to end. */
export type Running = App & { ending: AbortSignal }

/** How often what searches have in memory is brought to now while nobody searches, in milliseconds. */
const WARMED_EVERY = 1_000

const taken = (port: number) => new ConfigurationError(`Port ${port} is taken. Choose another with PORT.`)

/** Waits until somebody listens at the port. Throws {@link ConfigurationError} where another process does already. */
async function listening(port: number, listen: () => Promise<unknown>): Promise<void> {
  await listen().catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw taken(port)
    throw error
  })
}

/**
 * Says at once that a port is taken: opening the embedded database takes seconds. It knocks rather than listens: whoever came
 * to a door that closes again a moment later would be lost.
 */
async function tryPort({ port, host }: Settings): Promise<void> {
  const door = connect({ port, host })
  const answered = await once(door, 'connect').then(
    () => true,
    () => false,
  )
  door.destroy()
  if (answered) throw taken(port)
}

/**
 * The server as a process: it listens first and says that it is not ready, waits for its database, prepares it, and works until
 * it is told to end; then it drains and closes. Null when it was told to end before it was ready.
 */
export async function run({ settings, clock, checkAnswers, add, fill }: RunParts): Promise<Running | null> {
  await tryPort(settings)
  let stage: Stage = 'preparing'
  const database = await connectDatabase(settings, (error) =>
    process.stderr.write(`The database connection was lost: ${error.message}\n`),
  )
  const { db, background } = database
  const meter = createMeter()
  const built = await buildApp({ db, background, clock, settings, checkAnswers, meter, stage: () => stage })
  const { app, wired } = built
  // A proxy that keeps its lines open would otherwise send a call into one that closes a moment later.
  app.addHook('onRequest', async (_request, reply) => {
    if (stage === 'closing') void reply.header('connection', 'close')
  })
  await add(built)
  const ending = new AbortController()
  const running: (() => Promise<void>)[] = []

  endInOrder(app.log, settings.drainSeconds, {
    // Still answering, and saying that the next call is better made elsewhere.
    drain: () => {
      stage = 'closing'
      ending.abort()
    },
    close: async (error) => {
      if (error) app.log.error({ err: error }, 'the process ends after an error')
      await app.close()
      for (const stop of running) await stop()
      await unwatch()
      await database.close()
    },
  })
  // Before the product's own port, so that what goes wrong while it prepares is seen.
  const unwatch = await watch(meter, { settings, database, clock, stage: () => stage })
  await listening(settings.port, () => app.listen({ port: settings.port, host: settings.host }))
  const prepare = async () => {
    await database.prepare(async () => {
      await resealAll(db)
      await fill(built)
    })
    if (settings.databaseUrl === null) await releaseClaims(db)
    await wired.planStanding()
  }
  const away = (error: unknown) => app.log.warn({ err: error }, 'the database does not answer yet')
  if (!(await patiently(prepare, { given: ending.signal, away }))) return null
  running.push(
    repeating(wired.warm, {
      milliseconds: WARMED_EVERY,
      // The next search says so itself.
      failed: (error) => app.log.debug({ err: error }, 'what searches have in memory could not be read'),
    }),
    ...Object.values(LANES).map((kinds) => startJobs({ ...wired.jobs, kinds })),
    startDelivery(wired.delivery),
    startMailing(wired.mailing),
  )
  stage = 'open'
  return { ...built, ending: ending.signal }
}
