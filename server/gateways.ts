import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { momoGateway } from './ports/payment/momo/momo.ts'
import type { PaymentGateways } from './ports/payment/payment.ts'
import { vnpayGateway } from './ports/payment/vnpay/vnpay.ts'
import type { Services } from './services.ts'

/** Where MoMo calls; its stand-in calls this very process. */
export const momoIpnAddress = ({ sandboxes, ownAddress, publicAddress }: Services['settings']): string =>
  (sandboxes.includes('momo') ? ownAddress : publicAddress) + API_BASE + ENDPOINTS['payment.momoIpn'].path

/** The gateways that the settings have an account at. */
export const gatewaysOf = ({ settings, clock }: Pick<Services, 'settings' | 'clock'>): PaymentGateways => ({
  VNPAY: vnpayGateway(settings.vnpay, clock),
  MOMO: settings.momo && momoGateway(settings.momo, { clock, ipnAddress: () => momoIpnAddress(settings) }),
})
