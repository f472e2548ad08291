import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

/**
 * After a dependency was added: leaves builds for other platforms that the registry does not hold out of the lock file.
 * npm writes them down without a version and then refuses its own file with `npm ci`.
 */
const FILE = 'package-lock.json'
const lockFile = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

const lock = lockFile.parse(JSON.parse(readFileSync(FILE, 'utf8')))

/** Where Node would look for a package from another, the nearest first. */
function places(from: string, name: string): string[] {
  const folders = from.split('/node_modules/')
  const above = folders.map((_, index) => folders.slice(0, folders.length - index).join('/node_modules/'))
  return [...above, ''].map((folder) =>
    folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`,
  )
}

let left = 0
for (const [place, entry] of Object.entries(lock.packages)) {
  if (!entry.optionalDependencies) continue
  const kept = Object.entries(entry.optionalDependencies).filter(([name, wanted]) => {
    const found = places(place, name)
      .map((one) => lock.packages[one])
      .find((one) => one !== undefined)
    return found !== undefined && (found.version === wanted || !/^\d/.test(wanted))
  })
  left += Object.keys(entry.optionalDependencies).length - kept.length
  if (kept.length > 0) entry.optionalDependencies = Object.fromEntries(kept)
  else delete entry.optionalDependencies
}
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${left} missing builds left out of ${FILE}.`)
