import { eq } from 'drizzle-orm'
import { bankOf } from '#contract/banks.ts'
import { networkOf } from '#contract/device.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext, Handlers } from '#server/handlers.ts'
import type { Transaction } from '#server/db/client.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { showHost } from './hostProfile.ts'
import { houseOf } from './houseView.ts'
import { saveHouse } from './saveHouse.ts'
import { saveFirstRooms, saveRoom } from './saveRoom.ts'
import { hostBankAccounts } from './tables.ts'

type Calls = 'host.house' | 'host.saveHouse' | 'host.saveRoom' | 'host.bank' | 'host.setBank'

/** What hosts say of their places. */
export function housesHandlers({ db, clock, settings }: Services): Pick<Handlers, Calls> {
  const save = (context: CallContext, work: (tx: Transaction, hostId: string) => Promise<string>) =>
    transact(db, async (tx) => {
      const { userId } = personOf(context)
      const house = (await houseOf(tx, userId, await work(tx, userId))) ?? refuse('G_404')
      await context.keepAnswer(tx, house)
      return house
    })
  return {
    'host.house': async ({ resort_id }, context) =>
      (await houseOf(db, personOf(context).userId, resort_id)) ?? refuse('G_404'),
    'host.saveHouse': (wish, context) =>
      save(context, async (tx, hostId) => {
        const saving = { hostId, now: clock.now(), vrHosts: settings.vrHosts }
        const id = await saveHouse(tx, wish, saving)
        await showHost(tx, saving)
        await saveFirstRooms(tx, id, wish.rooms ?? [], saving)
        return id
      }),
    'host.saveRoom': (wish, context) =>
      save(context, async (tx, hostId) => {
        await saveRoom(tx, wish, { hostId, now: clock.now() })
        return wish.resort_id
      }),
    'host.bank': async (_input, context) => {
      const [row] = await db
        .select()
        .from(hostBankAccounts)
        .where(eq(hostBankAccounts.hostId, personOf(context).userId))
      return {
        account: row ? { bin: row.bin, bank: row.bank, number: row.number, holder: row.holder } : null,
      }
    },
    'host.setBank': async ({ bin, number, holder }, context) => {
      const bank = bankOf(bin) ?? refuse('G_INPUT', [], { fields: { bin: { code: 'C_002' } } })
      const account = { bin, bank: bank.name, number, holder: holder.toLocaleUpperCase('vi') }
      const hostId = personOf(context).userId
      return transact(db, async (tx) => {
        await tx
          .insert(hostBankAccounts)
          .values({ hostId, ...account })
          .onConflictDoUpdate({ target: hostBankAccounts.hostId, set: account })
        // Bookings keep in memory whether a host takes transfers, and where they go.
        await raiseCatalogueVersion(tx)
        const answer = { account }
        await context.keepAnswer(tx, answer)
        await record(tx, {
          kind: 'moneyAccountSet',
          account: hostId,
          network: networkOf(context.address),
          details: { for: 'payout' },
          now: clock.now(),
        })
        return answer
      })
    },
  }
}
