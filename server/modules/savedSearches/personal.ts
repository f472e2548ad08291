import { eq } from 'drizzle-orm'
import type { PersonalData } from '#server/personal.ts'
import { savedBy } from './store.ts'
import { savedSearches } from './tables.ts'

/** The searches that a person keeps. */
export const savedSearchesPersonal: PersonalData = {
  sections: [
    {
      key: 'saved_searches',
      name: { vi: 'Tìm kiếm đã lưu', en: 'Saved searches' },
      rows: (db, userId) => savedBy(db, userId).then((rows) => rows.toReversed()),
    },
  ],
  erase: async (tx, userId) => {
    await tx.delete(savedSearches).where(eq(savedSearches.userId, userId))
  },
}
