import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { caller, TIMEOUT } from '../vnpay/calls.ts'
import { CHOICES, ENDINGS } from '../vnpay/choices.ts'
import { send } from '../vnpay/gateway.ts'
import { openLedger } from '../vnpay/ledger.ts'
import { expiredPage, leftPage, payPage, refusedPage, type PageOf } from '../vnpay/page.ts'
import type { SandboxGatewaySettings } from '../vnpay/settings.ts'
import { STYLE } from '../vnpay/style.ts'
import type { SandboxTransaction } from '../vnpay/transaction.ts'
import { momoApi } from './api.ts'
import { CODES, resultOf, withResult } from './result.ts'
import { SANDBOX_MOMO, SANDBOX_MOMO_ACCOUNT } from '#server/standIns.ts'

const KINDS = z.object({ kind: z.enum(['create', 'query', 'refund']) })
const named = z.object({ order: z.string() })
const chosen = z.object({ query: z.string(), choice: z.enum(CHOICES) })

/**
 * A stand-in for MoMo in this process, for development, demos and tests: it checks our signatures, shows a pay page, calls the
 * server with JSON and sends the browser back as MoMo does, and answers queries and refunds.
 */
export async function registerSandboxMomo(
  app: FastifyInstance,
  settings: Omit<SandboxGatewaySettings, 'terminalCode' | 'secret' | 'past'> & {
    publicAddress: () => string
  },
): Promise<void> {
  const { clock } = settings
  const ledger = await openLedger(settings.directory)
  const calls = caller(ledger, settings, app.log, async (transaction) => {
    const response = await fetch(settings.ipnAddress(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(resultOf(transaction)),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.status === 204 ? '00' : String(response.status)
  })
  const answer = momoApi(ledger, {
    clock,
    refundAfter: settings.refundAfter,
    pageOf: (reference) => `${settings.publicAddress()}${SANDBOX_MOMO}/pay?order=${reference}`,
  })
  const page: PageOf = {
    base: SANDBOX_MOMO,
    action: `${SANDBOX_MOMO}/choose`,
    standsFor: 'MoMo',
    merchant: SANDBOX_MOMO_ACCOUNT.partner,
    codeOf: (choice) => String(CODES[choice]),
    lateSeconds: Math.round(settings.lateAfter / 1000),
  }
  const isOver = ({ expireDate }: SandboxTransaction) =>
    expireDate !== null && Date.parse(expireDate) < clock.now().epochMilliseconds

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

      scope.post('/v2/gateway/api/:kind', (request, reply) => {
        const asked = KINDS.safeParse(request.params)
        return asked.success
          ? answer(asked.data.kind, request.body)
          : reply.code(404).send({ resultCode: 20 })
      })

      scope.get('/pay', (request, reply) => {
        const asked = named.safeParse(request.query)
        const order = asked.success ? ledger.get(asked.data.order) : undefined
        if (!order) return send(reply, 404, refusedPage('orderId', page))
        if (order.choice) return reply.redirect(withResult(order), 303)
        const shown = isOver(order) ? expiredPage : payPage
        return send(reply, 200, shown(order, order.reference, page), order.returnAddress)
      })

      scope.post('/choose', async (request, reply) => {
        const form = chosen.safeParse(request.body)
        const order = form.success ? ledger.get(form.data.query) : undefined
        if (!form.success || !order) return send(reply, 400, refusedPage('orderId', page))
        // Two taps at once: the first decides, the second only follows it back.
        if (order.choice) return reply.redirect(withResult(order), 303)
        const choice = isOver(order) ? 'expire' : form.data.choice
        const { late, repeats, returns } = ENDINGS[choice]
        const now = clock.now()
        const dueAt = now.add({ milliseconds: late ? settings.lateAfter : 0 }).toString()
        const ended = { ...order, choice, payDate: now.toString(), call: { dueAt, attempts: 0, repeats } }
        await ledger.put(ended)
        await calls.arrange(ended.reference)
        return returns ? reply.redirect(withResult(ended), 303) : send(reply, 200, leftPage(ended, page))
      })
    },
    { prefix: SANDBOX_MOMO },
  )
}
