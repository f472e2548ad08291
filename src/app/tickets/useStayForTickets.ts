import { useQuery } from '@tanstack/react-query'
import type { StayForTickets } from '#contract/service/outsideStay.ts'
import { query } from '#src/api/query.ts'
import { useSessionHint } from '#src/app/state/sessionHint.ts'

/** The stay that tickets are bought for; null for none, and as long as it is not known here: the server judges then. */
export function useStayForTickets(stayId: string | null | undefined): StayForTickets | null {
  const signedIn = useSessionHint()
  const { data } = useQuery({
    ...query('booking.detail', { booking_id: stayId ?? '' }),
    enabled: signedIn && typeof stayId === 'string',
  })
  if (!data || typeof stayId !== 'string') return null
  const { checkIn, checkOut, adults, children, toddlers } = data
  return { checkIn, checkOut, guests: adults + children + toddlers }
}
