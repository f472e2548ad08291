import { ConfigurationError } from './configurationError.ts'

/**
 * What an installation of production may do without, one by one, and only when it says so: TLS, a database that keeps what was
 * acknowledged when the power goes, limits of calls that hold, a gateway over TLS, letters and text messages that nobody else
 * reads. Every page then warns of it.
 */
const INSECURITIES = ['http', 'database', 'limits', 'gateway', 'mailbox'] as const
export type Insecurity = (typeof INSECURITIES)[number]
/** Above this a limit limits nobody. */
const LIMITS_AT_MOST = 10

/** A secret of fewer characters can be guessed. */
const LEAST_SECRET = 32

type Values = {
  INSECURE?: string | undefined
  PUBLIC_ADDRESS?: string | undefined
  DATABASE_URL?: string | undefined
  RATE_LIMIT_FACTOR: number
  VNPAY_PAY_PAGE: string
  VNPAY_API: string
  MOMO_API: string
}

/** What a setting of production is not, unless INSECURE names it. */
export function insecureOf(values: Values, production: boolean, sandboxes: readonly string[]): Insecurity[] {
  const allowed = (values.INSECURE ?? '').split(',').map((name) => name.trim())
  const unknown = allowed.find((name) => name !== '' && !INSECURITIES.some((known) => known === name))
  if (unknown !== undefined)
    throw new ConfigurationError(`INSECURE: "${unknown}" is none of ${INSECURITIES.join(', ')}.`)
  if (!production) return []
  const isPlain = (of: string | undefined) => of?.startsWith('http://') === true
  const real = !sandboxes.includes('vnpay')
  const found: [Insecurity, boolean, string][] = [
    ['http', isPlain(values.PUBLIC_ADDRESS), 'PUBLIC_ADDRESS must start with https:// in production'],
    [
      'database',
      values.DATABASE_URL === undefined,
      'DATABASE_URL is missing: the embedded database may lose the last bookings when the power goes',
    ],
    [
      'limits',
      values.RATE_LIMIT_FACTOR > LIMITS_AT_MOST,
      `RATE_LIMIT_FACTOR must be at most ${LIMITS_AT_MOST} in production`,
    ],
    [
      'gateway',
      real && isPlain(values.VNPAY_PAY_PAGE),
      'VNPAY_PAY_PAGE must start with https:// in production',
    ],
    ['gateway', real && isPlain(values.VNPAY_API), 'VNPAY_API must start with https:// in production'],
    [
      'gateway',
      !sandboxes.includes('momo') && isPlain(values.MOMO_API),
      'MOMO_API must start with https:// in production',
    ],
    [
      'mailbox',
      sandboxes.some((name) => name === 'mail' || name === 'sms'),
      'SANDBOX: mail and sms show every code at /sandbox/mailbox to anybody',
    ],
  ]
  const insecure = found.filter(([, is]) => is)
  for (const [name, , says] of insecure)
    if (!allowed.includes(name))
      throw new ConfigurationError(
        `${says}, unless INSECURE=${name} says that this installation is no real one.`,
      )
  return [...new Set(insecure.map(([name]) => name))]
}

/** Secrets between commas, the newest first. Production has one of its own. */
export function secretsOf(text: string | undefined, production: boolean): string[] {
  const secrets = (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  if (secrets.some((one) => one.length < LEAST_SECRET))
    throw new ConfigurationError(`GHE_SECRET must be at least ${LEAST_SECRET} characters long.`)
  if (production && secrets.length === 0)
    throw new ConfigurationError(
      'GHE_SECRET is missing: what the secrets in the database are sealed with. openssl rand -base64 32 makes one.',
    )
  return secrets
}
