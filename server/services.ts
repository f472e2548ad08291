import type { Database } from './db/client.ts'
import type { Clock } from './ports/clock.ts'
import type { Settings } from './settings.ts'

/** Where the server writes what happened; never personal data, tokens or codes. */
interface Log {
  debug(facts: object, text: string): void
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

/** What every module is built with. */
export type Services = { db: Database; clock: Clock; settings: Settings; log: Log }
