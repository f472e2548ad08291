import { asc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Transaction } from '#server/db/client.ts'
import { staffActs } from './tables.ts'

type Act = {
  about: string
  staffId: string
  act: string
  reason: string
  params?: Record<string, string | number>
  now: Temporal.Instant
}

/** Writes down what a person of the staff did and why; it is never changed. */
export async function note(tx: Transaction, { now, params = {}, ...act }: Act): Promise<void> {
  await tx.insert(staffActs).values({ id: uuidv7(), ...act, params, at: now })
}

/** What staff did about something, oldest first. */
export const actsAbout = (db: Database | Transaction, about: string) =>
  db.select().from(staffActs).where(eq(staffActs.about, about)).orderBy(asc(staffActs.id))
