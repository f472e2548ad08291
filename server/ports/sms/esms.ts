import * as z from 'zod/mini'
import type { SmsPort } from './sms.ts'

export type EsmsSettings = {
  apiKey: string
  secretKey: string
  /** The registered sender name that phones show. */
  brandname: string
  /** eSMS's endpoint for one message. */
  address: string
}

const TIMEOUT = 8_000
/** Customer care: codes and notices, to one number. */
const CARE_MESSAGE = '2'
const ACCEPTED = '100'

const answer = z.object({ CodeResult: z.coerce.string(), ErrorMessage: z.optional(z.string()) })

/**
 * Text messages by eSMS (developers.esms.vn, "Send OTP/Customer care message"). Its numbers have no plus; it takes each
 * RequestId once. The text must follow a template registered with the operators, in letters without marks.
 */
export function esms({ apiKey, secretKey, brandname, address }: EsmsSettings): SmsPort {
  return {
    send: async ({ to, text, id }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ApiKey: apiKey,
          SecretKey: secretKey,
          Phone: to.replace(/^\+/, ''),
          Content: text,
          Brandname: brandname,
          SmsType: CARE_MESSAGE,
          IsUnicode: '0',
          RequestId: id,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const told = answer.safeParse(await response.json().catch(() => null))
      const code = told.success ? told.data.CodeResult : `HTTP ${response.status}`
      if (code !== ACCEPTED) throw new Error(`the text message was not taken: ${code}`)
    },
  }
}
