import * as z from 'zod/mini'
import type { NoAnswer } from '../payment.ts'
import type { MomoSettings } from './momoSettings.ts'
import { sign, type MomoFields, type SIGNED } from './signature.ts'

const answered = z.looseObject({
  orderId: z.optional(z.string()),
  resultCode: z.int(),
  message: z._default(z.string(), ''),
})
type Answered = z.infer<typeof answered>

/** Sends one signed message to MoMo; its answers carry no signature, so TLS and the order's own number have to vouch for them. */
export async function askMomo<Answer>(
  kind: Exclude<keyof typeof SIGNED, 'result'>,
  message: MomoFields,
  settings: MomoSettings,
  read: (answer: Answered) => Answer,
): Promise<Answer | NoAnswer> {
  const signature = sign(kind, { ...message, accessKey: settings.accessKey }, settings.secret)
  try {
    const response = await fetch(`${settings.api}/v2/gateway/api/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, signature }),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeout),
    })
    // A refusal comes as 400 or 404 with its result code in the body.
    const parsed = answered.safeParse(await response.json())
    if (!parsed.success) return { kind: 'unreachable', reason: `HTTP ${response.status}` }
    if (parsed.data.orderId !== undefined && parsed.data.orderId !== message['orderId'])
      return { kind: 'unverified', responseCode: String(parsed.data.resultCode) }
    return read(parsed.data)
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'no answer'
    return { kind: 'unreachable', reason }
  }
}
