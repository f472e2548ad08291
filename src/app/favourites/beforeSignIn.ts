import type { QueryClient } from '@tanstack/react-query'
import { inTab } from '#src/api/keptText.ts'
import type { Wished } from './wishing.ts'

/** In this tab alone, and only until somebody has signed in. */
const KEPT = inTab('ghe.wish')

/** Somebody who is not signed in wants a place: kept for when they are. */
export function keepWish(wished: Wished): void {
  KEPT.write(JSON.stringify(wished))
}

const isWished = (value: unknown): value is Wished =>
  typeof value === 'object' &&
  value !== null &&
  'resortId' in value &&
  typeof value.resortId === 'string' &&
  'wanted' in value &&
  'stay' in value

/** They have signed in: what they wanted before is done now. A wish that cannot be kept is not worth an error here. */
export async function doKeptWish(client: QueryClient): Promise<void> {
  const text = KEPT.read()
  if (text === null) return
  KEPT.write(null)
  const wished: unknown = JSON.parse(text)
  const { sendWish } = await import('./wishing.ts')
  if (isWished(wished)) await sendWish(client, wished).catch(() => undefined)
}
