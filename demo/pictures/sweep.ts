import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes the oldest files of a directory until at most `most` are left. Ids are free to make up, so without an
 * end to what is kept anybody could fill the disk.
 */
export const sweep = async (directory: string, most: number): Promise<void> => {
  const names = await readdir(directory)
  if (names.length <= most) return
  const ages = await Promise.all(
    names.map(async (name) => ({
      name,
      time: await stat(join(directory, name)).then(
        (one) => one.mtimeMs,
        () => 0,
      ),
    })),
  )
  ages.sort((one, two) => one.time - two.time)
  for (const { name } of ages.slice(0, names.length - most)) await rm(join(directory, name), { force: true })
}
