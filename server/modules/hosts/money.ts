import type { Handlers } from '#server/handlers.ts'
import { ZONE } from '#contract/nights.ts'
import {
  bookingsById,
  readCursor,
  writeCursor,
  type BookingRow,
  type BookingWorld,
} from '#server/modules/bookings/bookings.ts'
import { earningsOfHost, payoutsOfHost, type PayoutRow } from '#server/modules/payouts/payouts.ts'
import { grouped } from '#server/grouped.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import { servicesNow } from '#server/modules/services/services.ts'
import { daysOfTickets, serviceBookingsById } from '#server/modules/tickets/tickets.ts'
import { personOf } from '#server/refusal.ts'
import { monthAt } from '#server/today.ts'
import { shownPayout } from './payouts.ts'

const MONTHS = 12
const sum = (rows: readonly PayoutRow[]) => rows.reduce((total, { amount }) => total + amount, 0)
const nightsOf = ({ checkIn, checkOut }: BookingRow) => Temporal.PlainDate.from(checkIn).until(checkOut).days

/** What a host earns, and when it is paid. */
export function hostMoney(world: BookingWorld): Pick<Handlers, 'host.earnings' | 'host.payouts'> {
  const catalogue = catalogueOf(world)
  return {
    'host.earnings': async ({ month: asked }, context) => {
      const month = asked ?? monthAt(world.clock.now())
      const first = Temporal.PlainYearMonth.from(month).subtract({ months: MONTHS - 1 })
      const from = first.toPlainDate({ day: 1 }).toZonedDateTime(ZONE).toInstant()
      const rows = await earningsOfHost(world.db, personOf(context).userId, from)
      const byMonth = grouped(rows, ({ createdAt }) => monthAt(createdAt))
      const ofMonth = byMonth.get(month) ?? []
      const stays = ofMonth.filter(({ kind }) => kind === 'STAY')
      const booked = await bookingsById(
        world.db,
        stays.map(({ bookingId }) => bookingId),
      )
      const inState = (state: PayoutRow['state']) => sum(ofMonth.filter((row) => row.state === state))
      return {
        month,
        stays: stays.length,
        nights: booked.reduce((total, booking) => total + nightsOf(booking), 0),
        earned: sum(ofMonth),
        paidOut: inState('PAID'),
        waiting: inState('WAITING'),
        frozen: inState('FROZEN'),
        months: Array.from({ length: MONTHS }, (_none, index) => {
          const one = first.add({ months: index }).toString()
          return { month: one, earned: sum(byMonth.get(one) ?? []) }
        }),
      }
    },
    'host.payouts': async ({ state, cursor, page_size }, context) => {
      const rows = await payoutsOfHost(world.db, personOf(context).userId, {
        state,
        before: readCursor(cursor),
        limit: page_size + 1,
      })
      const page = rows.slice(0, page_size)
      const last = page.at(-1)
      const ids = page.map(({ bookingId }) => bookingId)
      const booked = [
        ...(await bookingsById(world.db, ids)),
        ...(await serviceBookingsById(world.db, ids)).map(daysOfTickets),
      ]
      const { resorts } = await catalogue()
      const services = await servicesNow(
        world.db,
        page.map(({ resortId }) => resortId),
      )
      return {
        payouts: page.flatMap((row) => {
          const booking = booked.find(({ id }) => id === row.bookingId)
          const sold = resorts.get(row.resortId) ?? services.get(row.resortId)
          const name = sold?.row.name[context.language] ?? ''
          return booking ? [shownPayout(row, booking, name)] : []
        }),
        next: rows.length > page_size && last ? writeCursor(last.id) : null,
      }
    },
  }
}
