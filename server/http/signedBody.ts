import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { SIGNED } from '#contract/endpoints/endpoint.ts'
import { refuse } from '#server/refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a JSON call as it came, before it was read. */
    rawBody?: string
  }
}

const SIGNATURE = /^sha256=[\da-f]{64}$/
const TIME = /^\d{1,12}$/

/** What a service that signs its calls sends in {@link SIGNED}.signature: `seconds` is what it says in {@link SIGNED}.time. */
const signBody = (body: string, seconds: number, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/**
 * Refuses a call that is not what a service signed just now: G_404 where none is set up (`secret` null), else G_403. Every
 * byte of the body counts, so that no field can be moved into another, and a call that was overheard is worth nothing later.
 */
export function checkSignature(
  { headers, rawBody = '' }: FastifyRequest,
  secret: string | null,
  now: Temporal.Instant,
): void {
  if (secret === null) return refuse('G_404')
  const [signature, time] = [headers[SIGNED.signature], headers[SIGNED.time]]
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return refuse('G_403')
  if (typeof time !== 'string' || !TIME.test(time)) return refuse('G_403')
  const age = Math.abs(now.epochMilliseconds / 1000 - Number(time))
  const right = Buffer.from(signBody(rawBody, Number(time), secret))
  if (age > SIGNED.seconds || !timingSafeEqual(right, Buffer.from(signature))) refuse('G_403')
}
