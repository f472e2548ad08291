import type { FastifyInstance } from 'fastify'
import { calendarFile, CALENDAR_PATH } from '#server/modules/calendars/calendars.ts'
import { callersOf, type CallLimiter } from '#server/modules/limits/limits.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'

/** Other sites ask a few times an hour. */
const CALENDARS_A_MINUTE = 60

/** Serves the nights of places to other sites, each at a private address; nobody keeps a copy on the way. */
export function addCalendars(app: FastifyInstance, services: Services, countCall: CallLimiter): void {
  app.get<{ Params: { file: string } }>(`${CALENDAR_PATH}/:file`, async (request, reply) => {
    await countCall(callersOf(null, request.ip), 'calendars', CALENDARS_A_MINUTE)
    const { text } = (await calendarFile(services, request.params.file)) ?? refuse('G_404')
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="ghe.ics"')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/calendar; charset=utf-8')
      .send(text)
  })
}
