import { GATEWAYS } from '#contract/waysToPay.ts'
import { MailRefused } from '#server/ports/mail/mail.ts'
import type { PaymentGateway, PaymentGateways } from '#server/ports/payment/payment.ts'
import type { Post } from '#server/ports/post.ts'
import type { Meter } from './meter.ts'

const since = (began: number): number => (performance.now() - began) / 1000

/** A gateway whose answers are counted and timed. */
function watchedGateway(meter: Meter, gateway: string, inner: PaymentGateway): PaymentGateway {
  const timed = async <T>(
    asked: string,
    ask: () => T | Promise<T>,
    resultOf: (answer: T) => string,
  ): Promise<T> => {
    const began = performance.now()
    let result = 'failed'
    try {
      const answer = await ask()
      result = resultOf(answer)
      return answer
    } finally {
      meter.took('ghe_gateway_seconds', { gateway, asked, result }, since(began))
    }
  }
  const heard = <T extends { kind: string }>(call: T): T => {
    meter.count('ghe_gateway_calls_total', { gateway, result: call.kind })
    return call
  }
  return {
    asks: inner.asks,
    payAddress: (request) =>
      inner.asks
        ? timed(
            'payAddress',
            () => inner.payAddress(request),
            (page) => (page === null ? 'none' : 'page'),
          )
        : inner.payAddress(request),
    verifyReturn: (query) => inner.verifyReturn(query),
    verifyIpn: (query) => heard(inner.verifyIpn(query)),
    query: (request) =>
      timed(
        'query',
        () => inner.query(request),
        ({ kind }) => kind,
      ),
    refund: (request) =>
      timed(
        'refund',
        () => inner.refund(request),
        ({ kind }) => kind,
      ),
  }
}

/** The gateways, seen. */
export function watchedGateways(meter: Meter, gateways: PaymentGateways): PaymentGateways {
  const watched = { ...gateways }
  for (const name of GATEWAYS) {
    const gateway = gateways[name]
    watched[name] = gateway && watchedGateway(meter, name, gateway)
  }
  return watched
}

/** Mail, text messages and pushes, counted by how they ended. */
export function watchedPost(meter: Meter, { mail, sms, push }: Post): Post {
  const counted = async <T>(
    way: string,
    send: () => Promise<T>,
    resultOf: (answer: T) => string,
  ): Promise<T> => {
    try {
      const answer = await send()
      meter.count('ghe_sent_total', { way, result: resultOf(answer) })
      return answer
    } catch (error) {
      meter.count('ghe_sent_total', { way, result: error instanceof MailRefused ? 'refused' : 'failed' })
      throw error
    }
  }
  const sent = () => 'sent'
  return {
    mail: { send: (letter) => counted('mail', () => mail.send(letter), sent) },
    sms: { send: (message) => counted('sms', () => sms.send(message), sent) },
    push: push && { send: (token, data) => counted('push', () => push.send(token, data), String) },
  }
}
