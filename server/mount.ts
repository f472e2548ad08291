import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/mini'
import type { Code } from '#contract/codes.ts'
import {
  API_BASE,
  ENDPOINTS,
  ENDPOINT_NAMES,
  type Endpoint,
  type EndpointName,
  type Parsed,
} from '#contract/endpoints.ts'
import { can } from '#contract/grants.ts'
import { ENDPOINT_HEADER, IDEMPOTENCY_HEADER } from '#contract/worker.ts'
import type {
  Answering,
  AnswerName,
  CallContext,
  Handlers,
  Person,
  Streaming,
  StreamName,
} from './handlers.ts'
import { answerOnce } from './answerOnce.ts'
import { textOf } from './givenAgain.ts'
import { fieldProblems, queryOf, queryReader } from './http/input.ts'
import { languageOf } from './http/language.ts'
import { sendFile } from './http/download.ts'
import { receiveFiles, takeMultipart } from './http/multipart.ts'
import { isFromElsewhere, presentedBy, type Presented } from './http/sessionCookies.ts'
import { checkSignature } from './http/signedBody.ts'
import { visitSecretOf } from './http/visitCookie.ts'
import { streamsOf, type Streams } from './http/stream.ts'
import { checkConfirmed, checkRecent, lacksPasskey } from './modules/accounts/accounts.ts'
import type { SavedAnswer } from './modules/idempotency/idempotency.ts'
import { callersOf, type CallLimiter } from './modules/limits/limits.ts'
import { personOf, refuse } from './refusal.ts'
import type { Services } from './services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's name, for the log. */
    endpoint?: string
  }
}

export type MountParts = {
  services: Services
  handlers: Handlers
  /** Who holds an access token. */
  readSession: (accessToken: string) => Promise<Person | null>
  countCall: CallLimiter
  /** Whether every answer is held against its shape; in tests and development. */
  checkAnswers: boolean
}

/** What a stranger reads: bookings and tickets ask in words of their own. */
const askToSignIn = (who: Endpoint['who']): Code =>
  who === 'booking.create' || who === 'booking.own' ? 'B_018' : 'error_login'

/** Whether somebody may call: 401 for nobody, 403 for a role without the capability. */
function checkAccess(who: Endpoint['who'], person: Person | null, { accessToken, cookies }: Presented): void {
  if (who === 'anyone' || who === 'gateway') return
  if (!person) refuse(accessToken !== null || cookies ? 'G_401' : askToSignIn(who))
  if (who !== 'signedIn' && !can(person.role, who)) refuse('G_403')
}

/** Whether staff may make a call only in a session that showed a passkey. */
const needsPasskey = ({ who, beforePasskey }: Endpoint): boolean =>
  who !== 'anyone' && who !== 'gateway' && beforePasskey === undefined

/** A write by cookies counts only from a page of ours. Where anyone may call, the cookies are simply not looked at. */
function checkOrigin(endpoint: Endpoint, request: FastifyRequest, presented: Presented): void {
  if (endpoint.method === 'GET' || endpoint.who === 'gateway') return
  if (isFromElsewhere(request)) refuse('G_403')
  if (endpoint.who !== 'anyone' && presented.cookies && !presented.holder.byCookie) refuse('G_403')
}

/** The characters of a User-Agent that are looked at. */
const LONGEST_AGENT = 400

const KEY = /^[\x21-\x7e]{8,200}$/

function keyOf(request: FastifyRequest): string {
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (typeof key === 'string' && KEY.test(key)) return key
  return refuse('G_INPUT', [], {
    fields: { 'Idempotency-Key': { code: key === undefined ? 'C_001' : 'C_004' } },
  })
}

/** The key of a call; null where the call takes none, or goes without. */
function keyIn({ idempotent }: Endpoint, request: FastifyRequest): string | null {
  if (idempotent === undefined) return null
  return idempotent === 'ifKeyed' && request.headers[IDEMPOTENCY_HEADER] === undefined ? null : keyOf(request)
}

function send(reply: FastifyReply, { status, body }: SavedAnswer): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(textOf(body))
}

/** Answers that are the same for everybody may be asked about with If-None-Match. */
function sendPublic(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body)
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'language, cookie')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was sent, with what stands in the address; a body that is no object stays what it is, to be refused. */
function bodyOf({ body, params }: FastifyRequest): unknown {
  const sent = body ?? {}
  return isObject(sent) && isObject(params) ? { ...sent, ...params } : sent
}

/** A path of the table as the framework writes it: `{token}` is a part of the address. */
const routeOf = (path: string): string => API_BASE + path.replace(/\{(\w+)\}/g, ':$1')

/** Reads what a call is asked, or refuses it field by field. */
function inputReader<N extends EndpointName>(name: N): (request: FastifyRequest) => Parsed<N> {
  const endpoint: Endpoint = ENDPOINTS[name]
  const readQuery = queryReader(endpoint.input)

  // What the endpoint's own schema let through is the endpoint's input.
  const isInput = (parsed: {
    success: boolean
    data?: unknown
  }): parsed is { success: true; data: Parsed<N> } => parsed.success
  return (request) => {
    const raw = endpoint.method === 'GET' ? readQuery(queryOf(request.url)) : bodyOf(request)
    const parsed = safeParse(endpoint.input, raw)
    if (isInput(parsed)) return parsed.data
    return refuse('G_INPUT', [], { fields: fieldProblems(parsed.error?.issues ?? [], raw) })
  }
}

