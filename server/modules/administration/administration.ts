import type { ADMINISTRATION } from '#contract/endpoints/administration.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Services } from '#server/services.ts'
import { changesOf } from './changes.ts'
import { entriesHandlers } from './entries.ts'
import { homeBlockHandlers } from './home.ts'
import { keyHandlers } from './keys.ts'
import { peopleHandlers } from './people.ts'
import { securityLogHandlers } from './securityLog.ts'
import { voucherHandlers } from './vouchers.ts'

export { grantRole } from './grant.ts'

/** The calls of administrators. */
export const administrationHandlers = (services: Services): Pick<Handlers, keyof typeof ADMINISTRATION> => ({
  ...peopleHandlers(services),
  ...entriesHandlers(services),
  ...voucherHandlers(services),
  ...homeBlockHandlers(services),
  ...keyHandlers(services),
  ...securityLogHandlers(services),
  'desk.changes': async ({ about }) => ({ changes: await changesOf(services.db, about) }),
})
