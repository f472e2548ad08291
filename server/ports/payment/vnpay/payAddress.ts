import { ProductCode, VNPay, VnpLocale } from 'vnpay'
import { carries } from '#contract/waysToPay.ts'
import { toGatewayDate } from './gatewayDate.ts'
import { plainOrderInfo } from './orderInfo.ts'
import type { PayRequest } from '../payment.ts'
import type { VnpaySettings } from './vnpaySettings.ts'

const REFERENCE = /^[A-Za-z0-9]{1,100}$/

/** Throws a RangeError for an amount that is not whole VND within what the gateway can carry. */
export function checkedAmount(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount <= 0 || !carries('VNPAY', amount))
    throw new RangeError(`not an amount in VND: ${amount}`)
  return amount
}

/** Throws a RangeError for a reference that the gateway would not give back unchanged. */
export function checkedReference(reference: string): string {
  if (!REFERENCE.test(reference)) throw new RangeError(`not a payment reference: ${reference}`)
  return reference
}

/** The gateway takes addresses of 7 characters or more; the shorter ones (::1) are this machine. */
function addressForGateway(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  return plain.length < 7 ? '127.0.0.1' : plain
}

/** Builds signed addresses of the pay page with the `vnpay` package; the dates are ours, its own helper needs TZ=UTC. */
export function payAddressBuilder(settings: VnpaySettings): (request: PayRequest) => string {
  const page = new URL(settings.payPage)
  const client = new VNPay({
    tmnCode: settings.terminalCode,
    secureSecret: settings.secret,
    vnpayHost: page.origin,
    endpoints: { paymentEndpoint: page.pathname },
    enableLog: false,
  })
  return (request) =>
    client.buildPaymentUrl({
      vnp_Amount: checkedAmount(request.amount),
      vnp_TxnRef: checkedReference(request.reference),
      // An empty one would be left out, and then the gateway refuses the whole address.
      vnp_OrderInfo: plainOrderInfo(request.description) || request.reference,
      vnp_OrderType: ProductCode.Hotel_Tourism,
      vnp_CreateDate: Number(toGatewayDate(request.createdAt)),
      vnp_ExpireDate: Number(toGatewayDate(request.expiresAt)),
      vnp_IpAddr: addressForGateway(request.payerAddress),
      vnp_Locale: request.language === 'en' ? VnpLocale.EN : VnpLocale.VN,
      vnp_ReturnUrl: request.returnAddress,
    })
}
