import type { BookingWorld } from '#server/modules/bookings/bookings.ts'
import type { TicketWorld } from '#server/modules/tickets/tickets.ts'
import type { PaymentGateway } from '#server/ports/payment/payment.ts'

/** What payments are built with: bookings, and the gateway. */
export type PaymentWorld = BookingWorld & TicketWorld & { gateway: PaymentGateway }
