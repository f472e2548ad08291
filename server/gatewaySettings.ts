import { needed } from './postSettings.ts'
import type { MomoSettings } from './ports/payment/momo/momoSettings.ts'
import type { VnpaySettings } from './ports/payment/vnpay/vnpaySettings.ts'
import { SANDBOX_MOMO, SANDBOX_MOMO_ACCOUNT, SANDBOX_TERMINAL, sandboxGatewayAddresses } from './standIns.ts'

type Values = Readonly<Record<string, unknown>> & {
  VNPAY_PAY_PAGE: string
  VNPAY_API: string
  VNPAY_SERVER_ADDRESS: string
  MOMO_API: string
  MOMO_PARTNER?: string | undefined
}
type Around = { sandboxes: readonly string[]; publicAddress: string; ownAddress: string }

/** The accounts at payment gateways. `momo` is null where nobody has one: it is not offered then. */
export type GatewaySettings = { vnpay: VnpaySettings; momo: MomoSettings | null }

const BUT = 'no real money moves then'
const TIMEOUT = { vnpay: 10_000, momo: 30_000 } as const

function vnpayOf(values: Values, { sandboxes, publicAddress, ownAddress }: Around): VnpaySettings {
  const common = { serverAddress: values.VNPAY_SERVER_ADDRESS, timeout: TIMEOUT.vnpay }
  if (sandboxes.includes('vnpay'))
    return {
      ...common,
      ...SANDBOX_TERMINAL,
      payPage: sandboxGatewayAddresses(publicAddress).payPage,
      transactionApi: sandboxGatewayAddresses(ownAddress).transactionApi,
    }
  return {
    ...common,
    terminalCode: needed(values, 'VNPAY_TERMINAL', 'vnpay', BUT),
    secret: needed(values, 'VNPAY_SECRET', 'vnpay', BUT),
    payPage: values.VNPAY_PAY_PAGE,
    transactionApi: values.VNPAY_API,
  }
}

function momoOf(values: Values, { sandboxes, ownAddress }: Around): MomoSettings | null {
  if (sandboxes.includes('momo'))
    return { ...SANDBOX_MOMO_ACCOUNT, api: ownAddress + SANDBOX_MOMO, timeout: TIMEOUT.momo }
  if (values.MOMO_PARTNER === undefined) return null
  return {
    api: values.MOMO_API.replace(/\/+$/, ''),
    partner: values.MOMO_PARTNER,
    accessKey: needed(values, 'MOMO_ACCESS_KEY', 'momo', BUT),
    secret: needed(values, 'MOMO_SECRET', 'momo', BUT),
    timeout: TIMEOUT.momo,
  }
}

export const gatewaySettings = (values: Values, around: Around): GatewaySettings => ({
  vnpay: vnpayOf(values, around),
  momo: momoOf(values, around),
})
