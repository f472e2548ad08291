import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstStage } from './firstStage.ts'

type Listed = { url: string; revision: string | null; size: number; proof?: string; first?: true }

/** Writes beside each file of the worker's list what it proves itself by, and whether it comes first (`sw/precache.ts`); those lead. */
export const provenFiles = (folder: string) => async (files: Listed[]) => {
  const first = firstStage(folder)
  const manifest = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file.url))
      const proof = createHash('sha256').update(bytes).digest().subarray(0, 3).toString('base64')
      return { ...file, proof, ...(first.has(file.url) ? { first: true as const } : {}) }
    }),
  )
  return { manifest: manifest.sort((one, other) => Number(other.first ?? 0) - Number(one.first ?? 0)) }
}
