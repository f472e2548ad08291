import { execFileSync, spawnSync } from 'node:child_process'
import { hasBrowser, hasEngine } from '../tests/support/chromium.ts'

const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
/** A font of Arial's widths, which phones and desks have and a bare server has not: without it every page jumps when its own comes. */
const hasFallbackFont = () =>
  spawnSync('fc-list', [':family=Liberation Sans', 'family'], { encoding: 'utf8' }).stdout?.trim() !== ''

/**
 * Makes sure this machine can run the browser suites: Chromium, its engine alone and a usual font for figures, and a QR reader.
 * Debian's packages as root, else Playwright's own Chromium. Does nothing where they stand already.
 */
export function prepareMachine(): void {
  const missing = [...(hasBrowser() ? [] : ['chromium']), ...(has('zbarimg') ? [] : ['zbar-tools'])]
  if (missing.length === 0 && hasEngine() && hasFallbackFont()) return
  if (process.getuid?.() === 0 && has('apt-get')) {
    const debian = (...parameters: string[]) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      execFileSync('apt-get', parameters, { stdio: 'inherit', env })
    }
    const install = (...packages: string[]) => {
      debian('update', '-qq')
      debian('install', '-y', '-qq', '--no-install-recommends', ...packages)
    }
    if (missing.length > 0) install(...missing)
    const wish = (name: string, without: string) => {
      try {
        install(name)
      } catch {
        console.warn(`${without}: ${name} is not to be had.`)
      }
    }
    if (!hasEngine()) wish('chromium-headless-shell', 'Figures are measured with the whole browser')
    if (!hasFallbackFont()) wish('fonts-liberation', 'Pages jump when their own font comes')
    return
  }
  if (!hasBrowser()) execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (!has('zbarimg')) console.warn('zbarimg is not installed: the QR journey needs it (Debian: zbar-tools).')
}
