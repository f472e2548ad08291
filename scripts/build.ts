import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { compressFolder } from './compress.ts'
import { sourcesNow, stamp } from './stamp.ts'

/** Runs Vite in a process of its own; what it says is shown only when it fails. */
function vite(...parameters: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...parameters],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`vite build ${parameters.join(' ')} failed\n${stdout}\n${stderr}`)
}

/** Builds everything that is served: the app and its worker (dist/client), the app's half on the server (dist/ssr). */
export async function buildAll(): Promise<void> {
  const sources = sourcesNow()
  rmSync('dist', { recursive: true, force: true })
  vite()
  vite('--ssr', 'src/entry-server.tsx', '--outDir', 'dist/ssr')
  const { files, bytes } = await compressFolder('dist/client')
  stamp(sources)
  console.log(`${files} files compressed, ${Math.round(bytes / 1000)} kB`)
}

if (process.argv[1]?.endsWith('build.ts') === true) await buildAll()
