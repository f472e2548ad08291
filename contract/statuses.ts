import type { Tab } from './tabs.ts'

/** The booking statuses by name, in the order of their numbers. */
export const STATUSES = [
  'PENDING',
  'OVERDUE_PAYMENT',
  'PAYMENT_FAILED',
  'ORDERED',
  'SUCCESS',
  'CSH_REQUEST_CANCEL',
  'KT_REFUSE_CANCEL',
  'KT_ACCEPT_CANCEL',
  'KT_CANCEL',
  'CSH_CANCEL',
  'REFUNDS',
  'DRAFTS',
  'BOOKED',
  'REJECT_EDIT',
  'PENDING_PAYMENT_EDIT',
  'EDIT_SUCCESS',
  'EDIT_FAILED',
  'DELETE',
  'WATTING_KT_PAYMENT',
  'CSH_CONFIRM',
  'COMPLAIN',
] as const
export type Status = (typeof STATUSES)[number]

/** The number of a status, 1 to 21, as the specification numbers them. */
export const statusNumber = (status: Status): number => STATUSES.indexOf(status) + 1

/** The booked family: all shown as "Đã đặt". */
export const BOOKED_FAMILY = [
  'ORDERED',
  'KT_REFUSE_CANCEL',
  'REJECT_EDIT',
  'EDIT_SUCCESS',
  'EDIT_FAILED',
] as const satisfies readonly Status[]

/** Statuses whose nights are held. PAYMENT_FAILED holds until its window ends, and then leaves that status. */
export const HOLDING = [
  'PENDING',
  'WATTING_KT_PAYMENT',
  'CSH_CONFIRM',
  'PAYMENT_FAILED',
  ...BOOKED_FAMILY,
  'CSH_REQUEST_CANCEL',
  'DRAFTS',
  'BOOKED',
  'PENDING_PAYMENT_EDIT',
  'COMPLAIN',
] as const satisfies readonly Status[]

/** Statuses in which a guest may stand at the gate: the stay is agreed, whatever else is being asked. */
export const AT_THE_GATE: readonly Status[] = [
  ...BOOKED_FAMILY,
  'CSH_REQUEST_CANCEL',
  'DRAFTS',
  'BOOKED',
  'PENDING_PAYMENT_EDIT',
]

/** Held, but the other side has not agreed to it: leaving costs nothing. */
export const NOT_AGREED = [
  'PENDING',
  'PAYMENT_FAILED',
  'WATTING_KT_PAYMENT',
  'CSH_CONFIRM',
] as const satisfies readonly Status[]
const held: readonly Status[] = HOLDING
const notAgreed: readonly Status[] = NOT_AGREED

/** Whether both sides have agreed to a stay that stands, so that leaving it costs what the policy says. */
export const isAgreed = (status: Status): boolean => held.includes(status) && !notAgreed.includes(status)

/** The lists of a person's bookings and the statuses in each. */
export const TAB_STATUSES = {
  all: STATUSES.filter((status) => status !== 'DELETE'),
  waiting_payment: ['PENDING', 'WATTING_KT_PAYMENT', 'PENDING_PAYMENT_EDIT'],
  payment_expiry: ['OVERDUE_PAYMENT'],
  payment_failed: ['PAYMENT_FAILED'],
  booked: BOOKED_FAMILY,
  edit_request: ['DRAFTS', 'BOOKED', 'PENDING_PAYMENT_EDIT'],
  cancellation_request: ['CSH_REQUEST_CANCEL'],
  cancelled: ['KT_ACCEPT_CANCEL', 'KT_CANCEL', 'CSH_CANCEL'],
  complete: ['SUCCESS'],
  refund: ['REFUNDS'],
  wait_host_confirm: ['CSH_CONFIRM'],
  complain: ['COMPLAIN'],
} as const satisfies Record<Tab, readonly Status[]>

/** How a status shows: the group whose name a person reads, and the tone of its badge. */
export const STATUS_DISPLAY = {
  PENDING: { label: 'waiting_payment', tone: 'attention' },
  OVERDUE_PAYMENT: { label: 'payment_expiry', tone: 'quiet' },
  PAYMENT_FAILED: { label: 'payment_failed', tone: 'danger' },
  ORDERED: { label: 'booked', tone: 'good' },
  SUCCESS: { label: 'complete', tone: 'quiet' },
  CSH_REQUEST_CANCEL: { label: 'cancellation_request', tone: 'danger' },
  KT_REFUSE_CANCEL: { label: 'booked', tone: 'good' },
  KT_ACCEPT_CANCEL: { label: 'cancelled', tone: 'quiet' },
  KT_CANCEL: { label: 'cancelled', tone: 'quiet' },
  CSH_CANCEL: { label: 'cancelled', tone: 'quiet' },
  REFUNDS: { label: 'refund', tone: 'quiet' },
  DRAFTS: { label: 'edit_request', tone: 'attention' },
  BOOKED: { label: 'edit_request', tone: 'attention' },
  REJECT_EDIT: { label: 'booked', tone: 'good' },
  PENDING_PAYMENT_EDIT: { label: 'waiting_payment', tone: 'attention' },
  EDIT_SUCCESS: { label: 'booked', tone: 'good' },
  EDIT_FAILED: { label: 'booked', tone: 'good' },
  DELETE: { label: 'cancelled', tone: 'quiet' },
  WATTING_KT_PAYMENT: { label: 'waiting_payment', tone: 'attention' },
  CSH_CONFIRM: { label: 'wait_host_confirm', tone: 'attention' },
  COMPLAIN: { label: 'complain', tone: 'danger' },
} as const satisfies Record<
  Status,
  { label: Exclude<Tab, 'all'>; tone: 'good' | 'attention' | 'danger' | 'quiet' }
>
