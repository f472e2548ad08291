import { bankOf } from '#contract/banks.ts'
import { needsAccount } from '#contract/booking/due.ts'
import { networkOf } from '#contract/device.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { putRefundAccount, refundAccountOf, refundsOf, wayOf } from '#server/modules/refunds/refunds.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { ownBooking } from './own.ts'
import type { BookingWorld } from '../world.ts'

type Calls = 'booking.refundAccount' | 'booking.setRefundAccount'

/** Where a guest's money goes back to when it came by bank transfer. */
export const refundAccountCalls = (world: BookingWorld): Pick<Handlers, Calls> => ({
  'booking.refundAccount': async ({ booking_id }, context) => {
    const booking = await ownBooking(world, booking_id, personOf(context).userId)
    return { account: await refundAccountOf(world.db, booking) }
  },

  'booking.setRefundAccount': async ({ booking_id, bin, number, holder }, context) => {
    const booking = await ownBooking(world, booking_id, personOf(context).userId)
    const bank = bankOf(bin) ?? refuse('G_INPUT', [], { fields: { bin: { code: 'C_002' } } })
    const account = { bin, bank: bank.name, number, holder: holder.toLocaleUpperCase('vi') }
    return transact(world.db, async (tx) => {
      const waits = (await refundsOf(tx, booking)).some((refund) =>
        needsAccount({ way: wayOf(refund), state: refund.state }),
      )
      if (!waits) return refuse('G_409')
      await putRefundAccount(tx, booking, { ...account, at: world.clock.now() })
      const answer = { account }
      await context.keepAnswer(tx, answer)
      await record(tx, {
        kind: 'moneyAccountSet',
        account: booking.tenantId,
        about: booking.id,
        network: networkOf(context.address),
        details: { for: 'refund' },
        now: world.clock.now(),
      })
      return answer
    })
  },
})
