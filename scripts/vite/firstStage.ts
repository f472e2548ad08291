import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What a phone must open at a gate, once it has opened anything: home, its trips and codes, and for a host the scanner. */
const ROUTES = [
  'index',
  'booking/index',
  'booking/now',
  'booking/$id/index',
  'booking/$id/checkin',
  'host/gate',
]
/** The words that stand there. */
const WORDS = ['app', 'booking', 'frame', 'gate', 'home', 'host', 'stay', 'titles']
/** What no page waits for: other pages, words, letters that have others in their place, what new browsers bring. */
const LATER = /tsr-split|^locales\/|\.woff2$|temporal-polyfill/

const names = z.optional(z.array(z.string()))
const builtFiles = z.partialRecord(
  z.string(),
  z.object({ file: z.string(), css: names, imports: names, dynamicImports: names }),
)

/**
 * The files of the build that stand on a device before the worker does (`sw/precache.ts`); the others come when nobody waits.
 * `unseen`: those of them that a first page does not load for itself.
 */
export function firstStage(folder: string): { first: ReadonlySet<string>; unseen: ReadonlySet<string> } {
  const built = builtFiles.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = new Set(['index.html', 'manifest.webmanifest'])
  const walk = (name: string, lazy: boolean): void => {
    const chunk = built[name]
    if (chunk === undefined) throw new Error(`The build knows no ${name}.`)
    const known = files.has(chunk.file)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    if (!known) for (const one of chunk.imports ?? []) walk(one, false)
    for (const part of lazy ? (chunk.dynamicImports ?? []) : []) if (!LATER.test(part)) walk(part, false)
  }
  const named = new Set(Array.from(shell.matchAll(/\/(assets\/[\w.-]+)/g), ([, file]) => file ?? ''))
  for (const file of named) if (!LATER.test(file)) files.add(file)
  const started = Object.entries(built).filter(
    ([, chunk]) => chunk !== undefined && named.has(chunk.file) && chunk.file.endsWith('.js'),
  )
  for (const [name] of started) walk(name, false)
  const seen = new Set(files)
  for (const [name] of started)
    for (const part of built[name]?.dynamicImports ?? []) if (!LATER.test(part)) walk(part, false)
  for (const route of ROUTES)
    walk(`src/routes/${route}.tsx?tsr-split=component---loader`, route === 'host/gate')
  for (const word of WORDS) for (const language of ['vi', 'en']) walk(`locales/${language}/${word}.po`, false)
  return { first: files, unseen: new Set([...files].filter((file) => !seen.has(file))) }
}
