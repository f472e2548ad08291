import * as z from 'zod/mini'

/** Where a page of things in the order of their moments ended: the last one's moment and id. Opaque to the caller. */
const place = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()])

export const toCursor = (createdAt: Temporal.Instant, id: string): string =>
  Buffer.from(JSON.stringify([createdAt.toString({ fractionalSecondDigits: 6 }), id])).toString('base64url')

/** Null when the text is no cursor of ours. */
export function fromCursor(text: string): { createdAt: Temporal.Instant; id: string } | null {
  try {
    const parsed = place.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    if (!parsed.success) return null
    const [createdAt, id] = parsed.data
    return { createdAt: Temporal.Instant.from(createdAt), id }
  } catch {
    return null
  }
}
