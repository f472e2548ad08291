import { execFileSync, spawnSync } from 'node:child_process'
import { hasBrowser } from '../tests/support/chromium.ts'

const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

/**
 * Makes sure this machine can run the browser suites: Chromium and a QR reader. Debian's packages as root, else
 * Playwright's own Chromium. Does nothing where they stand already.
 */
export function prepareMachine(): void {
  const missing = [...(hasBrowser() ? [] : ['chromium']), ...(has('zbarimg') ? [] : ['zbar-tools'])]
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && has('apt-get')) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options)
    return
  }
  if (!hasBrowser()) execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (!has('zbarimg')) console.warn('zbarimg is not installed: the QR journey needs it (Debian: zbar-tools).')
}
