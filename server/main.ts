import 'temporal-polyfill/global'
import { existsSync } from 'node:fs'
import { API_BASE } from '#contract/endpoints.ts'
import { ConfigurationError } from './configurationError.ts'
import { fillDemoOnce } from './db/fillDemoOnce.ts'
import { addBuiltFiles } from './http/files.ts'
import { addPages } from './http/pages.ts'
import { prepareHome } from './http/prepareHome.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './modules/accounts/accounts.ts'
import { systemClock } from './ports/clock.ts'
import { prepareFolders } from './ownFolders.ts'
import { run } from './run.ts'
import { forwardClock, registerSandboxClock } from './sandbox/clock/clock.ts'
import { readSettings, type Settings } from './settings.ts'

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
  await prepareFolders(settings)
  const developing = process.argv.includes('--dev')
  const movable = settings.sandboxes.includes('clock') ? forwardClock() : null
  const running = await run({
    settings,
    clock: movable ?? systemClock,
    checkAnswers: developing,
    add: async ({ app, services }) => {
      if (movable) registerSandboxClock(app, movable)
      if (!developing) await addBuiltFiles(app)
      await addPages(app, services, developing)
    },
    fill: async ({ services }) => {
      if (settings.demo) await fillDemoOnce(services)
    },
  })
  if (running === null) return
  const { app, pictures, ending } = running
  greet(settings)
  await prepareHome(app, pictures, ending).catch((error: unknown) =>
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
