import { uuidv7 } from 'uuidv7'
import type { VoucherEntry } from '#contract/shapes/administration.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  allVouchers,
  saveVoucher,
  usedOf,
  voucherById,
  type Voucher,
} from '#server/modules/vouchers/vouchers.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { change, versionsOf } from './changes.ts'

type Calls = 'desk.vouchers' | 'desk.saveVoucher'
const aboutVoucher = (id: string) => `voucher/${id}`

type Known = { versions: ReadonlyMap<string, number>; used: ReadonlyMap<string, number> }

const knownOf = async (db: Database | Transaction, ids: readonly string[]): Promise<Known> => ({
  versions: await versionsOf(db, ids.map(aboutVoucher)),
  used: await usedOf(db, ids),
})

const shown = (voucher: Voucher, { versions, used }: Known): VoucherEntry => ({
  id: voucher.id,
  code: voucher.code,
  kind: voucher.kind,
  amount: voucher.amount,
  cap: voucher.cap,
  minimum: voucher.minimum,
  applies: voucher.applies,
  first_day: voucher.firstDay,
  last_day: voucher.lastDay,
  per_guest: voucher.perGuest,
  quantity: voucher.quantity,
  used: used.get(voucher.id) ?? 0,
  version: versions.get(aboutVoucher(voucher.id)) ?? 0,
})
async function oneVoucher(db: Database | Transaction, id: string): Promise<VoucherEntry> {
  const voucher = (await voucherById(db, id)) ?? refuse('G_404')
  return shown(voucher, await knownOf(db, [id]))
}

/** Vouchers as administrators make them. */
export const voucherHandlers = (services: Services): Pick<Handlers, Calls> => ({
  'desk.vouchers': async () => {
    const all = await allVouchers(services.db)
    const known = await knownOf(
      services.db,
      all.map(({ id }) => id),
    )
    return { vouchers: all.map((voucher) => shown(voucher, known)) }
  },

  'desk.saveVoucher': ({ id, version, reason, ...terms }, context) => {
    const fresh = id ?? uuidv7()
    return change(services, context, {
      about: aboutVoucher(fresh),
      seen: id === null ? 0 : version,
      act: id === null ? 'add' : 'save',
      reason,
      doing: (tx) =>
        saveVoucher(tx, {
          id: fresh,
          isNew: id === null,
          terms: {
            code: terms.code,
            kind: terms.kind,
            amount: terms.amount,
            cap: terms.kind === 'PERCENTAGE' ? terms.cap : null,
            minimum: terms.minimum,
            applies: terms.applies,
            firstDay: terms.first_day,
            lastDay: terms.last_day,
            perGuest: terms.per_guest,
            quantity: terms.quantity,
          },
        }),
      show: (tx) => oneVoucher(tx, fresh),
    })
  },
})
