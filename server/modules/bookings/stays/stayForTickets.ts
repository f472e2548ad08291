import { BOOKED_FAMILY } from '#contract/statuses.ts'
import type { Services } from '#server/services.ts'
import { findBooking } from '../store.ts'

/** The days and people of a booked stay of this guest, for tickets that go with it; null when there is none. */
export const stayForTickets =
  ({ db }: Pick<Services, 'db'>) =>
  async (
    stayId: string,
    tenantId: string,
  ): Promise<{ checkIn: string; checkOut: string; guests: number } | null> => {
    const stay = await findBooking(db, stayId)
    if (!stay || stay.tenantId !== tenantId || !BOOKED_FAMILY.includes(stay.status)) return null
    const { checkIn, checkOut, adults, children, toddlers } = stay
    return { checkIn, checkOut, guests: adults + children + toddlers }
  }
