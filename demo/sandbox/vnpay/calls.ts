import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { signedQuery, type GatewayFields } from '#server/ports/payment/vnpay/signature.ts'
import { ENDINGS } from './choices.ts'
import type { Ledger } from './ledger.ts'
import { MOST_CALLS, type SandboxGatewaySettings } from './settings.ts'
import type { PendingCall, SandboxTransaction } from './transaction.ts'

export const TIMEOUT = 10_000
const REPEAT_AFTER = 250
const answer = z.object({ RspCode: z.string() })
/** After these the gateway is content: done, and "I knew that already". */
const CONTENT = new Set(['00', '02'])

/** What VNPay tells of an ended payment, in its call to the server and in the address it sends the browser back to. */
function resultFields(transaction: SandboxTransaction, terminalCode: string): GatewayFields {
  const ending = ENDINGS[transaction.choice ?? 'cancel']
  const paid = ending.responseCode === '00'
  return new Map([
    ['vnp_TmnCode', terminalCode],
    ['vnp_Amount', String(transaction.amount * 100)],
    ['vnp_BankCode', paid ? 'NCB' : 'VNPAY'],
    ['vnp_BankTranNo', paid ? `VNP${transaction.transactionNumber}` : ''],
    ['vnp_CardType', paid ? 'ATM' : 'QRCODE'],
    ['vnp_PayDate', transaction.payDate ?? ''],
    ['vnp_OrderInfo', transaction.orderInfo],
    ['vnp_TransactionNo', paid ? transaction.transactionNumber : '0'],
    ['vnp_ResponseCode', ending.responseCode],
    ['vnp_TransactionStatus', ending.transactionStatus],
    ['vnp_TxnRef', transaction.reference],
  ])
}

/** The address with the signed result behind it. */
export function withResult(
  address: string,
  transaction: SandboxTransaction,
  settings: SandboxGatewaySettings,
): string {
  const query = signedQuery(resultFields(transaction, settings.terminalCode), settings.secret)
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** VNPay's own call to the server: what it answered, or null when that was no answer. */
export const callVnpayServer =
  (settings: SandboxGatewaySettings) => async (transaction: SandboxTransaction) => {
    const response = await fetch(withResult(settings.ipnAddress(), transaction, settings), {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const parsed = answer.safeParse(await response.json())
    return parsed.success ? parsed.data.RspCode : null
  }

/** The call that follows one that was made, or null when the gateway is content or gives up. */
function callAfter(
  made: PendingCall,
  responseCode: string | null,
  now: Temporal.Instant,
  retryAfter: number,
): PendingCall | null {
  const due = (milliseconds: number) => now.add({ milliseconds }).toString()
  if (responseCode !== null && CONTENT.has(responseCode))
    return made.repeats > 0 ? { dueAt: due(REPEAT_AFTER), attempts: 0, repeats: made.repeats - 1 } : null
  const attempts = made.attempts + 1
  return attempts < MOST_CALLS ? { ...made, attempts, dueAt: due(retryAfter) } : null
}

/** Makes the calls that are due, one after the other for each payment, also those from before a restart. */
export interface Caller {
  /** Makes this payment's call when it is due. Ends after the first try of a call that is due now, at once otherwise. */
  arrange(reference: string): Promise<void>
  /** Takes up what an earlier process left undone. */
  resume(): void
  close(): void
}

/**
 * Calls about what `ledger` knows. `callOnce` makes one call and tells what was answered, `00` for content; null when nothing
 * was.
 */
export function caller(
  ledger: Ledger,
  settings: Pick<SandboxGatewaySettings, 'clock' | 'retryAfter'>,
  log: FastifyBaseLogger,
  callOnce: (transaction: SandboxTransaction) => Promise<string | null>,
): Caller {
  const timers = new Map<string, NodeJS.Timeout>()
  let closed = false

  const once = async (transaction: SandboxTransaction): Promise<string | null> => {
    try {
      return await callOnce(transaction)
    } catch (error) {
      log.info(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'sandbox gateway: no answer to its call',
      )
      return null
    }
  }

  const make = async (reference: string): Promise<void> => {
    timers.delete(reference)
    const transaction = ledger.get(reference)
    if (!transaction?.call || closed) return
    const responseCode = await once(transaction)
    log.info({ reference, responseCode }, 'sandbox gateway: called the server')
    const current = ledger.get(reference) ?? transaction
    const call = callAfter(transaction.call, responseCode, settings.clock.now(), settings.retryAfter)
    await ledger.put({ ...current, call })
    if (call) wait(reference, call)
  }

  const wait = (reference: string, call: PendingCall): void => {
    if (closed || timers.has(reference)) return
    const delay = Math.max(0, Date.parse(call.dueAt) - settings.clock.now().epochMilliseconds)
    const makeLater = () =>
      void make(reference).catch((error: unknown) => log.error(error, 'sandbox gateway: lost a call'))
    timers.set(reference, setTimeout(makeLater, delay).unref())
  }

  return {
    arrange: async (reference) => {
      const call = ledger.get(reference)?.call
      if (!call) return
      if (Date.parse(call.dueAt) <= settings.clock.now().epochMilliseconds) await make(reference)
      else wait(reference, call)
    },
    resume: () => {
      for (const { reference, call } of ledger.all()) if (call) wait(reference, call)
    },
    close: () => {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
