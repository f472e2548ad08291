import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether the tools that build are installed; `npm ci --omit=dev` leaves them out. */
function canBuild() {
  try {
    import.meta.resolve('tsx')
    return true
  } catch {
    return false
  }
}

if (canBuild()) {
  const prepared = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
    stdio: 'inherit',
  })
  if (prepared.status !== 0) process.exit(prepared.status ?? 1)
} else if (!existsSync('dist/server/main.js')) {
  console.error('Nothing is built here: run npm ci && npm run build, then npm prune --omit=dev.')
  process.exit(1)
}
process.setSourceMapsEnabled(true)
await import('../dist/server/main.js')
