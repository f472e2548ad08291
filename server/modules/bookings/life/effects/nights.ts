import { FORGET_AFTER_DAYS } from '#contract/numbers.ts'
import { CAME_TO_NOTHING, HOLDING, type Status } from '#contract/statuses.ts'
import { releaseNights, takeNights, type WantedNights } from '#server/modules/inventory/inventory.ts'
import { roomsOf } from '../../store.ts'
import type { Doing, Planning, Step } from '../step.ts'

const holds = (status: Status | null) => status !== null && HOLDING.includes(status)

async function nightsOfBooking({ tx, booking, rooms }: Step): Promise<WantedNights> {
  const { resortId, checkIn, checkOut } = booking
  return { resortId, from: checkIn, to: checkOut, rooms: rooms ?? (await roomsOf(tx, booking)) }
}

/** Takes the booking's nights, unless it had them already. */
export const take: Doing = async (step) => {
  if (!holds(step.from)) await takeNights(step.tx, await nightsOfBooking(step))
}

/** When a booking that came to nothing leaves the lists. */
export const forgetting: Planning = ({ to, now, booking: { id: ref } }) =>
  CAME_TO_NOTHING.includes(to)
    ? [{ kind: 'forgetBooking', ref, runAt: now.add({ hours: FORGET_AFTER_DAYS * 24 }) }]
    : []

/** Gives them back, where it had them. */
export const release: Doing = async (step) => {
  if (holds(step.from)) await releaseNights(step.tx, await nightsOfBooking(step))
}
