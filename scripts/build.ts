import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { compressFolder } from './compress.ts'
import { sourcesNow, stamp, type Part } from './stamp.ts'

/** Runs Vite in a process of its own; what it says is shown only when it fails. */
function vite(...parameters: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...parameters],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`vite build ${parameters.join(' ')} failed\n${stdout}\n${stderr}`)
}

/** The app and its worker as they are served (dist/client), and the app's half on the server (dist/ssr). */
async function buildApp(): Promise<void> {
  const sources = sourcesNow('app')
  for (const folder of ['dist/client', 'dist/ssr']) rmSync(folder, { recursive: true, force: true })
  vite()
  vite('--ssr', 'src/entry-server.tsx', '--outDir', 'dist/ssr')
  const { files, bytes } = await compressFolder('dist/client')
  stamp('app', sources)
  console.log(`${files} files compressed, ${Math.round(bytes / 1000)} kB`)
}

/** The server as plain JavaScript (dist/server): translating its sources at every start takes as long as starting does. */
function buildServer(): void {
  const sources = sourcesNow('server')
  vite('--config', 'scripts/vite/server.config.ts')
  stamp('server', sources)
}

export const BUILD: Readonly<Record<Part, () => Promise<void> | void>> = {
  app: buildApp,
  server: buildServer,
}

if (process.argv[1]?.endsWith('build.ts') === true) {
  await buildApp()
  buildServer()
}
