import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium to test with: CHROME_PATH, else the system's, else null (Playwright's own is used then). */
function chromiumPath(): string | null {
  const asked = process.env['CHROME_PATH']
  if (asked !== undefined && asked !== '') return asked
  return PLACES.find((place) => existsSync(place)) ?? null
}

/** The browser without its windows (Debian: chromium-headless-shell), where this machine has it. */
const ENGINE = '/usr/bin/chromium-headless-shell'

/**
 * What figures are measured with: the engine alone where this machine has it. A desktop browser's tab strip and tool bar are
 * pages of their own, which share two cores with the page that is measured; on a phone, and in an installed app, nothing does.
 */
export const enginePath = (): string | null => (hasEngine() ? ENGINE : chromiumPath())
export const hasEngine = (): boolean => existsSync(ENGINE)

/** What published figures were measured with, in words. */
export const figuresBrowser = (): string => (hasEngine() ? 'the browser’s engine alone' : 'the whole browser')

/** Whether this machine has a browser the suites can start. */
export function hasBrowser(): boolean {
  if (chromiumPath() !== null) return true
  try {
    const path = execFileSync(process.execPath, ['-p', "require('playwright').chromium.executablePath()"], {
      encoding: 'utf8',
    }).trim()
    return existsSync(path)
  } catch {
    return false
  }
}

/** Launch options that every browser test shares; a root user has no sandbox to offer. */
export const chromiumLaunch = () => launchOf(chromiumPath())

/** As {@link chromiumLaunch}, with the engine alone where this machine has it: the same pages for less of the processor. */
export const engineLaunch = () => launchOf(enginePath())

/**
 * The engine for suites that judge and do not measure: what puts the picture together is a thread of it instead of a process
 * of its own, which costs some 5 % less where a hundred contexts begin and end. `pictures`: whether it asks for any; the places
 * of pictures in a page are the same without them.
 */
export const suiteLaunch = ({ pictures = true } = {}) =>
  launchOf(enginePath(), ['--in-process-gpu', ...(pictures ? [] : ['--blink-settings=imagesEnabled=false'])])

function launchOf(path: string | null, more: readonly string[] = []) {
  const args = [
    ...more,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  return { ...(path === null ? {} : { executablePath: path }), args }
}
