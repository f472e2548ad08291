import * as z from 'zod/mini'
import type { Company } from '#contract/shapes/company.ts'
import { companyOf } from './companySettings.ts'
import { addressesOf } from './db/address.ts'
import { ConfigurationError } from './configurationError.ts'
import { hostsOf } from './hostNames.ts'
import { s3Of } from './filesSettings.ts'
import type { S3Settings } from './ports/files/s3Settings.ts'
import type { SmtpSettings } from './ports/mail/smtp.ts'
import type { EsmsSettings } from './ports/sms/esms.ts'
import { mailOf, smsOf } from './postSettings.ts'
import { insecureOf, secretsOf, type Insecurity } from './safeSettings.ts'
import { clockAheadOf, sandboxesOf, type Sandbox } from './sandboxSettings.ts'
import { socialOf, type SocialSettings } from './socialSettings.ts'
import { partnerOf } from './partnerSettings.ts'
import type { PartnerSettings } from './ports/partner/partnerSettings.ts'
import { metricsOf, type MetricsSettings } from './seeingSettings.ts'
import { staffOf, type StaffSettings } from './staffSettings.ts'
import { pushOf, type PushSettings } from './pushSettings.ts'
import { WAY_NAMES, type WayToPay } from '#contract/waysToPay.ts'
import { gatewaySettings, type GatewaySettings } from './gatewaySettings.ts'

const MODES = ['demo', 'development', 'production'] as const
type Mode = (typeof MODES)[number]

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** What an empty variable means: not set. */
const blank = (value: string | undefined) =>
  value === undefined || value.trim() === '' ? undefined : value.trim()
const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .check(
      z.int({ error: 'must be a whole number' }),
      z.gte(least, { error: `must be at least ${least}` }),
      z.lte(most, { error: `must be at most ${most}` }),
    )
const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
})

