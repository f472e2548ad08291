import { and, eq, ne, or } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { ticketTypes } from './tables.ts'

/** What a ticket of a type costs, VND; `discountPrice` is what is paid. */
export type TicketPrice = { id: string; price: number; discountPrice: number }

/** Writes down what tickets of a service cost from now on. */
export const changePrices = (
  db: Database,
  serviceId: string,
  prices: readonly TicketPrice[],
): Promise<void> =>
  transact(db, async (tx) => {
    let changed = false
    for (const { id, price, discountPrice } of prices) {
      const rows = await tx
        .update(ticketTypes)
        .set({ price, discountPrice })
        .where(
          and(
            eq(ticketTypes.serviceId, serviceId),
            eq(ticketTypes.id, id),
            or(ne(ticketTypes.price, price), ne(ticketTypes.discountPrice, discountPrice)),
          ),
        )
        .returning({ id: ticketTypes.id })
      if (rows.length > 0) changed = true
    }
    if (changed) await raiseCatalogueVersion(tx)
  })
