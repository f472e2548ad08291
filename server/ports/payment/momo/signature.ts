import { createHmac, timingSafeEqual } from 'node:crypto'

/** Which fields of a message are signed, in which order (MoMo, v2 of its API): by name, with the account's access key among them. */
export const SIGNED = {
  create: [
    'accessKey',
    'amount',
    'extraData',
    'ipnUrl',
    'orderId',
    'orderInfo',
    'partnerCode',
    'redirectUrl',
    'requestId',
    'requestType',
  ],
  result: [
    'accessKey',
    'amount',
    'extraData',
    'message',
    'orderId',
    'orderInfo',
    'orderType',
    'partnerCode',
    'payType',
    'requestId',
    'responseTime',
    'resultCode',
    'transId',
  ],
  query: ['accessKey', 'orderId', 'partnerCode', 'requestId'],
  refund: ['accessKey', 'amount', 'description', 'orderId', 'partnerCode', 'requestId', 'transId'],
} as const

export type MomoFields = Readonly<Record<string, string | number>>

/** HMAC-SHA256 in lower-case hex over `name=value`, joined by `&`, nothing encoded. */
export function sign(kind: keyof typeof SIGNED, fields: MomoFields, secret: string): string {
  const text = SIGNED[kind].map((name) => `${name}=${fields[name] ?? ''}`).join('&')
  return createHmac('sha256', secret).update(text, 'utf8').digest('hex')
}

/** Whether `received` signs the fields. Takes the same time whatever was received; a malformed one is never right. */
export function isSigned(
  kind: keyof typeof SIGNED,
  fields: MomoFields,
  secret: string,
  received: unknown,
): boolean {
  if (typeof received !== 'string' || !/^[0-9a-f]{64}$/i.test(received)) return false
  return timingSafeEqual(Buffer.from(received, 'hex'), Buffer.from(sign(kind, fields, secret), 'hex'))
}
