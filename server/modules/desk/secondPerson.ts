import { eq } from 'drizzle-orm'
import type { RefundProgressShape } from '#contract/shapes/refund.ts'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { namesOfAccounts } from '#server/modules/accounts/accounts.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { moneyApprovals } from './tables.ts'

/** Money that is to go out: what an approval is for. Another amount or account is other money. */
export type Outgoing = { id: string; amount: number; account: { bin: string; number: string } | null }
type Approval = typeof moneyApprovals.$inferSelect
type Params = Record<string, string | number>

const forWhat = ({ amount, account }: Outgoing): string =>
  account === null ? `${amount}` : `${amount} ${account.bin} ${account.number}`

async function approvalOf(tx: Transaction, money: Outgoing): Promise<Approval | null> {
  const [row] = await tx.select().from(moneyApprovals).where(eq(moneyApprovals.id, money.id)).for('update')
  return row?.what === forWhat(money) ? row : null
}

/**
 * One person's word that this money may go out. The first asks for the second, who is somebody else: G_SECOND_PERSON. The
 * caller holds the money's own row.
 */
export async function approveMoney(
  tx: Transaction,
  money: Outgoing,
  { staffId, now }: { staffId: string; now: Temporal.Instant },
): Promise<'asked' | 'approved'> {
  const known = await approvalOf(tx, money)
  if (known === null) {
    const first = { what: forWhat(money), askedBy: staffId, askedAt: now, approvedBy: null, approvedAt: null }
    await tx
      .insert(moneyApprovals)
      .values({ id: money.id, ...first })
      .onConflictDoUpdate({ target: moneyApprovals.id, set: first })
    return 'asked'
  }
  if (known.approvedBy !== null) refuse('G_409')
  if (known.askedBy === staffId) refuse('G_SECOND_PERSON')
  await tx
    .update(moneyApprovals)
    .set({ approvedBy: staffId, approvedAt: now })
    .where(eq(moneyApprovals.id, money.id))
  return 'approved'
}

/** Refuses with G_SECOND_PERSON what two people have not approved as it stands now. */
export async function checkApproved(tx: Transaction, money: Outgoing): Promise<void> {
  if ((await approvalOf(tx, money))?.approvedBy == null) refuse('G_SECOND_PERSON')
}

/** What was approved has come back: to send it once more, two people are asked again. */
export async function forgetApproval(tx: Transaction, id: string): Promise<void> {
  await tx.delete(moneyApprovals).where(eq(moneyApprovals.id, id))
}

/** How far the approval of each is: who said yes, and whether it was the reader. Only what needs two is named. */
export async function approvalsOf(
  db: Database | Transaction,
  all: readonly Outgoing[],
  { limit, reader }: { limit: number; reader: string },
): Promise<Map<string, Params>> {
  const needing = all.filter(({ amount }) => amount > limit)
  if (needing.length === 0) return new Map()
  const ids = needing.map(({ id }) => id)
  const rows = await db.select().from(moneyApprovals).where(among(moneyApprovals.id, ids))
  const people = rows.flatMap(({ askedBy, approvedBy }) => [askedBy, approvedBy ?? askedBy])
  const names = await namesOfAccounts(db, people)
  return new Map(
    needing.map((money): [string, Params] => {
      const known = rows.find(({ id, what }) => id === money.id && what === forWhat(money))
      if (!known) return [money.id, { second: 'NEEDED' }]
      const askedBy = names.get(known.askedBy)?.name ?? ''
      const approvedBy = known.approvedBy === null ? null : (names.get(known.approvedBy)?.name ?? '')
      if (approvedBy !== null) return [money.id, { second: 'APPROVED', askedBy, approvedBy }]
      return [money.id, { second: 'ASKED', askedBy, mine: known.askedBy === reader ? 1 : 0 }]
    }),
  )
}

/** As {@link approvalsOf}, of the refunds of one booking that have still to go out. */
export async function refundApprovals(
  { settings }: Pick<Services, 'settings'>,
  tx: Transaction,
  refunds: readonly RefundProgressShape[],
  { account, reader }: { account: Outgoing['account']; reader: string },
): Promise<Record<string, Params>> {
  const outgoing = refunds.flatMap(({ id, amount, state }) =>
    state === 'SENT' || state === 'DONE' ? [] : [{ id, amount, account }],
  )
  const limit = settings.staff.secondPersonAbove
  return Object.fromEntries(await approvalsOf(tx, outgoing, { limit, reader }))
}

/** The line of the security log about somebody's yes to money that goes out. */
export const approvalEvent = (
  what: 'refund' | 'payout',
  { amount }: { amount: number },
  by: { about: string; actor: string; now: Temporal.Instant },
) => ({ kind: 'moneyApproved' as const, details: { what, amount }, ...by })
