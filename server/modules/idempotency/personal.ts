import { eq } from 'drizzle-orm'
import type { PersonalData } from '#server/personal.ts'
import { idempotencyKeys } from './tables.ts'

/** Kept answers are of bookings and people: they go with the account, and nobody takes them along twice. */
export const keysPersonal: PersonalData = {
  sections: [],
  erase: async (tx, userId) => {
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.account, userId))
  },
}
