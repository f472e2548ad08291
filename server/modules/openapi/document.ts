import { toJSONSchema } from 'zod/v4/core'
import { CODES, type Code } from '#contract/codes.ts'
import { API_BASE, ENDPOINTS, ENDPOINT_NAMES, type Endpoint } from '#contract/endpoints.ts'
import { grouped } from '#server/grouped.ts'
import { problem } from '#contract/shapes/problem.ts'
import { IDEMPOTENCY_HEADER, LANGUAGE_HEADER, PAGE_HEADER } from '#contract/worker.ts'

type Json = Record<string, unknown>

/** What any call can fail with, whatever its row says. */
const ALWAYS: readonly Code[] = ['G_INPUT', 'G_429', 'G_503', 'errorOccurred']
const BY_SESSION: readonly Code[] = ['error_login', 'B_018', 'G_401', 'G_403']
const BY_KEY: readonly Code[] = ['G_422', 'G_RUNNING']

/** Every code that an endpoint can fail with. */
export const failuresOf = (endpoint: Endpoint): Code[] => [
  ...new Set([
    ...endpoint.fails,
    ...ALWAYS,
    ...(endpoint.who === 'anyone' || endpoint.who === 'gateway' ? [] : BY_SESSION),
    ...(endpoint.method === 'GET' ? [] : (['G_413'] as const)),
    ...(endpoint.idempotent ? BY_KEY : []),
  ]),
]

/** A schema without its marks of a document of its own. */
function schemaOf(schema: Endpoint['input'], io: 'input' | 'output'): Json {
  const {
    $schema: _draft,
    '~standard': _standard,
    ...rest
  } = toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parametersOf(endpoint: Endpoint): Json[] {
  const language = {
    name: LANGUAGE_HEADER,
    in: 'header',
    description: '0 Vietnamese (default), 1 English; else the cookie `lang`.',
    schema: { enum: ['0', '1'] },
  }
  const key = {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: endpoint.idempotent === true,
    description: 'One per intent, kept over retries; 8 to 200 printable characters. Kept for seven days.',
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  }
  const page = {
    name: PAGE_HEADER,
    in: 'header',
    description: 'Proves with the cookies that a page of this site calls. Not needed with a Bearer token.',
    schema: { const: '1' },
  }
  const needsPage = endpoint.method !== 'GET' && endpoint.who !== 'gateway'
  return [
    language,
    ...(endpoint.idempotent ? [key] : []),
    ...(needsPage ? [page] : []),
    ...queryOf(endpoint),
    ...pathOf(endpoint),
  ]
}

function queryOf(endpoint: Endpoint): Json[] {
  if (endpoint.method !== 'GET') return []
  const { properties, required } = schemaOf(endpoint.input, 'input')
  const needed = Array.isArray(required) ? required : []
  return Object.entries(isJson(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema,
  }))
}

/** The fields of the input that stand in the address. */
function pathOf({ path, input }: Endpoint): Json[] {
  const { properties } = schemaOf(input, 'input')
  const schemas = isJson(properties) ? properties : {}
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas[name],
  }))
}

function answersOf(endpoint: Endpoint): Json {
  const data = schemaOf(endpoint.output, 'output')
  const success = endpoint.raw
    ? data
    : { type: 'object', required: ['status', 'data'], properties: { status: { const: 200 }, data } }
  const byStatus = grouped(failuresOf(endpoint), (code) => CODES[code].status)
  return {
    200: endpoint.stream
      ? {
          description: 'Events, each with data of this shape.',
          content: { 'text/event-stream': { schema: data } },
        }
      : { description: 'Done.', content: { 'application/json': { schema: success } } },
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `${code}: ${CODES[code].en}`).join('\n'),
          ...(status === 429 || status === 503
            ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } } }
            : {}),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
    ),
  }
}

const bodyOf = (endpoint: Endpoint): Json =>
  endpoint.files
    ? {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: { file: { type: 'array', items: { type: 'string', format: 'binary' } } },
          },
        },
      }
    : { 'application/json': { schema: schemaOf(endpoint.input, 'input') } }

function operationOf(name: string, endpoint: Endpoint): Json {
  const open = endpoint.who === 'anyone' || endpoint.who === 'gateway'
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: endpoint.says,
    description: `For: ${endpoint.who}. At most ${endpoint.limit} calls a minute for one caller. Without a network: ${endpoint.offline.kind}.`,
    parameters: parametersOf(endpoint),
    ...(endpoint.method === 'POST' ? { requestBody: { content: bodyOf(endpoint) } } : {}),
    responses: answersOf(endpoint),
    security: open ? [] : [{ bearer: [] }, { cookie: [] }],
    'x-who': endpoint.who,
    'x-limit-per-minute': endpoint.limit,
    'x-offline': endpoint.offline,
  }
}

/** The OpenAPI 3.1 document of all calls, made of the endpoint table. */
export function openapiDocument({ version, secure }: { version: string; secure: boolean }): Json {
  const paths: Record<string, Json> = {}
  for (const name of ENDPOINT_NAMES) {
    const endpoint: Endpoint = ENDPOINTS[name]
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(name, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ghé',
      version,
      description:
        'Stays in Việt Nam. Prices are whole VND, days YYYY-MM-DD, moments ISO 8601 in UTC. Bodies are JSON of at most 256 KiB.',
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: secure ? '__Host-ghe_access' : 'ghe_access' },
      },
    },
  }
}
