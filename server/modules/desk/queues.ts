import { count, min, sql, type SQL, type Subquery } from 'drizzle-orm'
import type { Output } from '#contract/endpoints.ts'
import { earlier } from '#contract/nights.ts'
import { ofEveryQueue, QUEUES, type Queue, type QueueItem } from '#contract/shapes/desk.ts'
import type { Database } from '#server/db/client.ts'
import type { CallContext } from '#server/handlers.ts'
import {
  bookingsById,
  cardsOf,
  openCases,
  readCursor,
  writeCursor,
} from '#server/modules/bookings/bookings.ts'
import { openComplaints } from '#server/modules/complaints/complaints.ts'
import { duePayouts, someDuePayouts } from '#server/modules/payouts/payouts.ts'
import type { PaymentWorld } from '#server/modules/payments/payments.ts'
import { refundAccountsOf, waitingRefunds } from '#server/modules/refunds/refunds.ts'
import { reportedReviews } from '#server/modules/reviews/reviews.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import { approvalsOf, type Outgoing } from './secondPerson.ts'
import { nobodysTransfers } from '#server/modules/transfers/transfers.ts'
import {
  caseItem,
  complaintItem,
  nobodysItem,
  payoutItem,
  refundItem,
  reviewItem,
  type About,
} from './items.ts'

type Page = { after: string | null; limit: number }
/** A row of any queue: the booking it is about, and how it is shown. */
type Found = {
  id: string
  bookingId: string | null
  /** The money that goes out of a bank account with it, where there is some. */
  money: Omit<Outgoing, 'account'> | null
  item: (about: About) => QueueItem
}

const TRANSFERS = [
  'wrongAmount',
  'noMoneyReceived',
  'deadlinePassed',
  'transferUnanswered',
  'unexpectedTransfer',
] as const
const OVERDUE = ['hostDidNotAnswer'] as const
/** Which cases stand in which queue. */
const KINDS = {
  transfers: { only: TRANSFERS },
  overdue: { only: OVERDUE },
  others: { not: [...TRANSFERS, ...OVERDUE] },
} as const

const found = <Row extends { id: string; bookingId: string | null }>(
  rows: readonly Row[],
  shown: (row: Row, about: About) => QueueItem,
  money: (row: Row) => Found['money'] = () => null,
): Found[] =>
  rows.map((row) => ({
    id: row.id,
    bookingId: row.bookingId,
    money: money(row),
    item: (about) => shown(row, about),
  }))

/** What waits in each queue, oldest first. */
const READ: Record<Queue, (world: PaymentWorld, page: Page) => Promise<Found[]>> = {
  refunds: async ({ db, clock }, page) =>
    found(await waitingRefunds(db, { ...page, now: clock.now() }), refundItem, (row) =>
      row.state === 'SENT' ? null : row,
    ),
  complaints: async ({ db }, page) => found(await openComplaints(db, page), complaintItem),
  transfers: async ({ db }, page) => {
    const cases = found(await openCases(db, KINDS.transfers, page), caseItem)
    const nobodys = found(await nobodysTransfers(db, page), nobodysItem)
    return [...cases, ...nobodys].toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(0, page.limit)
  },
  overdue: async ({ db }, page) => found(await openCases(db, KINDS.overdue, page), caseItem),
  reviews: async ({ db }, page) => found(await reportedReviews(db, page), reviewItem),
  payouts: async ({ db, clock }, page) =>
    found(await duePayouts(db, { ...page, now: clock.now() }), payoutItem, (row) => row),
  others: async ({ db }, page) => found(await openCases(db, KINDS.others, page), caseItem),
}

