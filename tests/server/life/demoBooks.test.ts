import { and, eq, inArray, lt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deskSummary, QUEUES, queuePage, waitsSince } from '#contract/shapes/desk.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { bookings, staffCases } from '#server/modules/bookings/tables.ts'
import { bookingEdits } from '#server/modules/edits/tables.ts'
import { payouts } from '#server/modules/payouts/tables.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp } from '#tests/support/server.ts'

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

  test('gives staff something to look into in every queue, and a host who is locked', async () => {
    const server = await startApp({ open: openDemoDatabase })
    try {
      const token = await server.tokenOf('staff')
      const { body } = await server.call('desk.summary', {}, { token })
      const { waiting, oldest, lockedHosts, ledger } = z.parse(deskSummary, body.data)
      expect(lockedHosts).toBe(1)
      expect(ledger.differences).toBe(0)
      // What waits has been waiting since some moment, and nothing else has.
      const since = Object.entries(oldest)
      expect(since.map(([queue]) => queue).toSorted()).toEqual(
        Object.entries(waiting)
          .flatMap(([queue, count]) => (count > 0 ? [queue] : []))
          .toSorted(),
      )
      for (const [, at] of since) expect(Temporal.Instant.compare(at, server.clock.now())).toBe(-1)
      // As many as whoever opens the queue finds there, and since as long: a payout from when it is due.
      for (const queue of QUEUES) {
        const found = await server.call('desk.queue', { queue, page_size: 50 }, { token })
        const { items, next } = z.parse(queuePage, found.body.data)
        const [first] = items.map(waitsSince).toSorted()
        expect([queue, items.length, first, next]).toEqual([queue, waiting[queue], oldest[queue], null])
      }
      // The clock fills this one as soon as it runs: a paid stay whose host's time is over, and no more than a day ago.
      const { overdue, ...others } = waiting
      expect(overdue).toBe(0)
      expect(Object.entries(others).filter(([, count]) => count === 0)).toEqual([])
      const now = server.clock.now()
      const late = await open.db
        .select()
        .from(bookings)
        .where(and(eq(bookings.status, 'CSH_CONFIRM'), lt(bookings.hostDeadline, now)))
      expect(late.map(({ paid, total }) => paid === total)).toEqual([true])
      expect(late.every(({ hostDeadline }) => Number(hostDeadline?.until(now).total('hours')) < 24)).toBe(
        true,
      )
    } finally {
      await server.close()
    }
  })

  test('leaves the two hosts of its accounts free to do business', async () => {
    const own = [DEMO_ACCOUNTS.host.id, DEMO_ACCOUNTS.otherHost.id]
    const doubtful = await open.db
      .select({ hostId: bookings.hostId })
      .from(staffCases)
      .innerJoin(bookings, eq(bookings.id, staffCases.bookingId))
      .where(inArray(staffCases.kind, ['wrongAmount', 'noMoneyReceived', 'deadlinePassed']))
    expect(doubtful).toHaveLength(3)
    expect(doubtful.filter(({ hostId }) => own.includes(hostId))).toEqual([])
  })
})
