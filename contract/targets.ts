/** The screens that a notice can lead to, numbered as the specification numbers them. */
export const TARGETS = {
  RESORT: 0,
  BOOKING: 1,
  CHAT: 2,
  RATE: 3,
  REVENUE: 4,
  MARKETING: 5,
  ACCOUNT: 6,
  OTHER: 7,
  BOOKING_SERVICE: 9,
  /** A saved search; the specification has no number for it. */
  SAVED_SEARCH: 10,
} as const
export type TargetName = keyof typeof TARGETS
export type Target = (typeof TARGETS)[TargetName]

const NAMES = new Map<number, TargetName>()
for (const name of ['RESORT', 'BOOKING', 'CHAT', 'RATE', 'REVENUE', 'MARKETING', 'ACCOUNT'] as const)
  NAMES.set(TARGETS[name], name)
NAMES.set(TARGETS.BOOKING_SERVICE, 'BOOKING_SERVICE')
NAMES.set(TARGETS.SAVED_SEARCH, 'SAVED_SEARCH')

/** The name of a screen's number. A number that nobody knows, of a newer server perhaps, is OTHER. */
export const targetName = (target: number): TargetName => NAMES.get(target) ?? 'OTHER'