/** A page of a queue, with the bookings it is about. */
export async function queuePage(
  world: PaymentWorld,
  queue: Queue,
  ask: { cursor?: string | undefined; page_size: number },
  { language, person }: CallContext,
) {
  const rows = await READ[queue](world, { after: readCursor(ask.cursor), limit: ask.page_size + 1 })
  const page = rows.slice(0, ask.page_size)
  const last = page.at(-1)
  const ids = page.flatMap(({ bookingId }) => (bookingId === null ? [] : [bookingId]))
  const cards = new Map(
    (await cardsOf(world, await bookingsById(world.db, ids), language)).map((card) => [card.id, card]),
  )
  const { resorts } = await catalogueOf(world)()
  const aboutOf = (bookingId: string | null): About => {
    const card = bookingId === null ? undefined : cards.get(bookingId)
    if (!card) return { booking: null, guestName: '', hostName: '' }
    const { guestName, guestPhone: _phone, answerBy: _answerBy, ...booking } = card
    return { booking, guestName, hostName: resorts.get(card.resortId)?.host?.name ?? '' }
  }
  const accounts = queue === 'refunds' ? await refundAccountsOf(world.db, ids) : []
  const outgoing = page.flatMap(({ money, bookingId }) =>
    money === null
      ? []
      : [
          {
            id: money.id,
            amount: money.amount,
            account: accounts.find((one) => one.bookingId === bookingId) ?? null,
          },
        ],
  )
  const approvals = await approvalsOf(world.db, outgoing, {
    limit: world.settings.staff.secondPersonAbove,
    reader: person?.userId ?? '',
  })
  return {
    items: page.map(({ id, bookingId, item }) => {
      const shown = item(aboutOf(bookingId))
      return { ...shown, params: { ...shown.params, ...approvals.get(id) } }
    }),
    next: rows.length > ask.page_size && last ? writeCursor(last.id) : null,
  }
}

/** More than this many in one queue are said as this many. */
const FIRST = { after: null, limit: 999 } as const

/** How many of a queue's first things there are, and when the oldest began to wait. */
const headOf = async (db: Database, first: Subquery, oldest: SQL<Temporal.Instant | null>) => {
  const [head] = await db.select({ waiting: count(), oldest }).from(first)
  return { waiting: head?.waiting ?? 0, oldest: head?.oldest ?? null }
}

const casesHead = (db: Database, kinds: Parameters<typeof openCases>[1]) => {
  const first = openCases(db, kinds, FIRST).as('first')
  return headOf(db, first, min(first.createdAt))
}

/** The same things as {@link READ}, counted where they lie. */
const HEADS: Record<Queue, (world: PaymentWorld) => ReturnType<typeof headOf>> = {
  refunds: ({ db, clock }) => {
    const first = waitingRefunds(db, { ...FIRST, now: clock.now() }).as('first')
    const since = sql`case when ${first.state} = 'SENT' then ${first.sentAt} else ${first.createdAt} end`
    return headOf(db, first, sql`min(${since})`.mapWith(first.createdAt))
  },
  complaints: ({ db }) => {
    const first = openComplaints(db, FIRST).as('first')
    return headOf(db, first, min(first.openedAt))
  },
  transfers: async ({ db }) => {
    const first = nobodysTransfers(db, FIRST).as('first')
    const nobodys = await headOf(db, first, min(first.heardAt))
    const cases = await casesHead(db, KINDS.transfers)
    return {
      waiting: Math.min(FIRST.limit, cases.waiting + nobodys.waiting),
      oldest:
        cases.oldest && nobodys.oldest
          ? earlier(cases.oldest, nobodys.oldest)
          : (cases.oldest ?? nobodys.oldest),
    }
  },
  overdue: ({ db }) => casesHead(db, KINDS.overdue),
  reviews: ({ db }) => {
    const first = reportedReviews(db, FIRST).as('first')
    return headOf(db, first, min(first.reportedAt))
  },
  payouts: ({ db, clock }) => {
    const first = someDuePayouts(db, { ...FIRST, now: clock.now() }).as('first')
    return headOf(db, first, min(first.dueOn))
  },
  others: ({ db }) => casesHead(db, KINDS.others),
}

/** How much waits in every queue, and since when its first does. */
export async function waitingNow(
  world: PaymentWorld,
): Promise<Pick<Output<'desk.summary'>, 'waiting' | 'oldest'>> {
  const waiting = ofEveryQueue(() => 0)
  const oldest: Partial<Record<Queue, string>> = {}
  const heads = await Promise.all(QUEUES.map(async (queue) => ({ queue, ...(await HEADS[queue](world)) })))
  for (const { queue, waiting: many, oldest: first } of heads) {
    waiting[queue] = many
    if (first !== null) oldest[queue] = first.toString()
  }
  return { waiting, oldest }
}
