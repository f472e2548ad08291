import type { QueryClient } from '@tanstack/react-query'
import { WIRE } from './wire.ts'

/** Whether a query's answer is public, so that it may stay on the device for everybody who uses it. */
export function isPublicKey(key: readonly unknown[]): boolean {
  const [name] = key
  return Object.entries(WIRE).some(([call, { lookup }]) => lookup && call === name)
}

/** What belongs to whoever is signed in: every answer that is not public, and what is kept under names of the app's own. */
export const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => !isPublicKey(queryKey)

/**
 * Nothing of a person stays on the screen or in memory. What everybody may read stays: parts of a page that the app has yet
 * to take over are drawn from it.
 */
export function forgetPerson(client: QueryClient): void {
  client.removeQueries({ predicate: isPersonal })
  client.getMutationCache().clear()
}
