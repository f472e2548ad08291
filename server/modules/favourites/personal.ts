import { and, asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#server/personal.ts'
import { favourites } from './tables.ts'

/** The places that a person likes. */
export const favouritesPersonal: PersonalData = {
  sections: [
    {
      key: 'favourites',
      name: { vi: 'Nơi yêu thích', en: 'Favourite places' },
      rows: (db, userId) =>
        db
          .select()
          .from(favourites)
          .where(and(eq(favourites.userId, userId), eq(favourites.wanted, true)))
          .orderBy(asc(favourites.resortId)),
    },
  ],
  erase: async (tx, userId) => {
    await tx.delete(favourites).where(eq(favourites.userId, userId))
  },
}
