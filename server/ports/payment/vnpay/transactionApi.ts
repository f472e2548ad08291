import * as z from 'zod/mini'
import type { NoAnswer } from '../payment.ts'
import { isSignedBy, joinedText, sign, type GatewayFields } from './signature.ts'
import type { VnpaySettings } from './vnpaySettings.ts'

/** Which values of a message are signed, in which order: VNPay's page "querydr & refund", version 2.1.0. */
export const SIGNED_ORDER = {
  querydr: {
    request: [
      'vnp_RequestId',
      'vnp_Version',
      'vnp_Command',
      'vnp_TmnCode',
      'vnp_TxnRef',
      'vnp_TransactionDate',
      'vnp_CreateDate',
      'vnp_IpAddr',
      'vnp_OrderInfo',
    ],
    answer: [
      'vnp_ResponseId',
      'vnp_Command',
      'vnp_ResponseCode',
      'vnp_Message',
      'vnp_TmnCode',
      'vnp_TxnRef',
      'vnp_Amount',
      'vnp_BankCode',
      'vnp_PayDate',
      'vnp_TransactionNo',
      'vnp_TransactionType',
      'vnp_TransactionStatus',
      'vnp_OrderInfo',
      'vnp_PromotionCode',
      'vnp_PromotionAmount',
    ],
  },
  refund: {
    request: [
      'vnp_RequestId',
      'vnp_Version',
      'vnp_Command',
      'vnp_TmnCode',
      'vnp_TransactionType',
      'vnp_TxnRef',
      'vnp_Amount',
      'vnp_TransactionNo',
      'vnp_TransactionDate',
      'vnp_CreateBy',
      'vnp_CreateDate',
      'vnp_IpAddr',
      'vnp_OrderInfo',
    ],
    answer: [
      'vnp_ResponseId',
      'vnp_Command',
      'vnp_ResponseCode',
      'vnp_Message',
      'vnp_TmnCode',
      'vnp_TxnRef',
      'vnp_Amount',
      'vnp_BankCode',
      'vnp_PayDate',
      'vnp_TransactionNo',
      'vnp_TransactionType',
      'vnp_TransactionStatus',
      'vnp_OrderInfo',
    ],
  },
} as const
export type GatewayCommand = keyof typeof SIGNED_ORDER

/** A message of the transaction interface: flat JSON whose values are texts, or now and then bare numbers. */
export const gatewayMessage = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** The message's fields as texts, exactly as they are signed; nothing is scaled or rounded before the check. */
export function messageFields(message: z.infer<typeof gatewayMessage>): Map<string, string> {
  return new Map(Object.entries(message).map(([name, value]) => [name, value === null ? '' : String(value)]))
}

export type GatewayAnswer = Exclude<NoAnswer, { kind: 'refused' }> | { kind: 'answer'; fields: GatewayFields }

/** Sends one signed message and believes the answer only when it is signed for the same command and terminal. */
export async function askGateway(
  command: GatewayCommand,
  message: GatewayFields,
  settings: VnpaySettings,
): Promise<GatewayAnswer> {
  const secureHash = sign(joinedText(message, SIGNED_ORDER[command].request), settings.secret)
  const answer = await post(settings, { ...Object.fromEntries(message), vnp_SecureHash: secureHash })
  if (typeof answer === 'string') return { kind: 'unreachable', reason: answer }
  const fields = messageFields(answer)
  // The terminal is part of what is signed, whether or not the answer spells it out.
  const terminal = fields.get('vnp_TmnCode') ?? settings.terminalCode
  const text = joinedText(new Map([...fields, ['vnp_TmnCode', terminal]]), SIGNED_ORDER[command].answer)
  const signed = isSignedBy(text, settings.secret, fields.get('vnp_SecureHash'))
  const ours = fields.get('vnp_Command') === command && terminal === settings.terminalCode
  return signed && ours
    ? { kind: 'answer', fields }
    : { kind: 'unverified', responseCode: fields.get('vnp_ResponseCode') ?? null }
}

/** The answer's JSON, or in words why there is none. */
async function post(settings: VnpaySettings, body: Record<string, string>) {
  try {
    const response = await fetch(settings.transactionApi, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeout),
    })
    if (!response.ok) return `HTTP ${response.status}`
    const parsed = gatewayMessage.safeParse(await response.json())
    return parsed.success ? parsed.data : 'the answer is not a flat message'
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'no answer'
  }
}
