import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Part = 'app' | 'server'

/** What a build is made of. */
const SOURCES: Readonly<Record<Part, readonly string[]>> = {
  app: [
    'src',
    'sw',
    'contract',
    'locales',
    'public',
    'scripts/vite',
    'scripts/build.ts',
    'scripts/compress.ts',
    'index.html',
    'vite.config.ts',
    'lingui.config.ts',
    'package-lock.json',
  ],
  server: [
    'server',
    'demo',
    'contract',
    'scripts/vite/server.config.ts',
    'scripts/build.ts',
    'package-lock.json',
  ],
}
const stampOf = (part: Part) => join('dist', `.stamp-${part}`)

function* filesUnder(path: string): Generator<string> {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory()) {
    yield `${path} ${stat.size} ${Math.round(stat.mtimeMs)}`
    return
  }
  for (const name of readdirSync(path).toSorted()) yield* filesUnder(join(path, name))
}

/** The sources as they are now: name, size and time of every file. */
export function sourcesNow(part: Part): string {
  const hash = createHash('sha256')
  for (const source of SOURCES[part]) for (const file of filesUnder(source)) hash.update(`${file}\n`)
  return hash.digest('hex')
}

/** Whether dist was made of the sources as they are now. */
export function isFresh(part: Part): boolean {
  try {
    return readFileSync(stampOf(part), 'utf8') === sourcesNow(part)
  } catch {
    return false
  }
}

/** Says what dist was made of. */
export const stamp = (part: Part, sources: string): void => writeFileSync(stampOf(part), sources)
