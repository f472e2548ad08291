import { UUID } from '#contract/uuid.ts'
/**
 * Where something is said: in a conversation that is there, to the host of a place, of a host to the guest of a booking, or
 * (none of these) to staff.
 */
export type Where = {
  readonly conversation_id?: string
  readonly resort_id?: string
  readonly about_booking?: string
}

/** Where a text can be found again: one name a conversation, whichever booking it is about. */
export const nameOf = ({ conversation_id, resort_id, about_booking }: Where): string =>
  conversation_id ?? resort_id ?? about_booking ?? 'support'

/** A part of an address that is an id; whatever else stands there is nobody's. */
export const idIn = (part: string | undefined): string | undefined =>
  part !== undefined && UUID.test(part) ? part : undefined
