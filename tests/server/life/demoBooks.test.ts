import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/db/client.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { bookingEdits } from '#server/modules/edits/tables.ts'
import { payouts } from '#server/modules/payouts/tables.ts'
import { inArray } from 'drizzle-orm'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openDemoDatabase()
})
afterAll(() => open.close())

describe('the demo', () => {
  test('has books that equal its bookings to one đồng', async () => {
    const { bookings: number, differences } = await checkBooks(open.db)
    expect(differences).toEqual([])
    expect(number).toBeGreaterThan(300)
  })

  test('has a change for every booking that asks for one, and payouts in every state', async () => {
    const asking = await open.db
      .select({ id: bookings.id })
      .from(bookings)
      .where(inArray(bookings.status, ['BOOKED', 'DRAFTS', 'PENDING_PAYMENT_EDIT']))
    const edits = await open.db
      .select({ id: bookingEdits.bookingId })
      .from(bookingEdits)
      .where(inArray(bookingEdits.state, ['OPEN', 'AWAITING_PAYMENT']))
    expect(new Set(edits.map(({ id }) => id))).toEqual(new Set(asking.map(({ id }) => id)))
    const states = new Set(
      (await open.db.select({ state: payouts.state }).from(payouts)).map(({ state }) => state),
    )
    expect([...states].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['FROZEN', 'PAID', 'WAITING'])
  })
})
