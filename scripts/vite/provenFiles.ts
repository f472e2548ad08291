import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FIRST_STAGE, WORKPLACES } from '../../contract/worker.ts'
import { firstStage } from './firstStage.ts'

type Listed = { url: string; revision: string | null; size: number; proof?: string; first?: true }

/** Scripts and style sheets of nobody's workplace, whose headers say nothing that a worker could not say (`sw/precache.ts`). */
const PACKED = new RegExp(`^assets/(?!(${WORKPLACES.join('|')})/).*\\.(js|css)$`)

/** Writes {@link FIRST_STAGE}: what comes first and no page has loaded by itself before. */
async function pack(folder: string, files: Iterable<string>): Promise<void> {
  const texts = Array.from(files).filter((file) => PACKED.test(file))
  const pairs = texts.map(async (file) => [`/${file}`, await readFile(join(folder, file), 'utf8')] as const)
  await writeFile(join(folder, FIRST_STAGE), JSON.stringify(Object.fromEntries(await Promise.all(pairs))))
}

/**
 * Writes beside each file of the worker's list what it proves itself by, and whether it comes first (`sw/precache.ts`); those
 * lead, and stand together in one file, too.
 */
export const provenFiles = (folder: string) => async (files: Listed[]) => {
  const { first, unseen } = firstStage(folder)
  await pack(folder, unseen)
  const manifest = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file.url))
      const proof = createHash('sha256').update(bytes).digest().subarray(0, 3).toString('base64')
      return { ...file, proof, ...(first.has(file.url) ? { first: true as const } : {}) }
    }),
  )
  return { manifest: manifest.sort((one, other) => Number(other.first ?? 0) - Number(one.first ?? 0)) }
}
