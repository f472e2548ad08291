import { createHash } from 'node:crypto'
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { PICTURE_WAITS_DAYS } from '#contract/numbers.ts'
import { pictureAddress } from '#contract/picture.ts'
import type { ReceivedPicture } from '#contract/shapes/file.ts'
import { MAX_PICTURES } from '#contract/upload.ts'
import { isDuplicate } from '#server/db/transact.ts'
import type { ReceivedFile } from '#server/handlers.ts'
import { Refusal, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { encodePicture, type Encoded } from './encode.ts'
import { inTurn, keptName, newPhotoId, type Photos } from './photos.ts'
import { uploads } from './tables.ts'

export type FilesWorld = Services & { photos: Photos }

/** Pictures of one person that may wait, and that they may send in a day. */
const QUOTA = { waiting: 60, day: 200 } as const

type Row = typeof uploads.$inferSelect
const shown = ({ id, width, height }: Row): ReceivedPicture => ({
  picture_id: id,
  address: pictureAddress(id, 768, 'webp'),
  width,
  height,
})

async function checkQuota({ db, clock }: FilesWorld, ownerId: string, more: number): Promise<void> {
  const mine = eq(uploads.ownerId, ownerId)
  const [waiting] = await db
    .select({ pictures: count() })
    .from(uploads)
    .where(and(mine, isNull(uploads.use)))
  if ((waiting?.pictures ?? 0) + more > QUOTA.waiting)
    refuse('G_UPLOADS_WAITING', [waiting?.pictures ?? 0], { retryAfter: 3600 })
  const [today] = await db
    .select({ pictures: count() })
    .from(uploads)
    .where(and(mine, gt(uploads.createdAt, clock.now().subtract({ hours: 24 }))))
  if ((today?.pictures ?? 0) + more > QUOTA.day)
    refuse('G_UPLOADS_TODAY', [today?.pictures ?? 0], { retryAfter: 3600 })
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url')

/** The picture that the same bytes became a moment ago: a call that is repeated answers the same. */
async function sameWaiting({ db }: FilesWorld, ownerId: string, sourceHash: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), eq(uploads.sourceHash, sourceHash), isNull(uploads.use)))
  return row ?? null
}

/** Keeps a picture of a person: the row first, so that no file is ever without one. */
export async function keepPicture(
  world: FilesWorld,
  { ownerId, sourceHash, encoded }: { ownerId: string; sourceHash: string; encoded: Encoded },
): Promise<Row> {
  const now = world.clock.now()
  const row: Row = {
    id: newPhotoId(),
    ownerId,
    use: null,
    ref: null,
    width: encoded.width,
    height: encoded.height,
    bytes: encoded.bytes.length,
    sourceHash,
    createdAt: now,
    expiresAt: now.add({ hours: 24 * PICTURE_WAITS_DAYS }),
  }
  try {
    await world.db.insert(uploads).values(row)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return (await sameWaiting(world, ownerId, sourceHash)) ?? refuse('G_RUNNING', [], { retryAfter: 1 })
  }
  await world.photos.files.put(keptName(row.id), encoded.bytes)
  return row
}

/** Encodes one file of several; what is wrong is said with the place of the file. */
async function encoded(world: FilesWorld, file: ReceivedFile, place: number): Promise<Encoded> {
  try {
    return await inTurn(world.photos, 'received', () => encodePicture(file))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'G_503') throw error
    const { code, params } = error
    return refuse(code, params, { fields: { [`file.${place}`]: { code, params } } })
  }
}

/** Takes pictures: all of a call or none. They wait to be claimed by what they are for. */
export async function receivePictures(
  world: FilesWorld,
  ownerId: string,
  files: readonly ReceivedFile[],
): Promise<ReceivedPicture[]> {
  if (files.length === 0) refuse('C_032', [1])
  if (files.length > MAX_PICTURES) refuse('C_039', [MAX_PICTURES])
  await checkQuota(world, ownerId, files.length)
  const ready: { sourceHash: string; encoded: Encoded }[] = []
  for (const [place, file] of files.entries())
    ready.push({ sourceHash: hashOf(file.bytes), encoded: await encoded(world, file, place) })
  const kept: ReceivedPicture[] = []
  for (const one of ready) kept.push(shown(await keepPicture(world, { ownerId, ...one })))
  return kept
}
