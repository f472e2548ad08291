import * as z from 'zod/mini'
import { id, instant } from '#contract/shapes/primitives.ts'

/** Where a page of things in the order of their moments ended: the last one's moment and id. Opaque to the caller. */
const place = z.tuple([instant, id])

export const toCursor = (createdAt: Temporal.Instant, last: string): string =>
  Buffer.from(JSON.stringify([createdAt.toString({ fractionalSecondDigits: 6 }), last])).toString('base64url')

/** Null when the text is no cursor of ours. */
export function fromCursor(text: string): { createdAt: Temporal.Instant; id: string } | null {
  try {
    const parsed = place.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    if (!parsed.success) return null
    const [createdAt, last] = parsed.data
    return { createdAt: Temporal.Instant.from(createdAt), id: last }
  } catch {
    return null
  }
}
