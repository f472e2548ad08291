import type { BookingWorld } from '#server/modules/bookings/bookings.ts'
import type { TicketWorld } from '#server/modules/tickets/tickets.ts'
import type { PaymentGateways } from '#server/ports/payment/payment.ts'

/** What payments are built with: bookings, and the gateways. */
export type PaymentWorld = BookingWorld & TicketWorld & { gateways: PaymentGateways }
