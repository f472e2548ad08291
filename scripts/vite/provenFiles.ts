import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PACKS, packPath, WORKPLACES } from '../../contract/worker.ts'
import { firstStage } from './firstStage.ts'

type Listed = {
  url: string
  revision: string | null
  size: number
  proof?: string
  first?: true
  pack?: string
}

/** Scripts and style sheets, whose headers say nothing that a worker could not say (`sw/precache.ts`). */
const PACKED = /^assets\/.*\.(js|css)$/
/** What comes later is cut into pieces of so many bytes, some 80 kB as sent: a page that asks for something waits for no more. */
const PIECE = 300_000
/** What is larger than this gains nothing by company. */
const LARGE = 100_000

/** In which pack each file of the list stands; what a first page loads for itself (`seen`) is in none. */
function packsOf(files: readonly Listed[], unseen: ReadonlySet<string>, seen: (file: string) => boolean) {
  const packs = new Map<string, string[]>()
  let [number, bytes] = [1, 0]
  for (const { url, size } of files) {
    if (!PACKED.test(url) || size > LARGE) continue
    const workplace = WORKPLACES.find((name) => url.startsWith(`assets/${name}/`))
    const laterPack = (): string => {
      if (bytes > PIECE) [number, bytes] = [number + 1, 0]
      bytes += size
      return String(number)
    }
    const pack = workplace ?? (unseen.has(url) ? 'first' : seen(url) ? null : laterPack())
    if (pack !== null) packs.set(pack, [...(packs.get(pack) ?? []), url])
  }
  return packs
}

async function write(folder: string, pack: string, files: readonly string[]): Promise<void> {
  const pairs = files.map(async (file) => [`/${file}`, await readFile(join(folder, file), 'utf8')] as const)
  await writeFile(join(folder, packPath(pack)), JSON.stringify(Object.fromEntries(await Promise.all(pairs))))
}

/**
 * Writes beside each file of the worker's list what it proves itself by, whether it comes first (`sw/precache.ts`; those lead),
 * and in which pack it stands, too; and writes those.
 */
export const provenFiles = (folder: string) => async (files: Listed[]) => {
  const { first, unseen } = firstStage(folder)
  const packs = packsOf(files, unseen, (file) => first.has(file))
  await mkdir(join(folder, PACKS), { recursive: true })
  await Promise.all(Array.from(packs, ([pack, names]) => write(folder, pack, names)))
  const packOf = new Map(
    Array.from(packs, ([pack, names]) => names.map((name) => [name, pack] as const)).flat(),
  )
  const manifest = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file.url))
      const proof = createHash('sha256').update(bytes).digest().subarray(0, 3).toString('base64')
      const pack = packOf.get(file.url)
      return {
        ...file,
        proof,
        ...(first.has(file.url) ? { first: true as const } : {}),
        ...(pack === undefined ? {} : { pack }),
      }
    }),
  )
  return { manifest: manifest.sort((one, other) => Number(other.first ?? 0) - Number(one.first ?? 0)) }
}
