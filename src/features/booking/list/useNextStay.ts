import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { useStayAhead } from '#src/app/stays/useStayAhead.ts'

/** What is ahead, the stay that is now or next with all its card shows, and whether any of it is still asked for; what failed is done without. */
export function useNextStay() {
  const coming = useQuery(query('booking.coming', {}))
  const stay = useStayAhead() ?? null
  const known = { enabled: stay !== null }
  const detail = useQuery({ ...query('booking.detail', { booking_id: stay?.id ?? '' }), ...known })
  const tickets = useQuery({ ...query('serviceBooking.list', { tab: 'ordered' }), ...known })
  return {
    coming: coming.data?.bookings ?? [],
    stay,
    booking: detail.data,
    tickets: tickets.data?.bookings ?? [],
    isPending: coming.isPending || (stay !== null && (detail.isPending || tickets.isPending)),
  }
}
