import * as z from 'zod/mini'
import { PHOTO_ID } from '../picture.ts'
import { count } from './primitives.ts'

/** The id of a picture that somebody sent. */
export const photoId = z.string({ error: 'C_001' }).check(z.regex(PHOTO_ID, { error: 'C_004' }))

/** A picture that was received: `picture_id` names it in other calls, `address` shows it. Width and height in pixels. */
const receivedPicture = z.object({
  picture_id: photoId,
  address: z.string(),
  width: count,
  height: count,
})
export type ReceivedPicture = z.infer<typeof receivedPicture>
export const uploadAnswer = z.array(receivedPicture)

/** A file that the server makes whole, and what it is called. */
export type MadeFile = { name: string; content: Uint8Array | string }
export const madeFile = z.custom<MadeFile>()
