import { asc, eq } from 'drizzle-orm'
import type { Localized } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { banners, testimonials } from './tables.ts'

export type BlockWords = { id: string; title: Localized; text: Localized }
const both = (text: string): Localized => ({ vi: text, en: text })

/** The banners' words, in their order. */
export const bannerWords = (db: Database | Transaction): Promise<BlockWords[]> =>
  db
    .select({ id: banners.id, title: banners.title, text: banners.text })
    .from(banners)
    .orderBy(asc(banners.position))

/** The testimonials: who said what. */
export const testimonialWords = async (db: Database | Transaction): Promise<BlockWords[]> =>
  (await db.select().from(testimonials).orderBy(asc(testimonials.position))).map(
    ({ id, guestName, text }) => ({ id, title: both(guestName), text }),
  )

/** Gives a banner other words; false when there is no such banner. */
export async function putBannerWords(tx: Transaction, { id, title, text }: BlockWords): Promise<boolean> {
  const saved = await tx.update(banners).set({ title, text }).where(eq(banners.id, id)).returning()
  await raiseCatalogueVersion(tx)
  return saved.length > 0
}
