import type { Actor } from '#contract/booking/names.ts'
import type { ServiceEvent } from '#contract/service/names.ts'
import type { ServiceStatus } from '#contract/serviceStatuses.ts'
import type { Transaction } from '#server/db/client.ts'
import { textIn, type EventParams } from '#server/modules/lives/lives.ts'
import type * as acts from '#server/modules/lives/lives.ts'
import type { ServiceBookingRow } from './tables.ts'

/** One step of a service booking before it is taken. `version` is the one it makes. */
export type Plan = {
  now: Temporal.Instant
  from: ServiceStatus | null
  to: ServiceStatus
  event: ServiceEvent
  actor: Actor
  params: EventParams
  version: number
  /** The booking before; null when it begins. */
  before: ServiceBookingRow | null
}
/** The same step while it is taken, with the booking as it is after the change. */
export type Step = Plan & { tx: Transaction; booking: ServiceBookingRow }

/** What a step changes in the booking itself, beside its status. */
export type Changes = Partial<Omit<ServiceBookingRow, 'serviceId' | 'id' | 'code' | 'status' | 'version'>>
export type Doing = (step: Step) => Promise<void>
export type Act = acts.Act<Plan, Step, Changes>

/** The tickets that a step is about (`params.tickets`). */
export const ticketIdsIn = (params: EventParams): string[] => textIn(params, 'tickets')?.split(' ') ?? []
