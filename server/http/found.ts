import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { sitemapOf, subjectsOf } from '#server/modules/found/found.ts'
import { callersOf, type CallLimiter } from '#server/modules/limits/limits.ts'
import { sharePicture, type ShareStore } from '#server/modules/shares/shares.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'

const ONE_HOUR = 'public, max-age=3600'
const ONE_DAY = 'public, max-age=86400'
/** Pictures of links cost drawing, so one address may ask for so many a minute; site maps cost a walk over everything. */
const [SHARES_A_MINUTE, MAPS_A_MINUTE] = [120, 60]

/** What is a person's own, or a form: nothing to be found there. */
const PRIVATE = [
  '/api_cus/',
  '/booking',
  '/callback/',
  '/chat/',
  '/desk',
  '/host',
  '/investor',
  '/list-booking-service',
  '/register',
  '/forgot-password',
  '/booking-service/',
  '/notification',
  '/outbox',
  '/profile/',
  '/sandbox/',
  '/user-profile',
  '/villa/booking',
  '/apartment/booking',
  '/hotel/booking',
  '/vr/',
]

const SEGMENTS = { resort: ['villa', 'apartment', 'hotel'], news: ['new'], service: ['services'] } as const
const SHARE = /^(resort|news|service)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(vi|en)-[\da-f]{12}\.jpg$/

/** The files that robots ask for, and the pictures that links show. */
export function addFound(
  app: FastifyInstance,
  { services, shares, countCall }: { services: Services; shares: ShareStore; countCall: CallLimiter },
): void {
  const { publicAddress: origin } = services.settings
  const sitemap = sitemapOf(services)
  const subjectOf = subjectsOf(services)
  const rules = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8').send(rules),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    await countCall(callersOf(null, request.ip), 'sitemap', MAPS_A_MINUTE)
    return reply
      .header('cache-control', ONE_HOUR)
      .type('application/xml; charset=utf-8')
      .send(await sitemap.index())
  })
  app.get<{ Params: { part: string } }>('/sitemap/:part', async (request, reply) => {
    await countCall(callersOf(null, request.ip), 'sitemap', MAPS_A_MINUTE)
    const part = (await sitemap.part(request.params.part)) ?? refuse('G_404')
    return reply.header('cache-control', ONE_HOUR).type('application/xml; charset=utf-8').send(part)
  })
  app.get<{ Params: { file: string } }>('/share/:file', async (request, reply) => {
    await countCall(callersOf(null, request.ip), 'share', SHARES_A_MINUTE)
    const [, kind, id = '', language] = SHARE.exec(request.params.file) ?? []
    const spoken = LANGUAGES.find((one) => one === language)
    const segments = kind === 'resort' || kind === 'news' || kind === 'service' ? SEGMENTS[kind] : []
    for (const segment of spoken ? segments : []) {
      const subject = await subjectOf(`/${segment}/${id}`, spoken ?? 'vi')
      if (subject)
        return reply
          .header('cache-control', ONE_DAY)
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/jpeg')
          .send(await sharePicture(shares, subject.name, subject.share))
    }
    return refuse('G_404')
  })
}
