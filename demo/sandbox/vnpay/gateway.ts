import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { fromGatewayDate, toGatewayDate } from '#server/ports/payment/vnpay/gatewayDate.ts'
import { SANDBOX_GATEWAY } from '#server/standIns.ts'
import { caller, callVnpayServer, withResult } from './calls.ts'
import { CHOICES, ENDINGS, type Choice } from './choices.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { readOrder, type PayOrder } from './order.ts'
import { expiredPage, leftPage, payPage, refusedPage, type PageOf } from './page.ts'
import type { SandboxGatewaySettings } from './settings.ts'
import { STYLE } from './style.ts'
import type { SandboxTransaction } from './transaction.ts'
import { transactionApi } from './transactionApi.ts'

export { SANDBOX_TIMES, type SandboxGatewaySettings } from './settings.ts'

const chosen = z.object({ query: z.string(), choice: z.enum(CHOICES) })

/** Everything after the question mark, untouched: a signature is checked on what came, not on what was made of it. */
const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

/** The payment of this order, known from now on; null when the reference belongs to another order. */
async function opened(ledger: Ledger, order: PayOrder): Promise<SandboxTransaction | null> {
  const known = ledger.get(order.reference)
  if (known) return known.amount === order.amount && known.createDate === order.createDate ? known : null
  const transaction: SandboxTransaction = {
    ...order,
    transactionNumber: String(randomInt(10_000_000, 99_999_999)),
    choice: null,
    payDate: null,
    call: null,
    refunds: [],
  }
  await ledger.put(transaction)
  return transaction
}

export function send(
  reply: FastifyReply,
  status: number,
  page: string,
  returnAddress?: string,
): FastifyReply {
  const back = returnAddress === undefined ? '' : ` ${new URL(returnAddress).origin}`
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(page)
}

/**
 * A stand-in for VNPay in this process, for development, demos and tests: it checks our signatures, shows a pay page, calls
 * the server and sends the browser back as the gateway does, and answers queries and refunds. Never register it in production
 * unless somebody asked for it by name.
 */
export async function registerSandboxGateway(
  app: FastifyInstance,
  settings: SandboxGatewaySettings,
): Promise<void> {
  const ledger = await openLedger(settings.directory)
  const calls = caller(ledger, settings, app.log, callVnpayServer(settings))
  const page: PageOf = {
    base: SANDBOX_GATEWAY,
    action: `${SANDBOX_GATEWAY}/paymentv2/choose`,
    standsFor: 'VNPay',
    merchant: settings.terminalCode,
    codeOf: (choice) => ENDINGS[choice].responseCode,
    lateSeconds: Math.round(settings.lateAfter / 1000),
  }
  const answer = transactionApi(ledger, settings)
  const isOver = ({ expireDate }: PayOrder) => {
    const end = expireDate === null ? null : fromGatewayDate(expireDate)
    return end !== null && Temporal.Instant.compare(end, settings.clock.now()) < 0
  }

  const end = async (opened: SandboxTransaction, choice: Choice): Promise<SandboxTransaction> => {
    // Two taps at once: the first decides, the second only follows it back.
    const transaction = ledger.get(opened.reference) ?? opened
    if (transaction.choice) return transaction
    const now = settings.clock.now()
    const dueAt = now.add({ milliseconds: ENDINGS[choice].late ? settings.lateAfter : 0 }).toString()
    const call = { dueAt, attempts: 0, repeats: ENDINGS[choice].repeats }
    const ended = { ...transaction, choice, payDate: toGatewayDate(now), call }
    await ledger.put(ended)
    await calls.arrange(ended.reference)
    return ended
  }

  app.addHook('onListen', async () => calls.resume())
  app.addHook('onClose', async () => calls.close())

  await app.register(
    async (scope) => {
      scope.removeContentTypeParser('application/x-www-form-urlencoded')
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
      )

      scope.get('/gateway.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))

      scope.get('/paymentv2/vpcpay.html', async (request, reply) => {
        const query = queryOf(request.url)
        const read = readOrder(query, settings)
        if (read.kind === 'refused') return send(reply, 400, refusedPage(read.what, page))
        const transaction = await opened(ledger, read.order)
        if (!transaction) return send(reply, 400, refusedPage('vnp_TxnRef', page))
        if (transaction.choice)
          return reply.redirect(withResult(transaction.returnAddress, transaction, settings), 303)
        const shown = isOver(read.order) ? expiredPage : payPage
        return send(reply, 200, shown(read.order, query, page), read.order.returnAddress)
      })

      scope.post('/paymentv2/choose', async (request, reply) => {
        const form = chosen.safeParse(request.body)
        if (!form.success) return send(reply, 400, refusedPage('choice', page))
        const read = readOrder(form.data.query, settings)
        if (read.kind === 'refused') return send(reply, 400, refusedPage(read.what, page))
        const transaction = await opened(ledger, read.order)
        if (!transaction) return send(reply, 400, refusedPage('vnp_TxnRef', page))
        const ended = await end(transaction, isOver(read.order) ? 'expire' : form.data.choice)
        if (ended.choice && !ENDINGS[ended.choice].returns)
          return send(reply, 200, leftPage(read.order, page))
        return reply.redirect(withResult(ended.returnAddress, ended, settings), 303)
      })

      scope.post('/merchant_webapi/api/transaction', (request) => answer(request.body))
    },
    { prefix: SANDBOX_GATEWAY },
  )
}
