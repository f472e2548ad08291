import 'temporal-polyfill/global'
import { existsSync } from 'node:fs'
import { API_BASE } from '#contract/endpoints.ts'
import { ConfigurationError } from './configurationError.ts'
import { DEMO } from './demo.ts'
import { addBuiltFiles } from './http/files.ts'
import { addPages } from './http/pages.ts'
import { prepareHome } from './http/prepareHome.ts'
import { systemClock } from './ports/clock.ts'
import { prepareFolders } from './ownFolders.ts'
import { run } from './run.ts'
import { readSettings, type Settings } from './settings.ts'

function greet(settings: Settings, welcome: string | null): void {
  const address = settings.publicAddress
  const lines = [`Ghé is open: ${address}`, `API: ${address}${API_BASE}/docs`]
  if (welcome !== null) lines.push(welcome)
  if (settings.sandboxes.length > 0)
    lines.push(`Stand-ins for outside services, no real money moves: ${settings.sandboxes.join(', ')}`)
  console.log(lines.join('\n'))
}

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  await prepareFolders(settings)
  const developing = process.argv.includes('--dev')
  const content = settings.demo ? await DEMO.content() : null
  const sandbox = settings.sandboxes.includes('clock') ? await DEMO.clock() : null
  const movable = sandbox && sandbox.forwardClock(settings.clockAhead)
  const running = await run({
    settings,
    clock: movable ?? systemClock,
    checkAnswers: developing,
    add: async ({ app, services }) => {
      if (movable) sandbox.registerSandboxClock(app, movable)
      if (!developing) await addBuiltFiles(app)
      await addPages(app, services, developing)
    },
    fill: async ({ services }) => {
      await content?.fillDemoOnce(services)
    },
  })
  if (running === null) return
  const { app, pictures, ending } = running
  greet(settings, content && content.WELCOME)
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
