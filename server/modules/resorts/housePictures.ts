import { isPhotoId } from '#contract/picture.ts'
import type { Transaction } from '#server/db/client.ts'
import { claimPictures } from '#server/modules/files/files.ts'
import { refuse } from '#server/refusal.ts'

/**
 * Lets a place or a room have these pictures: such as it has already, and such as its host sent. Drawn ones cannot be
 * taken from elsewhere. Refuses with C_032, C_039 and, where one is not the host's, G_INPUT.
 */
export async function takePictures(
  tx: Transaction,
  wanted: {
    hostId: string
    /** The id of the place or room. */
    ref: string
    pictureIds: readonly string[]
    before: readonly string[]
    most: number
    now: Temporal.Instant
  },
): Promise<void> {
  const { hostId: ownerId, ref, pictureIds, before, most, now } = wanted
  const drawn = pictureIds.filter((id) => !isPhotoId(id))
  if (new Set(pictureIds).size !== pictureIds.length || drawn.some((id) => !before.includes(id)))
    refuse('G_INPUT', [], { fields: { picture_ids: { code: 'G_404' } } })
  await claimPictures(tx, {
    ownerId,
    use: 'RESORT',
    ref,
    pictureIds: pictureIds.filter((id) => isPhotoId(id)),
    most,
    now,
  })
}
