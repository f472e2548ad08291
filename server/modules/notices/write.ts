import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Target } from '#contract/targets.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { letterOf } from './letters.ts'
import { notices } from './tables.ts'
import type { NoticeKind, NoticeParams } from './texts.ts'

/** What somebody is told: `kind` names the message, `ref` is the id of what it is about. */
export type Notice = {
  userId: string
  target: Target
  ref: string
  kind: NoticeKind
  params: NoticeParams
  createdAt: Temporal.Instant
  /** When they have seen it already, because they did it themselves: no device needs to sound. */
  readAt?: Temporal.Instant
}

/** Writes notices into the outbox, and with them the letters that some are, in the transaction that made them true. */
export async function addNotices(tx: Transaction, told: readonly Notice[]): Promise<void> {
  if (told.length === 0) return
  await tx.insert(notices).values(
    told.map((notice) => ({
      id: uuidv7(),
      dueAt: notice.createdAt,
      mailDueAt: letterOf(notice) === null ? null : notice.createdAt,
      ...notice,
    })),
  )
}

/** Whether somebody has been told this of a thing since a moment: what the clock does it may do twice. */
export async function wasTold(
  tx: Transaction,
  { kind, since, ...which }: About & { kind: NoticeKind; since: Temporal.Instant },
): Promise<boolean> {
  const [found] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(about(which), eq(notices.kind, kind), gte(notices.createdAt, since)))
    .limit(1)
  return found !== undefined
}

/** Whether a person was told that nobody is at this email address. */
export async function knowsRefused(
  db: Database | Transaction,
  userId: string,
  address: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        eq(notices.kind, 'guest.mailRefused'),
        eq(sql`${notices.params} ->> 'address'`, address),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Notices of one statement. */
const AT_ONCE = 500

/** Tells many people at once, each about a thing of theirs; what they have been told in the same words and not read gives way. */
export async function tellManyAnew(
  tx: Transaction,
  kind: NoticeKind,
  told: readonly Omit<Notice, 'kind'>[],
): Promise<void> {
  for (let start = 0; start < told.length; start += AT_ONCE) {
    const part = told.slice(start, start + AT_ONCE)
    await tx.delete(notices).where(
      and(
        eq(notices.kind, kind),
        isNull(notices.readAt),
        inArray(
          notices.userId,
          part.map(({ userId }) => userId),
        ),
        inArray(
          notices.ref,
          part.map(({ ref }) => ref),
        ),
      ),
    )
    await addNotices(
      tx,
      part.map((notice) => ({ ...notice, kind })),
    )
  }
}

/** What of a person's notices is about one thing. */
export type About = Pick<Notice, 'userId' | 'target' | 'ref'>
const about = ({ userId, target, ref }: About) =>
  and(eq(notices.userId, userId), eq(notices.target, target), eq(notices.ref, ref))

/**
 * Tells somebody anew about a thing: this notice takes the place of all before it about the same. `seen`: they are looking at
 * it just now, so that it is read already and no device needs to sound.
 */
export async function tellInstead(tx: Transaction, notice: Notice, seen: boolean): Promise<void> {
  await tx.delete(notices).where(about(notice))
  await tx.insert(notices).values({
    id: uuidv7(),
    dueAt: notice.createdAt,
    readAt: seen ? notice.createdAt : null,
    ...notice,
  })
}

/** Takes away what people were told about things whose person is gone. */
export async function forgetAbout(tx: Transaction, gone: readonly About[]): Promise<void> {
  for (const which of gone) await tx.delete(notices).where(about(which))
}

/** Whoever has seen a thing has read the notices about it. */
export async function readAbout(tx: Transaction, which: About, now: Temporal.Instant): Promise<void> {
  await tx
    .update(notices)
    .set({ readAt: now })
    .where(and(about(which), isNull(notices.readAt)))
}
