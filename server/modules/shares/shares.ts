import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { isPhotoId } from '#contract/picture.ts'
import { photoReply, type Photos } from '#server/modules/files/files.ts'
import { PicturesBusy, type Pictures } from '#server/modules/pictures/pictures.ts'
import { refuse } from '#server/refusal.ts'
import { drawSheet, SHARE_HEIGHT, SHARE_WIDTH, type ShareWords } from './sheet.ts'

export { SHARE_HEIGHT, SHARE_WIDTH } from './sheet.ts'

/** What a link shows where it is pasted: a picture with words on a sheet of paper. */
export type Share = { pictureId: string; words: ShareWords }

/** Changes with the drawing, so that files of an older release are not served as new ones. */
const EDITION = 1
const QUALITY = 84

/** Where pictures for links come from and are kept. All on disk can be deleted: it is drawn again when asked for. */
export type ShareStore = {
  directory: string
  pictures: Pictures
  photos: Photos
  underway: Map<string, Promise<Buffer>>
}
export const createShareStore = (directory: string, pictures: Pictures, photos: Photos): ShareStore => ({
  directory,
  pictures,
  photos,
  underway: new Map(),
})

/** A mark of everything the picture shows: another price is another address, so that no chat shows the old one. */
export const markOf = (share: Share): string =>
  createHash('sha256')
    .update(JSON.stringify([EDITION, share]))
    .digest('hex')
    .slice(0, 12)

async function ground({ pictures, photos }: ShareStore, id: string): Promise<Buffer> {
  if (isPhotoId(id)) {
    const photo = await photoReply(photos, `${id}-1280.webp`)
    if (photo) return photo.bytes
  }
  const drawn = await pictures.file(`${id}-1280.webp`)
  return drawn ? await readFile(drawn.path) : refuse('G_404')
}

async function draw(store: ShareStore, { pictureId, words }: Share): Promise<Buffer> {
  const below = await ground(store, pictureId)
  const paint = () =>
    sharp(below)
      .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover', position: 'centre' })
      .composite([{ input: Buffer.from(drawSheet(words)) }])
      .jpeg({ quality: QUALITY })
      .toBuffer()
  return store.pictures.queue.run(`share ${pictureId}`, 'asked', paint).catch((error: unknown) => {
    if (error instanceof PicturesBusy) return refuse('G_503', [], { retryAfter: 5 })
    throw error
  })
}

/** Keeps the newest picture of a subject and lets older ones go. */
async function keep(directory: string, subject: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true })
  const draft = join(directory, `${file}.${randomUUID()}.tmp`)
  await writeFile(draft, bytes)
  await rename(draft, join(directory, file))
  const old = (await readdir(directory)).filter(
    (name) => name.startsWith(`${subject}-`) && name.endsWith('.jpg') && name !== file,
  )
  for (const name of old) await rm(join(directory, name), { force: true })
}

/**
 * The picture of a link, 1200 × 630, from the disk or drawn now. `subject` names what it is of; it must be made of letters,
 * digits and hyphens.
 */
export function sharePicture(store: ShareStore, subject: string, share: Share): Promise<Buffer> {
  const file = `${subject}-${markOf(share)}.jpg`
  const running = store.underway.get(file)
  if (running) return running
  const made = readFile(join(store.directory, file))
    .catch(async () => {
      const bytes = await draw(store, share)
      await keep(store.directory, subject, file, bytes)
      return bytes
    })
    .finally(() => store.underway.delete(file))
  store.underway.set(file, made)
  return made
}
