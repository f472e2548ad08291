import { linkOptions } from '@tanstack/react-router'
import type { Notification } from '#contract/shapes/notification.ts'
import { targetName } from '#contract/targets.ts'

/** The page that a notice leads to, by the screen-target enumeration; null when it says all there is to say. */
export function placeOf({ target, ref: id, side }: Pick<Notification, 'target' | 'ref' | 'side'>) {
  switch (targetName(target)) {
    case 'RESORT':
      if (side === 'host') return linkOptions({ to: '/host/places/$id', params: { id } })
      // The page of a villa sends on to a hotel's or an apartment's where it is one.
      return linkOptions({ to: '/villa/$id', params: { id } })
    case 'BOOKING':
      return side === 'host'
        ? linkOptions({ to: '/host/bookings/$id', params: { id } })
        : linkOptions({ to: '/booking/$id', params: { id } })
    case 'RATE':
      return side === 'host'
        ? linkOptions({ to: '/host/reviews' })
        : linkOptions({ to: '/booking/$id', params: { id } })
    case 'CHAT':
      return side === 'host'
        ? linkOptions({ to: '/host/chat/{-$id}/{-$booking}', params: { id, booking: undefined } })
        : id === 'support'
          ? linkOptions({ to: '/chat/chat-support' })
          : linkOptions({
              to: '/chat/chat-owner/{-$resort}/{-$booking}',
              params: { resort: id, booking: undefined },
            })
    case 'REVENUE':
      return side === 'host' ? linkOptions({ to: '/host/earnings' }) : linkOptions({ to: '/investor' })
    case 'MARKETING':
      return linkOptions({ to: '/list-room' })
    case 'ACCOUNT':
      return linkOptions({ to: '/profile/security' })
    case 'BOOKING_SERVICE':
      return side === 'host'
        ? linkOptions({ to: '/host/tickets/{-$id}', params: { id } })
        : linkOptions({ to: '/booking-service/$id', params: { id } })
    case 'SAVED_SEARCH':
      return linkOptions({ to: '/profile/saved/{-$id}', params: { id } })
    case 'OTHER':
    default:
      return null
  }
}
