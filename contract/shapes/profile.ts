import * as z from 'zod/mini'
import { DEVICE_KINDS } from '../device.ts'
import { photoId } from './file.ts'
import { personalInfo, SEXES } from './person.ts'
import { count, id, instant, plainDate } from './primitives.ts'

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

/** A square of a picture that was sent before; `left`, `top` and `side` are pixels of it. */
export const avatarRequest = z.object({
  picture_id: photoId,
  left: count,
  top: count,
  side: count,
})

/** A device where the person is signed in. `network` is where roughly, empty when nothing is known. */
export const device = z.object({
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
})
export type Security = z.infer<typeof security>
