import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { accountMarkOf } from '#contract/worker.ts'
import { grouped } from '#server/grouped.ts'
import { livingSessions } from '#server/modules/accounts/accounts.ts'
import { repeating } from '#server/repeating.ts'
import type { PushPort } from '#server/ports/push/push.ts'
import type { Services } from '#server/services.ts'
import { unreadNotices, type NoticeRow } from './read.ts'
import { maySound, quietUntil } from './rules.ts'
import { settingsOf } from './settings.ts'
import { notices, pushDevices } from './tables.ts'
import { sideOf, wordsOf } from './texts.ts'

export type DeliveryWorld = Pick<Services, 'db' | 'clock' | 'log'> & { push: PushPort | null }

const BATCH = 100
/** Whoever claimed a notice and died lets others have it after this; whoever lives claims it anew when half of that is over. */
const CLAIM = { minutes: 2 }
const HALF_CLAIM = { minutes: 1 }
/** What could not be delivered for so long is not news any more. */
const NEWS = { hours: 24 }
const FORMAT = '1'

/** Whose a push is, so that a device of somebody else by now shows nothing of it. */
const markOf = (userId: string): string =>
  createHash('sha256').update(accountMarkOf(userId)).digest('hex').slice(0, 16)

/** Takes what is due for this process: others skip what is locked, and wait while it is claimed. */
async function takeDue({ db, clock }: DeliveryWorld): Promise<NoticeRow[]> {
  const now = clock.now()
  const due = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(isNull(notices.pushedAt), lte(notices.dueAt, now)))
    .orderBy(asc(notices.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return db
    .update(notices)
    .set({ dueAt: now.add(CLAIM) })
    .where(and(inArray(notices.id, due), isNull(notices.pushedAt)))
    .returning()
}

/** Which devices have a notice that others of the same person have not taken yet: they need not hear it again. */
export type Had = Map<string, { until: Temporal.Instant; tokens: Set<string> }>

/** Whether a notice is still this process's to tell of: in a slow round others may have taken it. */
async function isStillOurs({ db, clock }: DeliveryWorld, { userId, id, dueAt }: NoticeRow): Promise<boolean> {
  const now = clock.now()
  if (Temporal.Instant.compare(now.add(HALF_CLAIM), dueAt) <= 0) return true
  const held = await db
    .update(notices)
    .set({ dueAt: now.add(CLAIM) })
    .where(
      and(eq(notices.userId, userId), eq(notices.id, id), eq(notices.dueAt, dueAt), isNull(notices.pushedAt)),
    )
    .returning({ id: notices.id })
  return held.length > 0
}

const change = ({ db }: DeliveryWorld, { userId, id }: NoticeRow, set: Partial<NoticeRow>) =>
  db
    .update(notices)
    .set(set)
    .where(and(eq(notices.userId, userId), eq(notices.id, id)))

/** The devices of a person on which they are still signed in. */
async function devicesOf({ db, clock }: DeliveryWorld, userId: string) {
  const rows = await db.select().from(pushDevices).where(eq(pushDevices.userId, userId))
  const living = await livingSessions(
    db,
    rows.map(({ sessionId }) => sessionId),
    clock.now(),
  )
  return rows.filter(({ sessionId }) => living.has(sessionId))
}

type Devices = Awaited<ReturnType<typeof devicesOf>>

/** Tells every device that does not have it, all at once; true when each of them took it, or is gone. */
async function pushOne(
  world: DeliveryWorld & { push: PushPort },
  notice: NoticeRow,
  { devices, unread, had }: { devices: Devices; unread: number; had: Had },
): Promise<boolean> {
  const tokens = had.get(notice.id)?.tokens ?? new Set()
  const tell = async ({ token, language }: Devices[number]): Promise<boolean> => {
    if (tokens.has(token)) return true
    const { title, body } = wordsOf(notice, language)
    const { id, target, ref, userId } = notice
    const data = {
      id,
      target: String(target),
      ref,
      title,
      body,
      lang: language,
      unread: String(unread),
      v: FORMAT,
      to: markOf(userId),
      side: sideOf(notice.kind),
    }
    try {
      if ((await world.push.send(token, data)) === 'gone')
        await world.db.delete(pushDevices).where(eq(pushDevices.token, token))
      else
        await world.db
          .update(pushDevices)
          .set({ lastPushAt: world.clock.now() })
          .where(eq(pushDevices.token, token))
      tokens.add(token)
      return true
    } catch (error) {
      world.log.warn({ err: error }, 'a push was not taken; it will be tried again')
      return false
    }
  }
  const all = (await Promise.all(devices.map(tell))).every((taken) => taken)
  if (all) had.delete(notice.id)
  else had.set(notice.id, { until: notice.createdAt.add(NEWS), tokens })
  return all
}

async function deliverTo(
  world: DeliveryWorld,
  { userId, told, had }: { userId: string; told: readonly NoticeRow[]; had: Had },
): Promise<void> {
  const { push } = world
  const now = world.clock.now()
  const devices = push === null ? [] : await devicesOf(world, userId)
  if (push === null || devices.length === 0) {
    for (const notice of told) await change(world, notice, { pushedAt: now })
    return
  }
  const settings = await settingsOf(world.db, userId)
  const quiet = quietUntil(now, settings.quiet)
  const unread = await unreadNotices({ db: world.db, userId })
  for (const notice of told) {
    const old = Temporal.Instant.compare(notice.createdAt.add(NEWS), now) < 0
    if (notice.readAt !== null || !maySound(notice.target, settings) || (old && quiet === null))
      await change(world, notice, { pushedAt: now })
    else if (quiet !== null) await change(world, notice, { dueAt: quiet })
    else if (
      (await isStillOurs(world, notice)) &&
      (await pushOne({ ...world, push }, notice, { devices, unread, had }))
    )
      await change(world, notice, { pushedAt: now })
  }
}

/**
 * Delivers what is due to people's devices; returns how many notices were looked at. What fails for one keeps nobody else
 * waiting. `had` is what this process remembers from round to round.
 */
export async function deliverDue(world: DeliveryWorld, had: Had = new Map()): Promise<number> {
  const taken = await takeDue(world)
  const inOrder = taken.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  for (const [userId, told] of grouped(inOrder, (notice) => notice.userId))
    await deliverTo(world, { userId, told, had }).catch((error: unknown) =>
      world.log.error({ err: error }, 'notices of one person could not be delivered; they are tried again'),
    )
  for (const [id, { until }] of had)
    if (Temporal.Instant.compare(until, world.clock.now()) < 0) had.delete(id)
  return taken.length
}

/** Delivers every `milliseconds`; the returned function stops that and waits for a round under way. */
export function startDelivery(world: DeliveryWorld, milliseconds = 1000): () => Promise<void> {
  const had: Had = new Map()
  return repeating(() => deliverDue(world, had), {
    milliseconds,
    failed: (error) => world.log.error({ err: error }, 'notices could not be delivered'),
  })
}
