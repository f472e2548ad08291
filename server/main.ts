import 'temporal-polyfill/global'
import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/endpoints.ts'
import { buildApp } from './app.ts'
import { ConfigurationError } from './configurationError.ts'
import { openDatabase } from './db/client.ts'
import { fillDemoOnce } from './db/fillDemoOnce.ts'
import { endInOrder } from './ending.ts'
import { addBuiltFiles } from './http/files.ts'
import { addPages } from './http/pages.ts'
import { prepareHome } from './http/prepareHome.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './modules/accounts/accounts.ts'
import { releaseClaims } from './modules/idempotency/idempotency.ts'
import { startDelivery } from './modules/notices/notices.ts'
import { PATIENT_JOBS, PROMPT_JOBS, startJobs } from './modules/jobs/jobs.ts'
import { systemClock } from './ports/clock.ts'
import { forwardClock, registerSandboxClock } from './sandbox/clock/clock.ts'
import { readSettings, type Settings } from './settings.ts'

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  await app.listen({ port, host }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new ConfigurationError(`Port ${port} is taken. Choose another with PORT.`)
    throw error
  })
}

function greet(settings: Settings): void {
  const address = settings.publicAddress
  const lines = [`Ghé is open: ${address}`, `API: ${address}${API_BASE}/docs`]
  if (settings.demo) {
    const accounts = Object.values(DEMO_ACCOUNTS).map(({ email }) => email)
    lines.push(`Demo accounts, password ${DEMO_PASSWORD}: ${accounts.join(', ')}`)
  }
  if (settings.sandboxes.length > 0)
    lines.push(`Stand-ins for outside services, no real money moves: ${settings.sandboxes.join(', ')}`)
  console.log(lines.join('\n'))
}

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  const developing = process.argv.includes('--dev')
  let closing = false
  const database = await openDatabase(settings, (error) =>
    process.stderr.write(`The database connection was lost: ${error.message}\n`),
  )
  const movable = settings.sandboxes.includes('clock') ? forwardClock() : null
  const { app, services, wired, pictures } = await buildApp({
    db: database.db,
    clock: movable ?? systemClock,
    settings,
    checkAnswers: developing,
    isClosing: () => closing,
  })
  if (movable) registerSandboxClock(app, movable)
  if (settings.databaseUrl === null) await releaseClaims(database.db)
  if (settings.demo) await fillDemoOnce(services)
  if (!developing) await addBuiltFiles(app)
  await addPages(app, services, developing)
  await wired.planStanding()
  const stopJobs = startJobs({ ...wired.jobs, kinds: PROMPT_JOBS })
  const stopPatientJobs = startJobs({ ...wired.jobs, kinds: PATIENT_JOBS })
  const stopDelivery = startDelivery(wired.delivery)
  const ending = new AbortController()

  endInOrder(app.log, async (error) => {
    closing = true
    ending.abort()
    if (error) app.log.error({ err: error }, 'the process ends after an error')
    await app.close()
    await stopJobs()
    await stopPatientJobs()
    await stopDelivery()
    await database.close()
  })
  await listen(app, settings)
  greet(settings)
  await prepareHome(app, pictures, ending.signal).catch((error: unknown) =>
    app.log.warn({ err: error }, 'the pictures of the home page could not be drawn ahead'),
  )
}

try {
  await start()
} catch (error) {
  if (error instanceof ConfigurationError) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
