import { createHmac } from 'node:crypto'
import type { securityEvents } from './tables.ts'

export type Row = typeof securityEvents.$inferSelect

/** A row's hash: over the one before and everything it says, in one spelling whatever order the database keeps fields in. */
export function hashOf(key: Buffer, before: string, row: Omit<Row, 'hash'>): string {
  const details = Object.entries(row.details).toSorted(([left], [right]) => (left < right ? -1 : 1))
  const said = [
    before,
    row.position,
    row.at.toString({ fractionalSecondDigits: 6 }),
    row.kind,
    row.account,
    row.actor,
    row.about,
    row.network,
    details,
    row.keyId,
  ]
  return createHmac('sha256', key).update(JSON.stringify(said)).digest('base64url')
}
