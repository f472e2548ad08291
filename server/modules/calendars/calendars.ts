import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { CALENDAR_IMPORTS_MAX } from '#contract/shapes/calendar.ts'
import type { Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext, Handlers } from '#server/handlers.ts'
import { planJob } from '#server/modules/jobs/jobs.ts'
import { resortOfHost, type HostResort } from '#server/modules/resorts/resorts.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { readImport, removeImport, type CalendarWorld } from './reading.ts'
import { share, stopSharing } from './shares.ts'
import { calendarImports } from './tables.ts'
import { calendarsOf } from './view.ts'

export { calendarJobs, type CalendarWorld } from './reading.ts'
export { calendarFile, CALENDAR_PATH } from './shares.ts'

type Calls = Extract<keyof Handlers, `calendar.${string}`>

/** Calendars that hosts share with other sites, both ways. */
export function calendarsHandlers(world: CalendarWorld): Pick<Handlers, Calls> {
  const { db, clock } = world
  const placeOf = async (tx: Transaction | typeof db, context: CallContext, resortId: string) =>
    (await resortOfHost(tx, personOf(context).userId, resortId)) ?? refuse('G_404')
  const scopeOf = ({ row, rooms }: HostResort, roomId: string | undefined) => {
    if (roomId !== undefined && !rooms.some(({ id }) => id === roomId)) refuse('G_404')
    return { resortId: row.id, scopeId: roomId ?? row.id }
  }
  /** One of the place's imports; a foreign one answers like none. */
  const importOf = async (tx: Transaction | typeof db, resortId: string, id: string) => {
    const mine = and(eq(calendarImports.resortId, resortId), eq(calendarImports.id, id))
    const [row] = await tx.select().from(calendarImports).where(mine)
    return row ?? refuse('G_404')
  }
  const change = (
    context: CallContext,
    resortId: string,
    work: (tx: Transaction, place: HostResort) => Promise<void>,
  ) =>
    transact(db, async (tx) => {
      const place = await placeOf(tx, context, resortId)
      await work(tx, place)
      const answer = await calendarsOf(tx, place, clock.now())
      await context.keepAnswer(tx, answer)
      return answer
    })

  return {
    'calendar.mine': async ({ resort_id }, context) =>
      calendarsOf(db, await placeOf(db, context, resort_id), clock.now()),
    'calendar.share': ({ resort_id, room_id }, context) =>
      change(context, resort_id, (tx, place) => share(tx, scopeOf(place, room_id), clock.now())),
    'calendar.stopSharing': ({ resort_id, room_id }, context) =>
      change(context, resort_id, (tx, place) => stopSharing(tx, scopeOf(place, room_id))),

    'calendar.add': async ({ resort_id, room_id, name, address }, context) => {
      if (!world.calendars.mayAsk(address))
        refuse('G_INPUT', [], { fields: { address: { code: 'G_CALENDAR_ADDRESS' } } })
      const id = uuidv7()
      const added = await change(context, resort_id, async (tx, place) => {
        const { scopeId: roomId } = scopeOf(place, room_id)
        const { imports } = await calendarsOf(tx, place, clock.now())
        if (imports.length >= CALENDAR_IMPORTS_MAX) refuse('G_CALENDAR_MANY', [CALENDAR_IMPORTS_MAX])
        await tx
          .insert(calendarImports)
          .values({ resortId: resort_id, id, roomId, name, address, createdAt: clock.now() })
        await planJob(tx, { kind: 'readCalendar', ref: id, runAt: clock.now() })
      })
      return added
    },
    'calendar.read': async ({ resort_id, import_id }, context) => {
      const place = await placeOf(db, context, resort_id)
      await readImport(world, (await importOf(db, resort_id, import_id)).id)
      return calendarsOf(db, place, clock.now())
    },
    'calendar.remove': ({ resort_id, import_id }, context) =>
      change(context, resort_id, async (tx) => {
        await removeImport(tx, (await importOf(tx, resort_id, import_id)).id)
      }),
  }
}
