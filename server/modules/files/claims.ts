import { and, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { isCutOf, type SquareCut } from '#contract/upload.ts'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { cutSquare } from './encode.ts'
import { inTurn, keptName, namesOf } from './photos.ts'
import { keepPicture, type FilesWorld } from './receive.ts'
import { uploads, type PictureUse } from './tables.ts'

export type Claimed = { use: PictureUse; ref: string }
const WAITS = { hours: 24 }
const BATCH = 100

const wrongPictures = () => refuse('G_INPUT', [], { fields: { picture_ids: { code: 'G_404' } } })

/**
 * Makes pictures that a person sent part of something (`use` and the id of it), in the transaction that names them there. Refuses
 * with C_032 and C_039 when there are too few or too many, and when one is another's, is used elsewhere or is gone. Claiming
 * again what was claimed for the same thing changes nothing; what it no longer names is let go. `parts`: what shares pictures
 * with it; what they still show (`shared`) is not let go.
 */
export async function claimPictures(
  tx: Transaction,
  claim: Claimed & {
    ownerId: string
    pictureIds: readonly string[]
    least?: number
    most: number
    parts?: readonly string[]
    shared?: readonly string[]
    now: Temporal.Instant
  },
): Promise<void> {
  const { ownerId, use, ref, pictureIds, least = 0, most, parts = [], shared = [], now } = claim
  const refs = [ref, ...parts]
  if (pictureIds.length < least) refuse('C_032', [least])
  if (pictureIds.length > most) refuse('C_039', [most])
  if (new Set(pictureIds).size !== pictureIds.length) wrongPictures()
  await letGo(tx, { use, refs, but: [...pictureIds, ...shared], now })
  if (pictureIds.length === 0) return
  const free = or(isNull(uploads.use), and(eq(uploads.use, use), among(uploads.ref, refs)))
  const claimed = await tx
    .update(uploads)
    .set({ use, ref: sql`coalesce(${uploads.ref}, ${ref})`, expiresAt: null })
    .where(and(among(uploads.id, pictureIds), eq(uploads.ownerId, ownerId), free))
    .returning({ id: uploads.id })
  if (claimed.length !== pictureIds.length) wrongPictures()
}

/**
 * What something was made of is no longer part of it; without another claim it goes within a day. Its bytes are no longer
 * known as sent just now, so sending them again makes another picture.
 */
async function letGo(
  tx: Transaction | Database,
  {
    use,
    refs,
    but,
    now,
  }: Pick<Claimed, 'use'> & {
    refs: readonly string[]
    but: readonly string[]
    now: Temporal.Instant
  },
): Promise<void> {
  const its = and(eq(uploads.use, use), among(uploads.ref, refs))
  await tx
    .update(uploads)
    .set({ use: null, ref: null, expiresAt: now.add(WAITS), sourceHash: sql`${uploads.id}` })
    .where(but.length === 0 ? its : and(its, notInArray(uploads.id, [...but])))
}

/** Nothing refers to these pictures any more: they go within a day. */
export const releasePictures = (
  tx: Transaction | Database,
  { use, ref, now }: Claimed & { now: Temporal.Instant },
): Promise<void> => letGo(tx, { use, refs: [ref], but: [], now })

/** Takes away at the next sweep whatever a person ever sent, whatever it is part of. */
export async function releaseAllOf(tx: Transaction, ownerId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .update(uploads)
    .set({ use: null, ref: null, expiresAt: now, sourceHash: sql`${uploads.id}` })
    .where(eq(uploads.ownerId, ownerId))
}

/** A square of a picture that a person sent and nothing uses yet, as a picture of its own; says its id. */
export async function cutPicture(
  world: FilesWorld,
  { ownerId, pictureId, cut }: { ownerId: string; pictureId: string; cut: SquareCut },
): Promise<string> {
  const [row] = await world.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, pictureId), eq(uploads.ownerId, ownerId), isNull(uploads.use)))
  const bytes = row ? await world.photos.files.get(keptName(pictureId)) : null
  if (!row || bytes === null) return refuse('G_INPUT', [], { fields: { picture_id: { code: 'G_404' } } })
  if (!isCutOf(cut, row)) refuse('G_INPUT', [], { fields: { cut: { code: 'C_004' } } })
  const encoded = await inTurn(world.photos, 'cut', () => cutSquare(bytes, cut))
  const sourceHash = `${row.sourceHash} ${cut.left} ${cut.top} ${cut.side}`
  return (await keepPicture(world, { ownerId, sourceHash, encoded })).id
}

/** Removes pictures whose time to wait is over, files before rows: no row, no file. */
export async function sweepUploads({ db, clock, photos }: FilesWorld): Promise<void> {
  for (;;) {
    const over = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(isNull(uploads.use), lte(uploads.expiresAt, clock.now())))
      .limit(BATCH)
    if (over.length === 0) return
    for (const { id } of over) {
      await photos.files.remove(namesOf(id))
      await db.delete(uploads).where(and(eq(uploads.id, id), isNull(uploads.use)))
    }
  }
}
