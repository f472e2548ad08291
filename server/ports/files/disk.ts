import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './files.ts'

/** Names this server makes: nothing that could lead out of the folder. */
const NAME = /^[a-z0-9][a-z0-9.-]{0,79}$/

/** Files in a folder of this machine. Two letters of the name make sub-folders, so that none becomes huge. */
export function diskFiles(directory: string): FileStore {
  const pathOf = (name: string): string => {
    if (!NAME.test(name) || name.includes('..')) throw new RangeError('Not a name of a file.')
    return join(directory, name.replace(/^photo-/, '').slice(0, 2), name)
  }
  return {
    put: async (name, bytes) => {
      const path = pathOf(name)
      await mkdir(join(path, '..'), { recursive: true })
      const draft = `${path}.${randomUUID()}.tmp`
      await writeFile(draft, bytes)
      await rename(draft, path)
    },
    get: async (name) =>
      readFile(pathOf(name)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }),
    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
  }
}
