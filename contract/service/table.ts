import type { Actor } from '../booking/names.ts'
import type { Row } from '../machine.ts'
import type { ServiceStatus } from '../serviceStatuses.ts'
import type { ServiceGuardName } from './guards.ts'
import type { ServiceEffect, ServiceEvent } from './names.ts'

/** `same`: unchanged. */
export type ServiceTarget = ServiceStatus | 'same'
export type ServiceRow = Row<
  ServiceStatus,
  ServiceEvent,
  Actor,
  ServiceGuardName,
  ServiceEffect,
  ServiceTarget
>

const CANCELLED = ['SERVICE_KT_CANCEL', 'SERVICE_KT_CANCEL_FEE', 'SERVICE_CSH_CANCEL'] as const
const OPEN = ['SERVICE_PENDING', 'SERVICE_ORDERED'] as const
const both = ['notifyGuest', 'notifyHost'] as const
const undo = ['revokeTickets', 'releaseTickets'] as const

/** The life of a service booking: what is not a row here cannot happen. One line a row, so that it reads as the table it is. */
// oxfmt-ignore
export const SERVICE_ROWS: readonly ServiceRow[] = [
  { row: 'S1', from: null, event: 'buy', by: ['KT'], when: [], guard: ['slotOpen', 'slotFree', 'priceUnchanged', 'couponValid', 'partnerAgrees'], to: 'SERVICE_PENDING', effects: ['holdTickets', 'reserveVoucher'] },
  { row: 'S2', from: ['SERVICE_PENDING'], event: 'paid', by: ['SYS'], when: ['partnerOrders'], guard: [], to: 'SERVICE_ORDERED', effects: ['consumeVoucher', 'issueTickets', ...both] },
  { row: 'S3', from: ['SERVICE_PENDING'], event: 'paid', by: ['SYS'], when: ['partnerWaits'], guard: [], to: 'SERVICE_PENDING', effects: ['consumeVoucher', 'awaitPartner', 'notifyGuest'] },
  { row: 'S3b', from: ['SERVICE_PENDING'], event: 'partnerOrdered', by: ['SYS', 'STF'], when: ['isPaid'], guard: [], to: 'SERVICE_ORDERED', effects: ['issueTickets', ...both] },
  { row: 'S4', from: ['SERVICE_PENDING'], event: 'paid', by: ['SYS'], when: ['partnerRefuses'], guard: [], to: 'SERVICE_CSH_CANCEL', effects: ['refundInFull', 'releaseTickets', 'returnVoucher', 'notifyGuest'] },
  { row: 'S4b', from: ['SERVICE_PENDING'], event: 'partnerRefused', by: ['SYS', 'STF'], when: [], guard: [], to: 'SERVICE_CSH_CANCEL', effects: ['refundInFull', 'releaseTickets', 'returnVoucher', 'notifyGuest'] },
  { row: 'S5', from: ['SERVICE_PENDING'], event: 'windowOver', by: ['SYS'], when: ['notPaid'], guard: ['holdOver', 'gatewaySaysUnpaid'], to: 'SERVICE_CSH_CANCEL', effects: ['releaseTickets', 'returnVoucher', 'notifyGuest'] },
  { row: 'S5b', from: CANCELLED, event: 'latePayment', by: ['SYS'], when: [], guard: [], to: 'same', effects: ['refundThisPayment', 'notifyGuest'] },
  { row: 'S6', from: ['SERVICE_PENDING'], event: 'cancel', by: ['KT'], when: [], guard: [], to: 'SERVICE_KT_CANCEL', effects: ['refundInFull', 'releaseTickets', 'returnVoucher', 'notifyGuest'] },
  { row: 'S7', from: ['SERVICE_ORDERED'], event: 'cancel', by: ['KT'], when: ['freePeriod'], guard: ['noneUsed'], to: 'SERVICE_KT_CANCEL', effects: ['refundInFull', ...undo, ...both] },
  { row: 'S8', from: ['SERVICE_ORDERED'], event: 'cancel', by: ['KT'], when: [], guard: ['beforeStart', 'noneUsed', 'feeAccepted'], to: 'SERVICE_KT_CANCEL_FEE', effects: ['refundLessFee', ...undo, ...both] },
  { row: 'S8b', from: ['SERVICE_ORDERED'], event: 'cancelSome', by: ['KT'], when: [], guard: ['beforeStart', 'noneUsed', 'moreTickets', 'feeAccepted'], to: 'same', effects: ['refundSome', 'revokeSome', 'releaseSome', ...both] },
  { row: 'S9', from: OPEN, event: 'adminCancel', by: ['STF', 'SYS'], when: [], guard: ['reasonGiven'], to: 'SERVICE_CSH_CANCEL', effects: ['refundInFull', ...undo, 'returnVoucher', ...both] },
  { row: 'S9b', from: OPEN, event: 'stayEnded', by: ['SYS'], when: [], guard: [], to: 'SERVICE_CSH_CANCEL', effects: ['refundInFull', ...undo, 'returnVoucher', ...both] },
  { row: 'S9c', from: OPEN, event: 'keep', by: ['KT'], when: [], guard: [], to: 'same', effects: [] },
  { row: 'S10', from: ['SERVICE_ORDERED'], event: 'scan', by: ['CSH', 'STF'], when: ['lastTicket'], guard: ['codeValid'], to: 'SERVICE_SUCCESS', effects: ['useTicket', 'payOut', 'notifyGuest'] },
  { row: 'S10b', from: ['SERVICE_ORDERED'], event: 'scan', by: ['CSH', 'STF'], when: ['moreTickets'], guard: ['codeValid'], to: 'same', effects: ['useTicket'] },
  { row: 'S11', from: ['SERVICE_ORDERED'], event: 'dayOver', by: ['SYS'], when: [], guard: ['dayEnded'], to: 'SERVICE_SUCCESS', effects: ['payOut', 'notifyGuest'] },
]
