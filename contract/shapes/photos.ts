import * as z from 'zod/mini'
import { photoId } from './file.ts'

/** Ids of pictures that were uploaded before; at most `most`. */
export const pictureIds = (most: number) =>
  z._default(z.array(photoId).check(z.maxLength(most, { error: 'C_039' })), [])
