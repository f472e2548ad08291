/** The lists of a person's service bookings, in the order of the screen. */
export const SERVICE_TABS = ['all', 'waiting_payment', 'ordered', 'used', 'cancelled'] as const
export type ServiceTab = (typeof SERVICE_TABS)[number]
