import { count, eq, max } from 'drizzle-orm'
import {
  DEFAULT_NOTICE_SETTINGS,
  noticeSettings as shape,
  type NoticeSettings,
} from '#contract/shapes/notification.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { noticeSettings, pushDevices } from './tables.ts'

/** What a person lets their devices say; what nobody chose is as it is for everybody. */
export async function settingsOf(db: Database | Transaction, userId: string): Promise<NoticeSettings> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId))
  if (!row) return DEFAULT_NOTICE_SETTINGS
  const kinds = { ...DEFAULT_NOTICE_SETTINGS.kinds, ...row.settings.kinds }
  const read = shape.safeParse({ ...row.settings, kinds })
  return read.success ? read.data : DEFAULT_NOTICE_SETTINGS
}

/** Keeps what a person chose. */
export async function saveSettings(
  db: Database | Transaction,
  userId: string,
  settings: NoticeSettings,
  now: Temporal.Instant,
): Promise<void> {
  const row = { settings, changedAt: now }
  await db
    .insert(noticeSettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: row })
}

/** How many devices hear of a person's notices, and when one last did. */
export async function reachOf(db: Database | Transaction, userId: string) {
  const [row] = await db
    .select({ devices: count(), lastPush: max(pushDevices.lastPushAt) })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
  return { devices: row?.devices ?? 0, lastPush: row?.lastPush ?? null }
}
