import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { ConfigurationError } from './configurationError.ts'
import type { Settings } from './settings.ts'

/** Makes the folders that this process writes to. Throws {@link ConfigurationError} naming the setting of one that it cannot. */
export async function prepareFolders({
  dataDirectory,
  pictureDirectory,
}: Pick<Settings, 'dataDirectory' | 'pictureDirectory'>): Promise<void> {
  const wanted = { DATA_DIR: dataDirectory, PICTURES_DIR: pictureDirectory }
  for (const [setting, folder] of Object.entries(wanted)) {
    if (folder === null) continue
    try {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    } catch (error) {
      const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      throw new ConfigurationError(`${setting}: nothing can be written to ${folder} (${why}).`)
    }
  }
}
