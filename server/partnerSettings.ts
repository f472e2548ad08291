import { needed } from './postSettings.ts'
import type { PartnerSettings } from './ports/partner/partnerSettings.ts'
import { SANDBOX_PARTNER, SANDBOX_PARTNER_ACCESS } from './standIns.ts'

type Values = Readonly<Record<string, unknown>> & {
  PARTNER_HOST?: string | undefined
  PARTNER_DEVICE_ID: string
}

const TIMEOUT = 8_000

/** The ticketing partner; null where nobody set one up: services that need it are then not for sale. */
export function partnerOf(values: Values, sandboxed: boolean, own: string): PartnerSettings | null {
  if (sandboxed)
    return { ...SANDBOX_PARTNER_ACCESS, host: own + SANDBOX_PARTNER, timeout: TIMEOUT, standIn: true }
  if (values.PARTNER_HOST === undefined) return null
  const but = 'its tickets are not real then'
  const secret = (name: string) => needed(values, name, 'partner', but)
  return {
    host: values.PARTNER_HOST.replace(/\/+$/, ''),
    username: secret('PARTNER_USERNAME'),
    password: secret('PARTNER_PASSWORD'),
    usernameClient: secret('PARTNER_CLIENT_USERNAME'),
    passwordClient: secret('PARTNER_CLIENT_PASSWORD'),
    deviceId: values.PARTNER_DEVICE_ID,
    bearer: secret('PARTNER_BEARER'),
    timeout: TIMEOUT,
    standIn: false,
  }
}
