/** The lists of a person’s bookings, in the order of the screen. */
export const TABS = [
  'all',
  'waiting_payment',
  'payment_expiry',
  'payment_failed',
  'booked',
  'edit_request',
  'cancellation_request',
  'cancelled',
  'complete',
  'refund',
  'wait_host_confirm',
  'complain',
] as const
export type Tab = (typeof TABS)[number]