const variables = z.object({
  GHE_MODE: z.optional(z.enum(MODES, { error: `must be one of ${MODES.join(', ')}` })),
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(whole(1, 65_535), 3000),
  HOST: z.optional(z.string()),
  PUBLIC_ADDRESS: z.optional(address),
  TRUST_PROXY: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), '.data'),
  PICTURES_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(
    z.string().check(
      z.refine((text) => addressesOf(text) !== null, {
        error: 'must be an address that starts with postgres://, its hosts between commas',
      }),
    ),
  ),
  DATABASE_READ_URL: z.optional(
    z.string().check(
      z.refine((text) => addressesOf(text)?.length === 1, {
        error: 'must be an address of one host that starts with postgres://',
      }),
    ),
  ),
  DATABASE_CONNECTIONS: z._default(whole(1, 1000), 20),
  S3_BUCKET: z.optional(z.string()),
  S3_ENDPOINT: z.optional(address),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  MIGRATE: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  DRAIN_SECONDS: z.optional(whole(0, 120)),
  METRICS_PORT: z.optional(whole(1, 65_535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  RATE_LIMIT_FACTOR: z._default(whole(1, 1_000_000), 1),
  INSECURE: z.optional(z.string()),
  GHE_SECRET: z.optional(z.string()),
  STAFF_PASSKEY: z.optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  SECOND_PERSON_ABOVE: z._default(whole(0, 1_000_000_000_000), 20_000_000),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })),
  SANDBOX: z.optional(z.string()),
  SANDBOX_CLOCK_AHEAD: z._default(whole(0, 366 * 24 * 60), 0),
  SECURITY_CONTACT: z.optional(
    z.url({ protocol: /^(https|mailto|tel)$/, error: 'must start with mailto:, https:// or tel:' }),
  ),
  HOTLINE: z.optional(z.string()),
  COMPANY: z.optional(z.string()),
  COMPANY_EMAIL: z.optional(z.email({ error: 'must be an email address' })),
  COMPANY_PROJECTS: z.optional(z.string()),
  COMPANY_APPS: z.optional(z.string()),
  BANK_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(16, { error: 'must be at least 16 characters long' })),
  ),
  VR_HOSTS: z._default(z.string(), 'my.matterport.com,kuula.co'),
  VIDEO_HOSTS: z._default(z.string(), 'www.youtube-nocookie.com'),
  MAP_TILES: z.optional(z.string()),
  VNPAY_TERMINAL: z.optional(z.string()),
  VNPAY_SECRET: z.optional(z.string()),
  VNPAY_PAY_PAGE: z._default(address, 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html'),
  VNPAY_API: z._default(address, 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction'),
  VNPAY_SERVER_ADDRESS: z._default(z.string(), '127.0.0.1'),
  MOMO_PARTNER: z.optional(z.string()),
  MOMO_ACCESS_KEY: z.optional(z.string()),
  MOMO_SECRET: z.optional(z.string()),
  MOMO_API: z._default(address, 'https://test-payment.momo.vn'),
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' }),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(z.regex(/^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$/, { error: 'must look like Ghé <hello@example.com>' })),
  ),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(address, 'https://accounts.google.com'),
  FACEBOOK_APP_ID: z.optional(z.string()),
  FACEBOOK_APP_SECRET: z.optional(z.string()),
  FACEBOOK_DIALOG: z._default(address, 'https://www.facebook.com/v21.0/dialog/oauth'),
  FACEBOOK_GRAPH: z._default(address, 'https://graph.facebook.com/v21.0'),
  APPLE_CLIENT_ID: z.optional(z.string()),
  APPLE_TEAM_ID: z.optional(z.string()),
  APPLE_KEY_ID: z.optional(z.string()),
  APPLE_PRIVATE_KEY: z.optional(z.string()),
  APPLE_ISSUER: z._default(address, 'https://appleid.apple.com'),
  FCM_PROJECT: z.optional(z.string()),
  FCM_CLIENT_EMAIL: z.optional(z.string()),
  FCM_PRIVATE_KEY: z.optional(z.string()),
  FCM_WEB_API_KEY: z.optional(z.string()),
  FCM_WEB_APP_ID: z.optional(z.string()),
  FCM_WEB_SENDER_ID: z.optional(z.string()),
  FCM_VAPID_KEY: z.optional(z.string()),
  FCM_TOKEN_ADDRESS: z._default(address, 'https://oauth2.googleapis.com/token'),
  FCM_ADDRESS: z._default(address, 'https://fcm.googleapis.com/v1'),
  PARTNER_HOST: z.optional(address),
  PARTNER_USERNAME: z.optional(z.string()),
  PARTNER_PASSWORD: z.optional(z.string()),
  PARTNER_CLIENT_USERNAME: z.optional(z.string()),
  PARTNER_CLIENT_PASSWORD: z.optional(z.string()),
  PARTNER_DEVICE_ID: z._default(z.string(), 'ghe-server'),
  PARTNER_BEARER: z.optional(z.string()),
  ESMS_API_KEY: z.optional(z.string()),
  ESMS_SECRET_KEY: z.optional(z.string()),
  ESMS_BRANDNAME: z.optional(z.string()),
  ESMS_ADDRESS: z._default(
    address,
    'https://rest.esms.vn/MainService.svc/json/SendMultipleMessage_V4_post_json/',
  ),
})

/** Everything that differs from one installation to another. */
export type Settings = {
  mode: Mode
  port: number
  host: string
  /** This server as browsers and gateways reach it, without a slash at the end. */
  publicAddress: string
  /** This server as it reaches itself: where its own stand-ins call it. */
  ownAddress: string
  /** Cookies and headers are those of https. */
  secure: boolean
  /** Fastify's trustProxy: how many proxies, or which addresses, may say who calls. */
  trustProxy: boolean | number | string
  dataDirectory: string
  /** Where drawn pictures are kept, for several processes alike; null in the data directory. */
  pictureDirectory: string | null
  /** Where pictures that people send are kept for every node; null in the data directory. */
  s3: S3Settings | null
  databaseUrl: string | null
  /** A replica of it, for what is large and may be some seconds old; null: there is none. */
  databaseReadUrl: string | null
  databaseConnections: number
  /** Whether a start brings the tables up to date; else `npm run migrate` does. */
  migrate: boolean
  /** How long a process that was told to end still answers, so that proxies stop asking it before its door closes. */
  drainSeconds: number
  metrics: MetricsSettings
  /** Multiplies every limit of calls per minute; 1 but for tests. */
  rateLimitFactor: number
  logLevel: (typeof LOG_LEVELS)[number]
  sandboxes: readonly Sandbox[]
  /** By how many minutes a clock that can be moved is ahead from the start. */
  clockAhead: number
  /** What this installation does without, as it says itself; every page warns of it. */
  insecure: readonly Insecurity[]
  /** What secrets in the database are sealed with, the newest first; none: one of its own under the data directory. */
  secrets: readonly string[]
  staff: StaffSettings
  /** Whether an empty database is filled with the demo. */
  demo: boolean
  hotline: string | null
  /** Who runs the product, for the footer. */
  company: Company
  /** Where somebody who found a hole tells of it, as an address (mailto:, https:, tel:). */
  securityContact: string
  /** What a bank's service signs its calls with; null: it tells nothing. */
  bankSecret: string | null
  /** Hosts whose virtual-reality tours may be framed. */
  vrHosts: readonly string[]
  vnpay: GatewaySettings['vnpay']
  momo: GatewaySettings['momo']
  /** How one can pay here. */
  ways: WayToPay[]
  /** Hosts whose films may be played. */
  videoHosts: readonly string[]
  /** A PMTiles file whose tiles are drawn over the map that comes with the app; null: that one alone. */
  mapTiles: string | null
  /** Null where the stand-in runs: the mailbox page. */
  mail: SmtpSettings | null
  sms: EsmsSettings | null
  social: SocialSettings
  /** Null where nobody set it up, and where the stand-in runs. */
  push: PushSettings | null
  /** The ticketing partner; null where nobody set it up. */
  partner: PartnerSettings | null
}

