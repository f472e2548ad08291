import { and, eq } from 'drizzle-orm'
import type { SigningKey } from '#contract/shapes/administration.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import { namesOfAccounts } from '#server/modules/accounts/accounts.ts'
import { tellNewCodes } from '#server/modules/bookings/bookings.ts'
import { rotateKey, signingKeys, withdrawKey } from '#server/modules/checkin/checkin.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import { tellNewTicketCodes } from '#server/modules/tickets/tickets.ts'
import { personOf } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { change, versionsOf } from './changes.ts'
import { adminChanges } from './tables.ts'

type Calls = 'desk.signingKeys' | 'desk.rotateKey' | 'desk.withdrawKey'
const ABOUT = 'signingKeys'
const WITHDRAW = 'withdrawKey'

/** Who withdrew a key and why: the list of changes says it, once. */
async function withdrawals(db: Database | Transaction) {
  const rows = await db
    .select()
    .from(adminChanges)
    .where(and(eq(adminChanges.about, ABOUT), eq(adminChanges.act, WITHDRAW)))
  const people = await namesOfAccounts(
    db,
    rows.map(({ staffId }) => staffId),
  )
  return (keyId: number): SigningKey['withdrawn'] => {
    const row = rows.find(({ before }) => before === keyId)
    if (!row) return null
    return { at: row.at.toString(), byName: people.get(row.staffId)?.name ?? '', reason: row.reason }
  }
}

/** The keys that sign check-in codes, as administrators see, renew and withdraw them. */
export function keyHandlers(services: Services): Pick<Handlers, Calls> {
  const show = async (db: Database | Transaction) => {
    const withdrawn = await withdrawals(db)
    const keys = await signingKeys(db, services.clock.now())
    return {
      keys: keys.map((key) => ({ ...key, withdrawn: withdrawn(key.keyId) })),
      version: (await versionsOf(db, [ABOUT])).get(ABOUT) ?? 0,
    }
  }
  return {
    'desk.signingKeys': () => show(services.db),
    'desk.rotateKey': ({ version, reason }, context) =>
      change(services, context, {
        about: ABOUT,
        seen: version,
        act: 'rotateKey',
        reason,
        doing: rotateKey,
        show,
      }),
    'desk.withdrawKey': ({ version, key_id, reason }, context) =>
      change(services, context, {
        about: ABOUT,
        seen: version,
        act: WITHDRAW,
        reason,
        doing: async (tx, now) => {
          const { before, after, signedUntil } = await withdrawKey(tx, key_id, now)
          // A key that never signed is on nobody's phone, and who booked after its time has no code of it.
          if (signedUntil !== null) {
            await tellNewCodes(tx, { now, bookedBefore: signedUntil })
            await tellNewTicketCodes(tx, { now, bookedBefore: signedUntil })
          }
          const { userId: actor } = personOf(context)
          await record(tx, { kind: 'keyWithdrawn', actor, details: { key: key_id }, now })
          return { before, after }
        },
        show,
      }),
  }
}
