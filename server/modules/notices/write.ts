import { uuidv7 } from 'uuidv7'
import type { Target } from '#contract/targets.ts'
import type { Transaction } from '#server/db/client.ts'
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
}

/** Writes notices into the outbox, in the transaction that made them true. */
export async function addNotices(tx: Transaction, told: readonly Notice[]): Promise<void> {
  if (told.length === 0) return
  await tx
    .insert(notices)
    .values(told.map((notice) => ({ id: uuidv7(), dueAt: notice.createdAt, ...notice })))
}
