import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { Database } from './db/client.ts'
import { sealWith } from './db/sealed.ts'
import { addAddressCheck } from './http/address.ts'
import { addConnectionLimits, BODY_SECONDS, CONNECTIONS_AT_ONCE } from './http/connections.ts'
import { checkBody } from './http/body.ts'
import { addCompression } from './http/compress.ts'
import { handleError, sendRefusal } from './http/errors.ts'
import { addCalendars } from './http/calendars.ts'
import { DEMO } from './demo.ts'
import { addPhotos, addPictures } from './http/files.ts'
import { addMapTiles } from './http/mapTiles.ts'
import { mapTilesOf } from './mapTiles.ts'
import { addFound } from './http/found.ts'
import { readerOf } from './http/reader.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { addFormReturn } from './http/formReturn.ts'
import { addPolicyReports } from './http/policyReports.ts'
import { addSecurityTxt } from './http/securityTxt.ts'
import { addAccessLog, requestIdOf, safeError } from './http/logging.ts'
import { addCallMeter } from './http/metering.ts'
import { readSession } from './modules/accounts/accounts.ts'
import { callLimiter } from './modules/limits/limits.ts'
import { addOpenapi } from './modules/openapi/openapi.ts'
import { addOps, type Stage } from './modules/ops/ops.ts'
import { namedPictures, noPictures, type Pictures } from './modules/pictures/pictures.ts'
import { createShareStore } from './modules/shares/shares.ts'
import { mount } from './mount.ts'
import type { CalendarReader } from './ports/calendar/calendar.ts'
import { calendarsOfOtherSites } from './ports/calendar/ofOtherSites.ts'
import type { Clock } from './ports/clock.ts'
import type { Mailbox } from './ports/post.ts'
import { Refusal } from './refusal.ts'
import { identitiesOf } from './identities.ts'
import { ownSecret } from './ownSecret.ts'
import { partnerOf } from './partner.ts'
import { postOf } from './post.ts'
import { createMeter, type Meter } from './seeing/meter.ts'
import { watchedPost } from './seeing/ports.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { VERSION } from './version.ts'
import { wire, type Wired } from './wiring.ts'

const BODY_LIMIT = 256 * 1024
/** Time enough for a picture of 2 MB over a poor mobile line. */
const REQUEST_TIMEOUT = 120_000
/** Time enough for a head of a few kilobytes, and how often lines are held against both times. */
const [HEADERS_TIMEOUT, CHECKED_EVERY] = [15_000, 5_000]
/** Longer than load balancers keep a line open (60 s), so that they close it and never we. */
const KEEP_ALIVE = 72_000

export type AppParts = {
  db: Database
  /** For what the clock does, where that has connections of its own. */
  background?: Database
  clock: Clock
  settings: Settings
  /** Whether every answer is held against its shape. */
  checkAnswers: boolean
  /** Where the process stands; without one it is open for work. */
  stage?: () => Stage
  /** Where it is told what is seen; without one nobody looks. */
  meter?: Meter
  /** Another reader of other sites' calendars than the one of the open Internet. */
  calendars?: CalendarReader
}
export type App = {
  app: FastifyInstance
  services: Services
  wired: Wired
  pictures: Pictures
  /** What the stand-in for mail and text messages keeps; null where none runs. */
  mailbox: Mailbox | null
}

/** An instance with its log, limits and parsers, and nothing to call yet. */
function createInstance(settings: Settings): FastifyInstance {
  const hops = settings.trustProxy
  const app: FastifyInstance = fastify({
    logger: { level: settings.logLevel, serializers: { err: safeError, error: safeError } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: CHECKED_EVERY },
    forceCloseConnections: 'idle',
    // What still arrives on an open line is answered, not turned away: see `addOps`.
    return503OnClosing: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply)
    },
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    request.rawBody = text
    if (text === '') done(null, undefined)
    else
      void parseJson(request, text, (error: Error | null, parsed?: unknown) => {
        if (error) return done(error)
        try {
          checkBody(parsed)
          done(null, parsed)
        } catch (refused) {
          done(refused instanceof Error ? refused : new Error('the body could not be looked at'))
        }
      })
  })
  return app
}

/** The whole API, its pages for people who build on it, pictures and stand-ins; the app's own pages are added by `main`. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { db, clock, settings, meter = createMeter() } = parts
  sealWith(settings.secrets.length > 0 ? settings.secrets : [await ownSecret(settings)])
  const app = createInstance(settings)
  const services: Services = { db, clock, settings, log: app.log }
  const { post, mailbox } = await postOf(services)
  const { partner, stop } = partnerOf(services)
  app.addHook('onClose', async () => stop())
  const calendars = parts.calendars ?? calendarsOfOtherSites()
  const wired = wire({
    ...services,
    background: parts.background ?? db,
    post: watchedPost(meter, post),
    partner,
    calendars,
    identities: identitiesOf(settings.social),
    meter,
  })
  const countCall = callLimiter(services)
  const pictures = settings.demo
    ? (await DEMO.pictures()).openPictures(
        settings.pictureDirectory ?? join(settings.dataDirectory, 'pictures'),
      )
    : noPictures()

  app.setErrorHandler(handleError)
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal('G_404')))
  await app.register(cookie)
  addAddressCheck(app)
  addConnectionLimits(app, {
    connections: settings.trustProxy === false ? CONNECTIONS_AT_ONCE : null,
    bodySeconds: BODY_SECONDS,
  })
  addCompression(app)
  addSecurityHeaders(app, settings)
  addAccessLog(app)
  addCallMeter(app, meter)
  addOps(app, { db, clock, stage: parts.stage ?? (() => 'open') })
  addSecurityTxt(app, services)
  addPolicyReports(app, countCall)
  addFormReturn(app)
  addOpenapi(app, { version: VERSION, secure: settings.secure })
  addPictures(app, { pictures, isNamed: namedPictures(db), countCall })
  addPhotos(app, {
    photos: wired.photos,
    access: wired.photoAccess,
    readerOf: readerOf(services),
    countCall,
  })
  const mapTiles = await mapTilesOf(settings)
  app.addHook('onClose', async () => mapTiles?.close())
  addMapTiles(app, mapTiles, countCall)
  addCalendars(app, services, countCall)
  if (settings.demo) (await DEMO.panorama()).addPanorama(app, services, countCall)
  const shares = createShareStore(join(settings.dataDirectory, 'shares'), pictures, wired.photos)
  addFound(app, { services, shares, countCall })
  if (settings.sandboxes.length > 0) await (await DEMO.standIns()).addStandIns(app, services, mailbox)
  mount(app, {
    services,
    handlers: wired.handlers,
    readSession: readSession(services),
    countCall,
    checkAnswers: parts.checkAnswers,
  })
  return { app, services, wired, pictures, mailbox }
}
