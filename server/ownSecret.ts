import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** Several processes of a demo share a database, and so what is sealed in it; like the demo's passwords, this protects nothing. */
const SHARED_DEMO = 'the demo on a shared database, which keeps nothing that is worth a secret'

/** The secret of an installation that was told none (the demo): made once, kept beside its database for its owner alone. */
export async function ownSecret({
  dataDirectory: directory,
  databaseUrl,
}: Pick<Settings, 'dataDirectory' | 'databaseUrl'>): Promise<string> {
  if (databaseUrl !== null) return SHARED_DEMO
  const file = join(directory, 'secret')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return known.trim()
  await mkdir(directory, { recursive: true })
  const fresh = randomBytes(32).toString('base64url')
  await writeFile(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' }).catch(() => {})
  return (await readFile(file, 'utf8')).trim()
}
