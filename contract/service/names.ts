export const SERVICE_EVENTS = [
  'buy',
  'paid',
  'partnerOrdered',
  'partnerRefused',
  'windowOver',
  'latePayment',
  'cancel',
  'cancelSome',
  'adminCancel',
  'stayEnded',
  'keep',
  'scan',
  'dayOver',
] as const
export type ServiceEvent = (typeof SERVICE_EVENTS)[number]

/** What happens beside the change of status, in the same transaction. The server maps every name to its doing. */
const SERVICE_EFFECTS = [
  'holdTickets',
  'releaseTickets',
  'issueTickets',
  'releaseSome',
  'revokeTickets',
  'revokeSome',
  'useTicket',
  'reserveVoucher',
  'consumeVoucher',
  'returnVoucher',
  'awaitPartner',
  'refundInFull',
  'refundLessFee',
  'refundSome',
  'refundThisPayment',
  'payOut',
  'notifyGuest',
  'notifyHost',
] as const
export type ServiceEffect = (typeof SERVICE_EFFECTS)[number]
