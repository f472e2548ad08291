import * as z from 'zod/mini'

/** Ids of pictures that were uploaded before; at most `most`. */
export const pictureIds = (most: number) =>
  z._default(
    z
      .array(z.string().check(z.minLength(8, { error: 'C_004' }), z.maxLength(200, { error: 'C_004' })))
      .check(z.maxLength(most, { error: 'C_039' })),
    [],
  )