function trustProxyOf(text: string | undefined): boolean | number | string {
  if (text === undefined || text === 'false') return false
  if (text === 'true') return true
  return /^\d+$/.test(text) ? Number(text) : text
}

/** Reads the settings. A missing or malformed one ends with one line that names it. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(variables.shape).map((name) => [name, blank(environment[name])]),
  )
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigurationError(
      `${issue?.path.join('.') ?? 'A setting'} ${issue?.message ?? 'is not right'}.`,
    )
  }
  const values = parsed.data
  const mode = values.GHE_MODE ?? (values.NODE_ENV === 'production' ? 'production' : 'demo')
  const publicAddress = (values.PUBLIC_ADDRESS ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  if (mode === 'production' && values.PUBLIC_ADDRESS === undefined)
    throw new ConfigurationError('PUBLIC_ADDRESS is missing: the address at which people reach this server.')
  const sandboxes = sandboxesOf(values.SANDBOX, mode === 'production')
  const insecure = insecureOf(values, mode === 'production', sandboxes)
  const host = values.HOST ?? (mode === 'production' ? '0.0.0.0' : 'localhost')
  const reachable = ['localhost', '0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  const listening = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${values.PORT}`
  const gateways = gatewaySettings(values, { sandboxes, publicAddress, ownAddress: listening })
  const ways = WAY_NAMES.filter((way) => way !== 'MOMO' || gateways.momo !== null)
  return {
    mode,
    port: values.PORT,
    host,
    publicAddress,
    ownAddress: listening,
    secure: publicAddress.startsWith('https://'),
    trustProxy: trustProxyOf(values.TRUST_PROXY),
    dataDirectory: values.DATA_DIR,
    pictureDirectory: values.PICTURES_DIR ?? null,
    s3: s3Of(values),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    migrate: values.MIGRATE === 'on',
    drainSeconds: values.DRAIN_SECONDS ?? (mode === 'production' ? 5 : 0),
    metrics: metricsOf(values),
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    logLevel: values.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    sandboxes,
    clockAhead: clockAheadOf(values.SANDBOX_CLOCK_AHEAD, sandboxes),
    insecure,
    staff: staffOf(values, mode === 'production'),
    demo: mode !== 'production',
    hotline: values.HOTLINE ?? null,
    company: companyOf(values, ways),
    ways,
    securityContact: values.SECURITY_CONTACT ?? `mailto:security@${new URL(publicAddress).hostname}`,
    bankSecret: values.BANK_WEBHOOK_SECRET ?? null,
    vrHosts: hostsOf('VR_HOSTS', values.VR_HOSTS),
    videoHosts: hostsOf('VIDEO_HOSTS', values.VIDEO_HOSTS),
    mapTiles: values.MAP_TILES ?? null,
    ...gateways,
    mail: mailOf(values, sandboxes.includes('mail')),
    sms: smsOf(values, sandboxes.includes('sms')),
    social: socialOf(values, sandboxes.includes('social'), publicAddress, listening),
    push: pushOf(values, sandboxes.includes('push')),
    partner: partnerOf(values, sandboxes.includes('partner'), listening),
    secrets: secretsOf(values.GHE_SECRET, mode === 'production'),
  }
}
