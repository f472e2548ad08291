import { randomBytes } from 'node:crypto'
import { isPhotoId, parsePictureFile, PICTURE_FORMATS, PICTURE_WIDTHS } from '#contract/picture.ts'
import { createQueue, PicturesBusy, type Queue } from '#server/modules/pictures/pictures.ts'
import type { FileStore } from '#server/ports/files/files.ts'
import { refuse } from '#server/refusal.ts'
import { variantOf } from './encode.ts'

/** Decodes and encodes at once; each may hold the pixels of a whole picture. */
const AT_ONCE = 2
const WAITING_AT_MOST = 100

/** Photographs on their way in and out. What is wanted at the same moment is made once. */
export type Photos = {
  readonly files: FileStore
  readonly queue: Queue
  readonly underway: Map<string, Promise<Buffer | null>>
}
export const createPhotos = (files: FileStore): Photos => ({
  files,
  queue: createQueue(AT_ONCE, WAITING_AT_MOST),
  underway: new Map(),
})

/** Letters and digits that are not mistaken for each other; 32, so that every 5 random bits are one. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 26

/** A name that nobody can guess. */
export const newPhotoId = (): string =>
  `photo-${[...randomBytes(ID_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`

/** The file of what is kept, and the files that are made of it when they are first asked for. */
export const keptName = (id: string): string => `${id}.webp`
const variantNames = (id: string): string[] =>
  PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => `${id}-${width}.${format}`))
export const namesOf = (id: string): string[] => [keptName(id), ...variantNames(id)]

/** Runs work on pixels when its turn comes; G_503 when too much is waiting already. */
export const inTurn = <T>({ queue }: Photos, name: string, work: () => Promise<T>): Promise<T> =>
  queue.run(name, 'asked', work).catch((error: unknown) => {
    if (error instanceof PicturesBusy) return refuse('G_503', [], { retryAfter: 5 })
    throw error
  })

/** What is served under the last segment of a photograph's address; null when there is no such photograph. */
export async function photoReply(
  photos: Photos,
  fileName: string,
): Promise<{ bytes: Buffer; type: string } | null> {
  const wanted = parsePictureFile(fileName)
  if (wanted === null || !isPhotoId(wanted.id)) return null
  const { id, width, format } = wanted
  const type = `image/${format}`
  const made = await photos.files.get(fileName)
  if (made) return { bytes: made, type }
  const make = async (): Promise<Buffer | null> => {
    const kept = await photos.files.get(keptName(id))
    if (kept === null) return null
    const bytes = await inTurn(photos, fileName, () => variantOf(kept, width, format))
    await photos.files.put(fileName, bytes)
    return bytes
  }
  const running = photos.underway.get(fileName) ?? make().finally(() => photos.underway.delete(fileName))
  photos.underway.set(fileName, running)
  const bytes = await running
  return bytes && { bytes, type }
}
