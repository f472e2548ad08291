import * as z from 'zod/mini'
import { id as uuid } from '#contract/shapes/primitives.ts'
import { refuse } from './refusal.ts'

/** Bookings are listed by their ids, which grow with time: the cursor is the last id of the page before. */
export const writeCursor = (id: string) => Buffer.from(id).toString('base64url')
export function readCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  const parsed = z.safeParse(uuid, Buffer.from(cursor, 'base64url').toString('utf8'))
  return parsed.success ? parsed.data : refuse('G_INPUT', [], { fields: { cursor: { code: 'C_004' } } })
}
