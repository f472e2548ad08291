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

/**
 * Where a stay stands: `payable` its nights are held while one pays · `asked` its host has to answer · `agreed` both sides want
 * it, whatever else is being asked · `complete` it was · `nothing` it never came about · `undone` it had, and ended otherwise ·
 * `deleted` off its guest's lists.
 */
type Phase = 'payable' | 'asked' | 'agreed' | 'complete' | 'nothing' | 'undone' | 'deleted'

/**
 * All that is known of a status, once: where the stay stands, the group whose name a person reads (and in whose list it is,
 * one that is deleted in none), the tone of its badge, another list it is in, whether no code of it opens a gate though the
 * stay is agreed, and whether people may be looking for a transfer that was reported.
 */
export const STATUS_FACTS = {
  PENDING: { phase: 'payable', label: 'waiting_payment', tone: 'attention' },
  OVERDUE_PAYMENT: { phase: 'nothing', label: 'payment_expiry', tone: 'quiet' },
  // Holds its nights until its window ends, and then leaves this status.
  PAYMENT_FAILED: { phase: 'payable', label: 'payment_failed', tone: 'danger' },
  ORDERED: { phase: 'agreed', label: 'booked', tone: 'good' },
  SUCCESS: { phase: 'complete', label: 'complete', tone: 'quiet' },
  CSH_REQUEST_CANCEL: { phase: 'agreed', label: 'cancellation_request', tone: 'danger' },
  KT_REFUSE_CANCEL: { phase: 'agreed', label: 'booked', tone: 'good' },
  KT_ACCEPT_CANCEL: { phase: 'undone', label: 'cancelled', tone: 'quiet' },
  KT_CANCEL: { phase: 'nothing', label: 'cancelled', tone: 'quiet' },
  CSH_CANCEL: { phase: 'nothing', label: 'cancelled', tone: 'quiet' },
  REFUNDS: { phase: 'undone', label: 'refund', tone: 'quiet' },
  DRAFTS: { phase: 'agreed', label: 'edit_request', tone: 'attention' },
  BOOKED: { phase: 'agreed', label: 'edit_request', tone: 'attention' },
  REJECT_EDIT: { phase: 'agreed', label: 'booked', tone: 'good' },
  PENDING_PAYMENT_EDIT: {
    phase: 'agreed',
    label: 'waiting_payment',
    tone: 'attention',
    alsoIn: 'edit_request',
    lookedInto: true,
  },
  EDIT_SUCCESS: { phase: 'agreed', label: 'booked', tone: 'good' },
  EDIT_FAILED: { phase: 'agreed', label: 'booked', tone: 'good' },
  DELETE: { phase: 'deleted', label: 'cancelled', tone: 'quiet' },
  WATTING_KT_PAYMENT: { phase: 'payable', label: 'waiting_payment', tone: 'attention' },
  CSH_CONFIRM: { phase: 'asked', label: 'wait_host_confirm', tone: 'attention', lookedInto: true },
  COMPLAIN: { phase: 'agreed', label: 'complain', tone: 'danger', gateShut: true },
} as const satisfies Record<Status, StatusFacts>
type StatusFacts = {
  phase: Phase
  label: Exclude<Tab, 'all'>
  tone: 'good' | 'attention' | 'danger' | 'quiet'
  alsoIn?: Tab
  gateShut?: true
  lookedInto?: true
}

const factsOf = (status: Status): StatusFacts => STATUS_FACTS[status]
const inPhase = (...phases: readonly Phase[]): readonly Status[] =>
  STATUSES.filter((status) => phases.includes(factsOf(status).phase))

const inLists = (...labels: readonly Tab[]): readonly Status[] =>
  STATUSES.filter((status) => labels.includes(factsOf(status).label))

/** Its nights are held while its guest pays. */
export const PAYABLE = inPhase('payable')
/** Held, but the other side has not agreed to it: leaving costs nothing. */
export const NOT_AGREED = inPhase('payable', 'asked')
/** Both sides have agreed to a stay that stands: leaving it costs what the policy says. */
export const AGREED = inPhase('agreed')
/** Statuses whose nights are held. */
export const HOLDING = inPhase('payable', 'asked', 'agreed')
/** Agreed, or was until it was over: sold; its guest knows the way and its host's telephone. */
export const SOLD = inPhase('agreed', 'complete')
/** It was: its guests have left, as agreed. */
export const COMPLETE = inPhase('complete')
/** Never came about: leaves the lists after a while, and money that still comes for it is late. */
export const CAME_TO_NOTHING = inPhase('nothing')
/** There is no stay any more: a voucher pays for none of them, used up or not. */
export const NO_STAY = inPhase('nothing', 'undone', 'deleted')
/** The booked family: all shown as "Đã đặt". */
export const BOOKED_FAMILY = inLists('booked')
/** Statuses in which a guest may stand at the gate: the stay is agreed, whatever else is being asked. */
export const AT_THE_GATE = AGREED.filter((status) => factsOf(status).gateShut !== true)

/** A payment was due and did not count in time: the money may have gone all the same, and what comes late may still book. */
export const MISSED_PAYMENT = inLists('payment_expiry', 'payment_failed')
/** Where a case may wait for what people find out of a reported transfer; it is over when the booking moves on. */
export const LOOKED_INTO = STATUSES.filter((status) => factsOf(status).lookedInto === true)

/** Whether both sides have agreed to a stay that stands, so that leaving it costs what the policy says. */
export const isAgreed = (status: Status): boolean => AGREED.includes(status)

/** Which of a person's bookings a list holds. */
export const statusesOfTab = (tab: Tab): readonly Status[] =>
  STATUSES.filter((status) => {
    const { phase, label, alsoIn } = factsOf(status)
    return phase !== 'deleted' && (tab === 'all' || label === tab || alsoIn === tab)
  })
