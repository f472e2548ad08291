import type { Actor, BookingEvent } from '#contract/booking/names.ts'
import type { Status } from '#contract/statuses.ts'
import type { Transaction } from '#server/db/client.ts'
import type * as acts from '#server/modules/lives/lives.ts'
import type { EventParams } from '#server/modules/lives/lives.ts'
import type { BookingEdit } from '#server/modules/edits/edits.ts'
import type { BookedRoom } from '../store.ts'
import type { BookingRow } from '../tables.ts'

/** One step of a booking before it is taken: where it comes from and leads to. `version` is the one it makes. */
export type Plan = {
  now: Temporal.Instant
  from: Status | null
  to: Status
  event: BookingEvent
  actor: Actor
  params: EventParams
  version: number
  /** The stay that it is about, as it was before the step or as it begins. */
  stay: Pick<BookingRow, 'checkIn' | 'checkInTime' | 'checkOut'>
  /** The booking before; null when it begins. */
  before: BookingRow | null
  /** The change that is being asked for or paid, where the step has to do with one. */
  edit: BookingEdit | null
}

/** The same step while it is taken, with the booking as it is after the change. */
export type Step = Plan & {
  tx: Transaction
  booking: BookingRow
  /** Its rooms, where the caller knows them already. */
  rooms?: readonly BookedRoom[]
}

/** What a step changes in the booking itself, beside its status. */
export type Changes = Partial<Omit<BookingRow, 'resortId' | 'id' | 'code' | 'status' | 'base' | 'version'>>
export type Doing = (step: Step) => Promise<void>
export type Act = acts.Act<Plan, Step, Changes>
export type Planning = NonNullable<Act['jobs']>

/** The change that the step is about; a step that needs one and has none is a mistake of the caller. */
export function editOf({ edit, event }: Pick<Plan, 'edit' | 'event'>): BookingEdit {
  if (!edit) throw new Error(`${event} needs a change that was asked for`)
  return edit
}
