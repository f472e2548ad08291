import type { ServiceTab } from './serviceTabs.ts'

/** The statuses of a service booking by name, in the order of their numbers. */
export const SERVICE_STATUSES = [
  'SERVICE_PENDING',
  'SERVICE_ORDERED',
  'SERVICE_SUCCESS',
  'SERVICE_KT_CANCEL',
  'SERVICE_KT_CANCEL_FEE',
  'SERVICE_CSH_CANCEL',
] as const
export type ServiceStatus = (typeof SERVICE_STATUSES)[number]

/** The number of a status, 101 to 106: the numbers are our own, since the specification gives none. */
export const serviceStatusNumber = (status: ServiceStatus): number => 101 + SERVICE_STATUSES.indexOf(status)

/** All that is known of a status, once: the list it is in, the name that a person reads, and the tone of its badge. */
export const SERVICE_STATUS_FACTS = {
  SERVICE_PENDING: { tab: 'waiting_payment', label: 'waiting_payment', tone: 'attention' },
  SERVICE_ORDERED: { tab: 'ordered', label: 'ordered', tone: 'good' },
  SERVICE_SUCCESS: { tab: 'used', label: 'used', tone: 'quiet' },
  SERVICE_KT_CANCEL: { tab: 'cancelled', label: 'cancelled', tone: 'quiet' },
  SERVICE_KT_CANCEL_FEE: { tab: 'cancelled', label: 'cancelled_fee', tone: 'quiet' },
  SERVICE_CSH_CANCEL: { tab: 'cancelled', label: 'cancelled_by_us', tone: 'quiet' },
} as const satisfies Record<
  ServiceStatus,
  { tab: Exclude<ServiceTab, 'all'>; label: string; tone: 'good' | 'attention' | 'danger' | 'quiet' }
>

/** Which of a person's service bookings a list holds. */
export const serviceStatusesOfTab = (tab: ServiceTab): readonly ServiceStatus[] =>
  SERVICE_STATUSES.filter((status) => tab === 'all' || SERVICE_STATUS_FACTS[status].tab === tab)

const inTabs = (...tabs: readonly ServiceTab[]): readonly ServiceStatus[] =>
  tabs.flatMap(serviceStatusesOfTab)
/** Statuses whose tickets are held or sold. */
export const HOLDING_TICKETS = inTabs('waiting_payment', 'ordered')
/** Paid and told: tickets are good, or were. */
export const SOLD_TICKETS = inTabs('ordered', 'used')

/** Why a booking was cancelled by us. EXPIRED is shown as "payment expired". */
export const SERVICE_CANCEL_REASONS = ['EXPIRED', 'PARTNER_REFUSED', 'CANCELLED_BY_US', 'STAY_ENDED'] as const
export type ServiceCancelReason = (typeof SERVICE_CANCEL_REASONS)[number]
