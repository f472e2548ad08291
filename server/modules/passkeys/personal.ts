import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#server/personal.ts'
import { passkeys } from './tables.ts'

/** Passkeys: their names and days; the public keys go with the account. */
export const passkeysPersonal: PersonalData = {
  sections: [
    {
      key: 'passkeys',
      name: { vi: 'Khóa đăng nhập', en: 'Passkeys' },
      rows: (db, userId) =>
        db
          .select({ name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
          .from(passkeys)
          .where(eq(passkeys.userId, userId))
          .orderBy(asc(passkeys.createdAt)),
    },
  ],
  erase: async (tx, userId) => {
    await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  },
}
