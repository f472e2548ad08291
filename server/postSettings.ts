import { ConfigurationError } from './configurationError.ts'
import type { EsmsSettings } from './ports/sms/esms.ts'
import type { SmtpSettings } from './ports/mail/smtp.ts'

type Values = {
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  ESMS_API_KEY?: string | undefined
  ESMS_SECRET_KEY?: string | undefined
  ESMS_BRANDNAME?: string | undefined
  ESMS_ADDRESS: string
}

/** A setting that has to be there where its stand-in does not run. */
export function needed(
  values: Readonly<Record<string, unknown>>,
  name: string,
  standIn: string,
  but: string,
): string {
  const value = values[name]
  if (typeof value === 'string') return value
  throw new ConfigurationError(
    `${name} is missing: set it, or ask for the stand-in by name with SANDBOX=${standIn} (${but}).`,
  )
}

/** The mail server; null where its stand-in runs. */
export function mailOf(values: Values, sandboxed: boolean): SmtpSettings | null {
  if (sandboxed) return null
  const but = 'no letter is really sent then'
  return { url: needed(values, 'SMTP_URL', 'mail', but), from: needed(values, 'MAIL_FROM', 'mail', but) }
}

/** The provider of text messages; null where its stand-in runs. */
export function smsOf(values: Values, sandboxed: boolean): EsmsSettings | null {
  if (sandboxed) return null
  const but = 'no text message is really sent then'
  return {
    apiKey: needed(values, 'ESMS_API_KEY', 'sms', but),
    secretKey: needed(values, 'ESMS_SECRET_KEY', 'sms', but),
    brandname: needed(values, 'ESMS_BRANDNAME', 'sms', but),
    address: values.ESMS_ADDRESS,
  }
}
