/** What a letter that people keep is about; each kind has one look, whatever event it tells of. */
export const LETTER_KINDS = [
  'booked',
  'paid',
  'changed',
  'cancelled',
  'refunded',
  'arrival',
  'review',
  'savedSearch',
  'hostRequest',
  'hostBooked',
  'hostCancelled',
  'payout',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]
/** Letters about a stay; the other is about a search that is kept. */
export type StayLetterKind = Exclude<LetterKind, 'savedSearch'>
