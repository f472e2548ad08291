/** What a letter that people keep is about; each kind has one look, whatever event it tells of. */
export const LETTER_KINDS = [
  'booked',
  'paid',
  'changed',
  'cancelled',
  'refunded',
  'arrival',
  'review',
  'hostRequest',
  'hostBooked',
  'hostCancelled',
  'payout',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]
