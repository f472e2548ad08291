import 'temporal-polyfill/global'
import { rmSync } from 'node:fs'
import { build } from 'vite'
import { compressFolder } from './compress.ts'
import { sourcesNow, stamp } from './stamp.ts'

/** Builds everything that is served: the app and its worker (dist/client), the app's half on the server (dist/ssr). */
export async function buildAll(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const sources = sourcesNow()
  rmSync('dist', { recursive: true, force: true })
  await build({ mode: 'production', logLevel: 'warn' })
  await build({
    mode: 'production',
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: 'dist/ssr', manifest: false, copyPublicDir: false },
  })
  await compressFolder('dist/client')
  stamp(sources)
}

if (process.argv[1]?.endsWith('build.ts') === true) await buildAll()