/** What is asked of every call before its work: how often, from where, who. */
function opener({ readSession, countCall, services }: MountParts, name: EndpointName) {
  const endpoint: Endpoint = ENDPOINTS[name]
  return async (request: FastifyRequest, reply: FastifyReply): Promise<CallContext> => {
    const presented = presentedBy(request, reply, services.settings.secure)
    const person = presented.accessToken === null ? null : await readSession(presented.accessToken)
    await countCall(callersOf(person?.userId ?? null, request.ip), name, endpoint.limit)
    if (endpoint.signed) checkSignature(request, services.settings.bankSecret, services.clock.now())
    checkOrigin(endpoint, request, presented)
    checkAccess(endpoint.who, person, presented)
    if (needsPasskey(endpoint) && person && lacksPasskey(services.settings.staff, person))
      refuse('G_NEEDS_PASSKEY')
    // Before a key is claimed, so that the same intent goes on with its key once they have shown that it is still them.
    if (person && endpoint.confirm === 'recent') await checkRecent(services.db, person, services.clock.now())
    else if (person && endpoint.confirm) await checkConfirmed(services.db, person, services.clock.now())
    return {
      person,
      language: languageOf(request),
      requestId: request.id,
      address: request.ip,
      query: queryOf(request.url),
      idempotencyKey: null,
      keepAnswer: async () => {},
      session: presented.holder,
      visit: visitSecretOf(request, reply, services.settings.secure),
      files: [],
      agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    }
  }
}

function mountStream<N extends StreamName>(
  app: FastifyInstance,
  name: N,
  parts: MountParts,
  streams: Streams,
) {
  const handlers: Streaming = parts.handlers
  const follow = handlers[name]
  const parse = inputReader(name)
  const open = opener(parts, name)
  app.route({
    method: ENDPOINTS[name].method,
    url: routeOf(ENDPOINTS[name].path),
    config: { endpoint: name },
    handler: async (request, reply) => {
      const context = await open(request, reply)
      const input = parse(request)
      const caller = { userId: personOf(context).userId, address: context.address }
      return streams.send(reply, caller, (gone) => follow(input, context, gone))
    },
  })
}

function mountOne<N extends AnswerName>(app: FastifyInstance, name: N, parts: MountParts): void {
  const { services } = parts
  const endpoint: Endpoint = ENDPOINTS[name]
  const handlers: Answering = parts.handlers
  const handle = handlers[name]
  const parse = inputReader(name)
  const open = opener(parts, name)
  const isPublic = endpoint.method === 'GET' && endpoint.offline.kind === 'lookup'

  const answer = async (input: Parsed<N>, context: CallContext): Promise<unknown> => {
    const data = await handle(input, context)
    if (parts.checkAnswers) {
      const checked = safeParse(endpoint.output, data)
      if (!checked.success)
        throw new Error(`${name} answered with another shape: ${JSON.stringify(checked.error.issues)}`)
    }
    return endpoint.raw ? data : { status: 200, data }
  }

  app.route({
    method: endpoint.method,
    url: routeOf(endpoint.path),
    config: { endpoint: name },
    handler: async (request, reply) => {
      const opened = await open(request, reply)
      const key = keyIn(endpoint, request)
      const input = parse(request)
      const context = { ...opened, files: endpoint.files ? await receiveFiles(request) : [] }
      if (endpoint.file) return sendFile(reply, endpoint.file, await handle(input, context))
      if (key === null && isPublic) return sendPublic(request, reply, await answer(input, context))
      reply.header('cache-control', 'no-store')
      if (key === null) {
        const body = await answer(input, context)
        return body === null ? reply.code(204).send() : send(reply, { status: 200, body })
      }
      const account = context.person?.userId ?? refuse('error_login')
      const { replayed, ...saved } = await answerOnce(
        services,
        { account, key, endpoint: name, input },
        context,
        (keyed) => answer(input, keyed),
      )
      if (replayed) reply.header('idempotency-replayed', 'true')
      return send(reply, saved)
    },
  })
}

const isStream = (name: EndpointName): name is StreamName => 'stream' in ENDPOINTS[name]

/** Makes a route of every row of the endpoint table. */
export function mount(app: FastifyInstance, parts: MountParts): void {
  // Also on what is refused before the call's own work: what a device keeps has to say what it answers.
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const { endpoint } = routeOptions.config
    if (endpoint !== undefined) reply.header(ENDPOINT_HEADER, endpoint)
  })
  const streams = streamsOf(app)
  const takesFiles = (name: EndpointName) => 'files' in ENDPOINTS[name]
  for (const name of ENDPOINT_NAMES) {
    if (isStream(name)) mountStream(app, name, parts, streams)
    else if (!takesFiles(name)) mountOne(app, name, parts)
  }
  void app.register(async (scope) => {
    await takeMultipart(scope)
    for (const name of ENDPOINT_NAMES) if (!isStream(name) && takesFiles(name)) mountOne(scope, name, parts)
  })
}
