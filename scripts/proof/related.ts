import { readFileSync } from 'node:fs'
import { sources } from './changed.ts'
import { importsOf } from './imports.ts'

/** Who imports each file. */
function importers(): Map<string, string[]> {
  const known = new Map<string, string[]>()
  for (const file of sources())
    for (const name of importsOf(file, readFileSync(file, 'utf8')))
      if (!name.startsWith('npm:')) known.set(name, [...(known.get(name) ?? []), file])
  return known
}

/** Test files (`*.test.ts`) that reach one of these files through imports, the nearest first; a changed one is the nearest. */
export function relatedTests(changed: readonly string[], from = importers()): string[] {
  const reached = new Set(changed)
  // A set goes through what is added on the way, so this walks outwards ring by ring.
  for (const file of reached) for (const importer of from.get(file) ?? []) reached.add(importer)
  return [...reached].filter((file) => /^tests\/.*\.test\.tsx?$/.test(file))
}

/** As many of them as fit into the seconds that are theirs, at least one; the rest is answered, too. */
export function within(
  files: readonly string[],
  budget: number,
  seconds: (file: string) => number,
): { run: string[]; left: string[] } {
  let spent = 0
  const run: string[] = []
  for (const file of files) {
    if (run.length > 0 && spent + seconds(file) > budget) break
    spent += seconds(file)
    run.push(file)
  }
  return { run, left: files.slice(run.length) }
}
