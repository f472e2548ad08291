import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { LETTER } from '#contract/numbers.ts'
import { repeating } from '#server/repeating.ts'
import { MailRefused, type Mail } from '#server/ports/mail/mail.ts'
import type { Post } from '#server/ports/post.ts'
import type { Sms } from '#server/ports/sms/sms.ts'
import type { Services } from '#server/services.ts'
import type { NoticeRow } from './read.ts'
import { maySound } from './rules.ts'
import { settingsOf } from './settings.ts'
import { notices } from './tables.ts'

/** What a notice becomes outside the app. */
export type Composed = { mail: Mail } | { sms: Sms }

export type MailWorld = Pick<Services, 'db' | 'clock' | 'log'> & {
  post: Pick<Post, 'mail' | 'sms'>
  /** Writes a notice’s letter; null where its person is reached neither way. */
  compose: (notice: NoticeRow) => Promise<Composed | null>
  /** Nobody is at the address that a letter was sent to; answers whether its person may be reached another way. */
  unreachable: (notice: NoticeRow, address: string) => Promise<boolean>
}

const BATCH = 20
/** Whoever claimed a letter and died lets others have it after this: longer than any mail server is waited for. */
const CLAIM = { minutes: 2 }

const backoff = (tries: number) => ({
  seconds: Math.min(LETTER.firstRetrySeconds * 2 ** Math.min(tries, 16), LETTER.mostRetrySeconds),
})

const dueLetters = ({ db, clock }: MailWorld): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notices)
    .where(lte(notices.mailDueAt, clock.now()))
    .orderBy(asc(notices.mailDueAt))
    .limit(BATCH)

/**
 * Claims one letter for this process; null when another has it. A letter that was handed over but not written down as sent,
 * because the process died in between, is handed over again under the same Message-ID: of all that can go wrong this is what
 * the reader does not see.
 */
async function claim(
  { db, clock }: MailWorld,
  { userId, id, mailDueAt }: NoticeRow,
): Promise<NoticeRow | null> {
  if (mailDueAt === null) return null
  const [mine] = await db
    .update(notices)
    .set({ mailDueAt: clock.now().add(CLAIM), mailTries: sql`${notices.mailTries} + 1` })
    .where(and(eq(notices.userId, userId), eq(notices.id, id), eq(notices.mailDueAt, mailDueAt)))
    .returning()
  return mine ?? null
}

const write = ({ db }: MailWorld, { userId, id }: NoticeRow, set: Partial<NoticeRow>) =>
  db
    .update(notices)
    .set(set)
    .where(and(eq(notices.userId, userId), eq(notices.id, id)))

const send = ({ post }: MailWorld, composed: Composed): Promise<void> =>
  'mail' in composed ? post.mail.send(composed.mail) : post.sms.send(composed.sms)

async function deliver(world: MailWorld, notice: NoticeRow): Promise<void> {
  const now = world.clock.now()
  const over = { mailDueAt: null } as const
  const old = Temporal.Instant.compare(notice.createdAt.add({ hours: LETTER.newsHours }), now) < 0
  if (old || !maySound(notice.target, await settingsOf(world.db, notice.userId)))
    return void (await write(world, notice, over))
  const composed = await world.compose(notice)
  if (composed === null) return void (await write(world, notice, over))
  try {
    await send(world, composed)
    await write(world, notice, { ...over, mailedAt: world.clock.now() })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    world.log.warn({ err: error, kind: notice.kind }, 'a letter was refused for good')
    const another =
      error.ofAddress && 'mail' in composed && (await world.unreachable(notice, composed.mail.to))
    // The next look decides which way.
    await write(world, notice, another ? { mailDueAt: now } : over)
  }
}

/** Sends the letters that are due, one after the other; returns how many were looked at. */
export async function mailDue(world: MailWorld): Promise<number> {
  const due = await dueLetters(world)
  for (const seen of due) {
    const notice = await claim(world, seen)
    if (notice === null) continue
    await deliver(world, notice).catch(async (error: unknown) => {
      world.log.warn({ err: error, kind: notice.kind }, 'a letter was not taken; it will be tried again')
      await write(world, notice, { mailDueAt: world.clock.now().add(backoff(notice.mailTries - 1)) })
    })
  }
  return due.length
}

/** Sends letters every `milliseconds`; the returned function stops that and waits for a round under way. */
export const startMailing = (world: MailWorld, milliseconds = 1000): (() => Promise<void>) =>
  repeating(() => mailDue(world), {
    milliseconds,
    failed: (error) => world.log.error({ err: error }, 'letters could not be sent'),
  })
