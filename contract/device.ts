/** What a program says it runs on, as people call it. `program`: something that is no browser. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'program'] as const
type DeviceKind = (typeof DEVICE_KINDS)[number]
export type Device = { kind: DeviceKind; browser: string; system: string }

/** The first that a text speaks of; the order matters, as browsers claim to be each other. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bZalo/i, 'Zalo'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/\bEdgA?\/|EdgiOS/, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/coc_coc_browser/i, 'Cốc Cốc'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]
const named = (agent: string, names: readonly [RegExp, string][]): string =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? ''

/** What stands behind a User-Agent: enough for a person to know their own devices again, and no more is kept. */
export function deviceOf(agent: string): Device {
  const [browser, system] = [named(agent, BROWSERS), named(agent, SYSTEMS)]
  const tablet = /iPad|Tablet/.test(agent) || (/Android/.test(agent) && !/Mobile/.test(agent))
  const kind =
    browser === '' ? 'program' : tablet ? 'tablet' : /Mobile|iPhone|iPod/.test(agent) ? 'phone' : 'computer'
  return { kind, browser, system }
}

/**
 * Where roughly a call came from: the network, never the address. `113.160.12.0`, `2001:db8:1::`; empty for this machine and
 * for what is no address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(plain)
  if (parts) return plain.startsWith('127.') ? '' : `${parts[1]}.${parts[2]}.${parts[3]}.0`
  if (plain === '::1' || !/^[0-9a-f:]+$/i.test(plain) || !plain.includes(':')) return ''
  return `${plain.split('::')[0]?.split(':').slice(0, 3).join(':') ?? ''}::`
}
