import * as z from 'zod/mini'
import { SHARE_TOKEN_LENGTH } from '../numbers.ts'
import { arrivalKit, bookingSummary, checkinQr } from './booking.ts'
import { id, instant, token } from './primitives.ts'

/** Where a shared stay is looked at. The token stands behind `#`, which no browser sends to any server and no log sees. */
export const SHARED_STAY_PATH = '/shared-stay'

/** A link for who travels along; a new one ends the one before. `with_code`: it shows the check-in code, too. */
export const shareRequest = z.object({ booking_id: id, with_code: z._default(z.boolean(), false) })
/** The link is said once and kept by nobody: afterwards only that there is one is known. */
export const madeShare = z.object({ path: z.string() })
export const shareState = z.object({
  share: z.nullable(z.object({ withCode: z.boolean(), createdAt: instant })),
})

export const sharedRequest = z.object({ token: token(SHARE_TOKEN_LENGTH, SHARE_TOKEN_LENGTH) })
/**
 * What who travels along needs to come there, and nothing else: nobody's name but the host's, no telephone of the guest, no
 * money, no booking code unless the check-in code is shared, which holds it.
 */
export const sharedStay = z.object({
  resortName: z.string(),
  projectAreaName: z.string(),
  checkIn: bookingSummary.shape.checkIn,
  checkOut: bookingSummary.shape.checkOut,
  roomNames: bookingSummary.shape.roomNames,
  arrival: arrivalKit,
  qr: z.nullable(checkinQr),
})
export type SharedStay = z.infer<typeof sharedStay>
