import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { dayAt } from '#contract/nights.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'
import type { Transaction } from '#server/db/client.ts'
import { takenNights } from '#server/modules/inventory/inventory.ts'
import { resortById } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { calendarText, runsOf } from './file.ts'
import { calendarShares } from './tables.ts'

type Scope = { resortId: string; scopeId: string }

/** Where calendars are read: a path of its own, apart from the calls. */
export const CALENDAR_PATH = '/calendars'
export const pathOf = (token: string): string => `${CALENDAR_PATH}/${token}.ics`

/** Shares a calendar at a new address; the one before is dead. */
export async function share(tx: Transaction, scope: Scope, now: Temporal.Instant): Promise<void> {
  const fresh = { token: randomBytes(24).toString('base64url'), createdAt: now }
  await tx
    .insert(calendarShares)
    .values({ ...scope, ...fresh })
    .onConflictDoUpdate({ target: [calendarShares.resortId, calendarShares.scopeId], set: fresh })
}

export async function stopSharing(tx: Transaction, { resortId, scopeId }: Scope): Promise<void> {
  await tx
    .delete(calendarShares)
    .where(and(eq(calendarShares.resortId, resortId), eq(calendarShares.scopeId, scopeId)))
}

const FILE = /^([\w-]{32})\.ics$/

/** The calendar at a private address, null when there is none. Nights that are only closed by other sites are not passed on. */
export async function calendarFile(
  { db, clock, settings }: Services,
  file: string,
): Promise<{ name: string; text: string } | null> {
  const token = FILE.exec(file)?.[1]
  if (token === undefined) return null
  const [found] = await db.select().from(calendarShares).where(eq(calendarShares.token, token))
  const resort = found ? await resortById(db, found.resortId) : null
  if (!found || !resort) return null
  const now = clock.now()
  const today = dayAt(now)
  const end = Temporal.PlainDate.from(today).add({ days: MAX_DAYS_AHEAD }).toString()
  const taken = await takenNights(db, { resortId: found.resortId, from: today, to: end })
  const rooms = resort.rooms.filter(({ id }) => found.scopeId === id || found.scopeId === found.resortId)
  const runs = rooms.flatMap(({ id, name }) =>
    runsOf(
      taken
        .filter((night) => night.roomId === id && (night.closed || night.taken >= night.units))
        .map(({ night }) => night)
        .toSorted(),
    ).map((run) => ({ roomId: id, roomName: name.vi, ...run })),
  )
  const name = resort.row.name.vi
  return { name, text: calendarText(runs, { name, host: new URL(settings.publicAddress).hostname, now }) }
}
