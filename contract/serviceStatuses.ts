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

/** Statuses whose tickets are held or sold. */
export const HOLDING_TICKETS = [
  'SERVICE_PENDING',
  'SERVICE_ORDERED',
] as const satisfies readonly ServiceStatus[]

/** Which statuses each list holds. */
export const SERVICE_TAB_STATUSES = {
  all: SERVICE_STATUSES,
  waiting_payment: ['SERVICE_PENDING'],
  ordered: ['SERVICE_ORDERED'],
  used: ['SERVICE_SUCCESS'],
  cancelled: ['SERVICE_KT_CANCEL', 'SERVICE_KT_CANCEL_FEE', 'SERVICE_CSH_CANCEL'],
} as const satisfies Record<ServiceTab, readonly ServiceStatus[]>

/** How a status shows: the name that a person reads, and the tone of its badge. */
export const SERVICE_STATUS_DISPLAY = {
  SERVICE_PENDING: { label: 'waiting_payment', tone: 'attention' },
  SERVICE_ORDERED: { label: 'ordered', tone: 'good' },
  SERVICE_SUCCESS: { label: 'used', tone: 'quiet' },
  SERVICE_KT_CANCEL: { label: 'cancelled', tone: 'quiet' },
  SERVICE_KT_CANCEL_FEE: { label: 'cancelled_fee', tone: 'quiet' },
  SERVICE_CSH_CANCEL: { label: 'cancelled_by_us', tone: 'quiet' },
} as const satisfies Record<ServiceStatus, { label: string; tone: 'good' | 'attention' | 'danger' | 'quiet' }>

/** Why a booking was cancelled by us. EXPIRED is shown as "payment expired". */
export const SERVICE_CANCEL_REASONS = ['EXPIRED', 'PARTNER_REFUSED', 'CANCELLED_BY_US', 'STAY_ENDED'] as const
export type ServiceCancelReason = (typeof SERVICE_CANCEL_REASONS)[number]
