import { AT_THE_GATE, type Status } from './statuses.ts'

type Stay = { readonly status: Status; readonly checkIn: string; readonly checkOut: string }

/** 0: its nights are now; 1: its guests leave today; 2: it is still to come. */
const rank = ({ checkIn, checkOut }: Stay, today: string): number =>
  checkIn > today ? 2 : checkOut === today ? 1 : 0

/**
 * The agreed stays that are now or still to come, the one whose code is needed first on top: whoever leaves one place and
 * arrives at another on the same `today` (a resort's day) shows the code of the second.
 */
export const staysAhead = <S extends Stay>(stays: readonly S[], today: string): S[] =>
  stays
    .filter(({ status, checkOut }) => AT_THE_GATE.includes(status) && checkOut >= today)
    .sort(
      (one, other) =>
        rank(one, today) - rank(other, today) ||
        (one.checkIn < other.checkIn ? -1 : one.checkIn > other.checkIn ? 1 : 0),
    )
