import * as z from 'zod/mini'
import { fromGatewayDate } from '#server/ports/payment/vnpay/gatewayDate.ts'
import { readSignedQuery } from '#server/ports/payment/vnpay/signature.ts'
import type { SandboxGatewaySettings } from './settings.ts'

const gatewayDate = z.string().check(z.refine((text) => fromGatewayDate(text) !== null))

/** What VNPay 2.1.0 asks of an address that leads to its pay page. */
const payOrder = z.object({
  vnp_Version: z.literal('2.1.0'),
  vnp_Command: z.literal('pay'),
  vnp_TmnCode: z.string(),
  vnp_Amount: z.string().check(z.regex(/^[1-9]\d{0,9}00$/)),
  vnp_CurrCode: z.literal('VND'),
  vnp_TxnRef: z.string().check(z.regex(/^[A-Za-z0-9]{1,100}$/)),
  vnp_OrderInfo: z.string().check(z.regex(/^[A-Za-z0-9 ]{1,255}$/)),
  vnp_OrderType: z.string().check(z.regex(/^[A-Za-z0-9]{1,100}$/)),
  vnp_CreateDate: gatewayDate,
  vnp_ExpireDate: z.optional(gatewayDate),
  vnp_IpAddr: z.string().check(z.regex(/^[0-9A-Fa-f.:]{7,45}$/)),
  vnp_Locale: z.enum(['vn', 'en']),
  vnp_ReturnUrl: z.url({ protocol: /^https?$/ }).check(z.maxLength(255)),
})

export interface PayOrder {
  reference: string
  amount: number
  orderInfo: string
  createDate: string
  expireDate: string | null
  returnAddress: string
  language: 'vi' | 'en'
}

/** The order in the address of the pay page, or the name of what is wrong with it. Only a right signature is read. */
export function readOrder(
  query: string,
  settings: Pick<SandboxGatewaySettings, 'secret' | 'terminalCode'>,
): { kind: 'order'; order: PayOrder } | { kind: 'refused'; what: string } {
  const fields = readSignedQuery(query, settings.secret)
  if (!fields) return { kind: 'refused', what: 'vnp_SecureHash' }
  const parsed = payOrder.safeParse(Object.fromEntries(fields))
  if (!parsed.success)
    return { kind: 'refused', what: parsed.error.issues.map((issue) => issue.path.join('.')).join(', ') }
  if (parsed.data.vnp_TmnCode !== settings.terminalCode) return { kind: 'refused', what: 'vnp_TmnCode' }
  return {
    kind: 'order',
    order: {
      reference: parsed.data.vnp_TxnRef,
      amount: Number(parsed.data.vnp_Amount) / 100,
      orderInfo: parsed.data.vnp_OrderInfo,
      createDate: parsed.data.vnp_CreateDate,
      expireDate: parsed.data.vnp_ExpireDate ?? null,
      returnAddress: parsed.data.vnp_ReturnUrl,
      language: parsed.data.vnp_Locale === 'en' ? 'en' : 'vi',
    },
  }
}
