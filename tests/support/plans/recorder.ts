import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { OpenDatabase } from '#server/db/client.ts'
import type { Sent } from './scans.ts'

/** What has a plan; `begin`, `set` and their like have none. */
const PLANNED = /^\s*\(*\s*(select|with|insert|update|delete|merge)\b/i

export type Recorder = {
  open: () => Promise<OpenDatabase>
  /** What was sent while `work` ran, each text once, under its name. */
  during: (name: string, work: () => Promise<unknown>) => Promise<void>
  sent: () => ReadonlyMap<string, ReadonlyMap<string, Sent>>
}

/** A database that remembers every statement of its calls, as it was sent. */
export function recorder(address: string): Recorder {
  const all = new Map<string, Map<string, Sent>>()
  let current = new Map<string, Sent>()
  return {
    open: async () => {
      const pool = new pg.Pool({ connectionString: address, max: 10 })
      const db = drizzle(pool, {
        logger: {
          logQuery: (text, values) => {
            if (PLANNED.test(text) && !current.has(text)) current.set(text, { text, values })
          },
        },
      })
      return { db, close: () => pool.end() }
    },
    during: async (name, work) => {
      current = new Map()
      all.set(name, current)
      await work()
    },
    sent: () => all,
  }
}
