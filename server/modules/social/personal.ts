import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#server/personal.ts'
import { socialIdentities } from './tables.ts'

/** Accounts at others that a person signs in with. */
export const socialPersonal: PersonalData = {
  sections: [
    {
      key: 'linked_accounts',
      name: { vi: 'Tài khoản liên kết', en: 'Linked accounts' },
      rows: (db, userId) =>
        db
          .select()
          .from(socialIdentities)
          .where(eq(socialIdentities.userId, userId))
          .orderBy(asc(socialIdentities.createdAt)),
    },
  ],
  erase: async (tx, userId) => {
    await tx.delete(socialIdentities).where(eq(socialIdentities.userId, userId))
  },
}
