import { desc, eq } from 'drizzle-orm'
import type { Output } from '#contract/endpoints.ts'
import { dayAt } from '#contract/nights.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Services } from '#server/services.ts'
import { personOf } from '#server/refusal.ts'
import { voucherUses, vouchers, type Voucher } from './tables.ts'
import { usedOf } from './uses.ts'

type Mine = Output<'voucher.mine'>['vouchers'][number]
type Use = typeof voucherUses.$inferSelect

/** How often a guest may still use a voucher; null: as often as they like. */
function leftOf(voucher: Voucher, used: number, live: number): number | null {
  const forAll = voucher.quantity === null ? null : Math.max(0, voucher.quantity - used)
  const forMe = voucher.perGuest === null ? null : Math.max(0, voucher.perGuest - live)
  if (forAll === null) return forMe
  return forMe === null ? forAll : Math.min(forAll, forMe)
}

function shown(voucher: Voucher, used: number, uses: readonly Use[], today: string): Mine {
  const live = uses.filter(({ state }) => state !== 'RETURNED')
  const left = leftOf(voucher, used, live.length)
  const usable = today <= voucher.lastDay && left !== 0
  const inUse = live.some(({ state }) => state === 'RESERVED')
  return {
    id: voucher.id,
    code: voucher.code,
    kind: voucher.kind,
    amount: voucher.amount,
    cap: voucher.cap,
    minimum: voucher.minimum,
    applies: voucher.applies,
    from: voucher.firstDay,
    to: voucher.lastDay,
    perGuest: voucher.perGuest,
    state: usable ? 'USABLE' : inUse ? 'IN_USE' : live.length > 0 ? 'USED' : 'OVER',
    left,
  }
}

/** Vouchers a guest may use, and those they used: what is over and was never theirs is left out. */
export const vouchersHandlers = ({ db, clock }: Services): Pick<Handlers, 'voucher.mine'> => ({
  'voucher.mine': async (_input, context) => {
    const { userId } = personOf(context)
    const today = dayAt(clock.now())
    const all = await db.select().from(vouchers).orderBy(desc(vouchers.lastDay))
    const uses = await db.select().from(voucherUses).where(eq(voucherUses.guestId, userId))
    const used = await usedOf(
      db,
      all.map(({ id }) => id),
    )
    return {
      vouchers: all
        .map((voucher) =>
          shown(
            voucher,
            used.get(voucher.id) ?? 0,
            uses.filter(({ voucherId }) => voucherId === voucher.id),
            today,
          ),
        )
        .filter(({ state }) => state !== 'OVER'),
    }
  },
})
