import type { Input } from '#contract/endpoints.ts'

/** The search of services as the address of /list-service says it: only what was chosen, the rest is the call's default. */
export type ServiceSearch = Partial<Input<'service.search'>>

/** What tickets are bought from: the service, a slot (`YYYY-MM-DD HH:mm`) and counts (`typeId:count`, joined by commas). */
export type TicketStart = {
  service_id?: string | undefined
  booking_time?: string | undefined
  tickets?: string | undefined
  /** The stay that they belong to. */
  booking_id?: string | undefined
}
