import * as z from 'zod/mini'
import { DEVICE_KINDS } from '../device.ts'
import { knownPassword } from './account.ts'
import { flow } from './code.ts'
import { photoId } from './file.ts'
import { newPassword, personalInfo, reachable, SEXES } from './person.ts'
import { count, exactly, id, instant, plainDate } from './primitives.ts'

/** A person as they know themselves. */
export const profile = z.object({
  userId: id,
  name: z.string(),
  sex: z.nullable(z.enum(SEXES)),
  /** Null only where an account was made without one; saving asks for it. */
  birthday: z.nullable(plainDate),
  province_id: z.nullable(z.int()),
  ward: z.string(),
  street: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  avatarId: z.nullable(z.string()),
})
export type Profile = z.infer<typeof profile>
export const updateRequest = personalInfo

/** A project area where a stay of theirs has ended: the last such stay, and the day it began. */
const stamp = z.object({
  areaId: z.int(),
  areaName: z.string(),
  pictureId: z.string(),
  bookingId: id,
  checkIn: plainDate,
})
export type Stamp = z.infer<typeof stamp>

/** What their travels have come to: a stamp an area, the last visited first, and how many areas there are beside these. */
export const passport = z.object({ since: plainDate, stamps: z.array(stamp), more: count })
export type Passport = z.infer<typeof passport>

/** A square of a picture that was sent before; `left`, `top` and `side` are pixels of it. */
export const avatarRequest = z.object({
  picture_id: photoId,
  left: count,
  top: count,
  side: count,
})

/** A device where the person is signed in. `network` is where roughly, empty when nothing is known. */
const device = z.object({
  id,
  kind: z.enum(DEVICE_KINDS),
  browser: z.string(),
  system: z.string(),
  network: z.string(),
  signedInAt: instant,
  seenAt: instant,
  /** The one that asks. */
  current: z.boolean(),
})
export type SignedInDevice = z.infer<typeof device>
export const devices = z.object({ devices: z.array(device) })
export const endDeviceRequest = z.object({ device_id: id })

/** What protects the account. */
export const security = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** When the password was set last; null when there is none, as with sign-in by others. */
  passwordChangedAt: z.nullable(instant),
  devices: z.array(device),
  /** Until when this device need not confirm again who is there; null when it has to. */
  confirmedUntil: z.nullable(instant),
})
export type Security = z.infer<typeof security>

/**
 * That it is really the person who sits there: the password, or a code to an address of theirs (purpose confirm_person). It holds
 * for ten minutes on this device.
 */
export const confirmRequest = z.union([
  z.object({ password: knownPassword }),
  z.object({ flow, identifier: reachable }),
])
export const confirmed = z.object({ until: instant })

/** A new password beside the old one, which is left out only where there is none yet. */
export const changePasswordRequest = z.object({
  old_password: z.optional(knownPassword),
  password: newPassword,
  repeated_password: exactly(300),
})

/** The new email or phone number, proven by a code (purpose change_email or change_phone) for this flow. */
export const changeAddressRequest = z.object({ flow, identifier: reachable })
