import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import { rotateKey, signingKeys } from '#server/modules/checkin/checkin.ts'
import type { Services } from '#server/services.ts'
import { change, versionsOf } from './changes.ts'

type Calls = 'desk.signingKeys' | 'desk.rotateKey'
const ABOUT = 'signingKeys'

/** The keys that sign check-in codes, as administrators see and renew them. */
export function keyHandlers(services: Services): Pick<Handlers, Calls> {
  const show = async (db: Database | Transaction) => ({
    keys: await signingKeys(db, services.clock.now()),
    version: (await versionsOf(db, [ABOUT])).get(ABOUT) ?? 0,
  })
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
  }
}
