import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PersonalData } from '#server/personal.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { reviews } from './tables.ts'

/** A review without what its host has told staff of it, which is not for the one who wrote it. */
const { report: _report, reportedAt: _reportedAt, ...OWN } = getTableColumns(reviews)

/** Who wrote a review that stays when its writer is gone. */
const GONE = '—'

/** Reviews: their marks and words help others and stay, without name and pictures. */
export const reviewsPersonal: PersonalData = {
  sections: [
    {
      key: 'reviews',
      name: { vi: 'Đánh giá', en: 'Reviews' },
      rows: (db, userId) =>
        db.select(OWN).from(reviews).where(eq(reviews.guestId, userId)).orderBy(asc(reviews.id)),
    },
  ],
  erase: async (tx, userId) => {
    await tx.update(reviews).set({ guestName: GONE, pictureIds: [] }).where(eq(reviews.guestId, userId))
    await raiseCatalogueVersion(tx)
  },
}
