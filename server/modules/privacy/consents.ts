import { and, asc, eq, isNull } from 'drizzle-orm'
import { CONSENT_PURPOSES, type Consent, type ConsentPurpose } from '#contract/shapes/privacy.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { PersonalData } from '#server/personal.ts'
import { consents } from './tables.ts'

const ofPerson = (db: Database | Transaction, userId: string) =>
  db.select().from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.purpose))

/** What a person allowed, for every purpose there is. */
export async function consentsOf(db: Database | Transaction, userId: string): Promise<Consent[]> {
  const rows = await ofPerson(db, userId)
  return CONSENT_PURPOSES.map((purpose) => {
    const said = rows.find((row) => row.purpose === purpose)
    const at = said ? (said.withdrawnAt ?? said.givenAt) : null
    return { purpose, given: said !== undefined && said.withdrawnAt === null, at: at?.toString() ?? null }
  })
}

/** Whether a person allows something now. Nobody does what needs it without asking here. */
export async function hasConsent(
  db: Database | Transaction,
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const held = await db
    .select({ purpose: consents.purpose })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)))
  return held.length > 0
}

/** Allows something or takes it back; saying the same again keeps the first day. */
export async function decideConsent(
  tx: Transaction,
  { userId, purpose, given }: { userId: string; purpose: ConsentPurpose; given: boolean },
  now: Temporal.Instant,
): Promise<void> {
  if ((await hasConsent(tx, userId, purpose)) === given) return
  const mine = and(eq(consents.userId, userId), eq(consents.purpose, purpose))
  if (!given) await tx.update(consents).set({ withdrawnAt: now }).where(mine)
  else
    await tx
      .insert(consents)
      .values({ userId, purpose, givenAt: now })
      .onConflictDoUpdate({
        target: [consents.userId, consents.purpose],
        set: { givenAt: now, withdrawnAt: null },
      })
}

export const consentsPersonal: PersonalData = {
  sections: [
    {
      key: 'consents',
      name: { vi: 'Điều bạn cho phép', en: 'What you allowed' },
      rows: (db, userId) => ofPerson(db, userId),
    },
  ],
  erase: async (tx, userId) => {
    await tx.delete(consents).where(eq(consents.userId, userId))
  },
}
