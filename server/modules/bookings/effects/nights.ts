import { FORGET_AFTER_DAYS } from '#contract/numbers.ts'
import { CAME_TO_NOTHING, HOLDING, type Status } from '#contract/statuses.ts'
import { releaseNights, takeNights, type WantedNights } from '#server/modules/inventory/inventory.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { roomsOf } from '../store.ts'
import type { Doing, Step } from '../step.ts'

const holds = (status: Status | null) => status !== null && HOLDING.includes(status)

async function nightsOfBooking({ tx, booking, rooms }: Step): Promise<WantedNights> {
  const { resortId, checkIn, checkOut } = booking
  return { resortId, from: checkIn, to: checkOut, rooms: rooms ?? (await roomsOf(tx, booking)) }
}

/** Takes the booking's nights, unless it had them already. */
export const take: Doing = async (step) => {
  if (!holds(step.from)) await takeNights(step.tx, await nightsOfBooking(step))
}

/** Gives them back, where it had them; and plans when the booking leaves the lists if it came to nothing. */
export const release: Doing = async (step) => {
  if (CAME_TO_NOTHING.includes(step.to))
    await planJob(step.tx, {
      kind: 'forgetBooking',
      ref: step.booking.id,
      runAt: step.now.add({ hours: FORGET_AFTER_DAYS * 24 }),
    })
  if (holds(step.from)) await releaseNights(step.tx, await nightsOfBooking(step))
}
