import { isPhotoId } from '#contract/picture.ts'
import type { House } from '#contract/shapes/house.ts'
import type { Transaction } from '#server/db/client.ts'
import { claimPictures } from '#server/modules/files/files.ts'
import { refuse } from '#server/refusal.ts'

/**
 * Lets a place or a room have these pictures: such as it has already, such as another part of the same place shows, and such as
 * its host sent. Drawn ones cannot be taken from elsewhere. Refuses with G_INPUT where one is not the host's.
 */
export async function takePictures(
  tx: Transaction,
  wanted: {
    hostId: string
    /** The place as it is, with its rooms; null: there is none yet. */
    house: House | null
    /** The id of the place or room they are for. */
    ref: string
    pictureIds: readonly string[]
    now: Temporal.Instant
  },
): Promise<void> {
  const { hostId: ownerId, house, ref, pictureIds, now } = wanted
  const parts = house === null ? [] : [house, ...house.rooms]
  const shared = parts.filter(({ id }) => id !== ref).flatMap((part) => part.pictureIds)
  const known = new Set(parts.flatMap((part) => part.pictureIds))
  const drawn = pictureIds.filter((id) => !isPhotoId(id))
  if (new Set(pictureIds).size !== pictureIds.length || drawn.some((id) => !known.has(id)))
    refuse('G_INPUT', [], { fields: { picture_ids: { code: 'G_404' } } })
  await claimPictures(tx, {
    ownerId,
    use: 'RESORT',
    ref,
    pictureIds: pictureIds.filter((id) => isPhotoId(id) && !shared.includes(id)),
    most: pictureIds.length,
    parts: parts.map(({ id }) => id),
    shared,
    now,
  })
}
