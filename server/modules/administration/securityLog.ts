import * as z from 'zod/mini'
import { readAddress } from '#contract/identifier.ts'
import type { Handlers } from '#server/handlers.ts'
import { accountAt, namesOfAccounts } from '#server/modules/accounts/accounts.ts'
import { eventsLike, lastLogCheck } from '#server/modules/securityLog/securityLog.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const position = z.coerce.number().check(z.int(), z.gte(1))

const writePosition = (at: number) => Buffer.from(`${at}`).toString('base64url')
function readPosition(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const parsed = z.safeParse(position, Buffer.from(cursor, 'base64url').toString('utf8'))
  return parsed.success ? parsed.data : refuse('G_INPUT', [], { fields: { cursor: { code: 'C_004' } } })
}

/** The moment at which a day begins in Việt Nam, so many days later. */
const startOf = (day: string | undefined, later = 0): Temporal.Instant | null =>
  day === undefined
    ? null
    : Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(ZONE).toInstant()

/** The security log as administrators search it. */
export const securityLogHandlers = ({ db }: Services): Pick<Handlers, 'desk.securityLog'> => ({
  'desk.securityLog': async ({ account: typed, kind, from, until, cursor, page_size: size }) => {
    const address = readAddress(typed)
    const known = address === null ? null : await accountAt(db, address)
    const rows =
      typed !== '' && known === null
        ? []
        : await eventsLike(db, {
            account: known?.id ?? null,
            kind,
            from: startOf(from),
            until: startOf(until, 1),
            before: readPosition(cursor),
            limit: size + 1,
          })
    const page = rows.slice(0, size)
    const last = page.at(-1)
    const people = await namesOfAccounts(
      db,
      page.flatMap(({ account, actor }) => [account, actor].filter((one) => one !== null)),
    )
    const nameOf = (id: string | null) => (id === null ? '' : (people.get(id)?.name ?? id))
    const check = await lastLogCheck(db)
    return {
      events: page.map(({ position: at, ...row }) => ({
        position: at,
        at: row.at.toString(),
        kind: row.kind,
        accountName: nameOf(row.account),
        actorName: nameOf(row.actor),
        about: row.about,
        network: row.network,
        details: row.details,
      })),
      next: rows.length > size && last ? writePosition(last.position) : null,
      check: check && { at: check.at.toString(), position: check.position, broken: check.broken },
    }
  },
})
