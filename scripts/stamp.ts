import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build is made of. */
const SOURCES = [
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
]
const STAMP = join('dist', '.stamp')

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
export function sourcesNow(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const file of filesUnder(source)) hash.update(`${file}\n`)
  return hash.digest('hex')
}

/** Whether dist was made of the sources as they are now. */
export function isFresh(): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === sourcesNow()
  } catch {
    return false
  }
}

/** Says what dist was made of. */
export const stamp = (sources: string): void => writeFileSync(STAMP, sources)
