import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { attemptByReference } from '#server/modules/attempts/attempts.ts'
import type { Mailbox } from '#server/ports/post.ts'
import type { Services } from '#server/services.ts'
import { registerSandboxGateway, SANDBOX_TIMES } from './vnpay/gateway.ts'
import { momoIpnAddress } from '#server/gateways.ts'
import { registerSandboxMomo } from './momo/momo.ts'
import { registerMailbox } from './mailbox/register.ts'
import { registerSandboxPartner } from './partner/register.ts'
import { registerSandboxSocial } from './social/register.ts'

/** The pages and calls of the stand-ins that the settings name. */
export async function addStandIns(
  app: FastifyInstance,
  { settings, clock, db }: Services,
  mailbox: Mailbox | null,
): Promise<void> {
  if (mailbox) registerMailbox(app, mailbox)
  const { google, facebook, apple } = settings.social
  if (settings.sandboxes.includes('social') && google && facebook && apple)
    await registerSandboxSocial(app, {
      open: settings.publicAddress,
      returns: {
        google: google.returnAddress,
        facebook: facebook.returnAddress,
        apple: apple.returnAddress,
      },
      clock,
    })
  if (settings.sandboxes.includes('partner')) await registerSandboxPartner(app, clock)
  if (settings.sandboxes.includes('momo'))
    await registerSandboxMomo(app, {
      ...SANDBOX_TIMES,
      clock,
      directory: join(settings.dataDirectory, 'sandbox-momo'),
      ipnAddress: () => momoIpnAddress(settings),
      publicAddress: () => settings.publicAddress,
    })
  if (!settings.sandboxes.includes('vnpay')) return
  const { terminalCode, secret } = settings.vnpay
  await registerSandboxGateway(app, {
    ...SANDBOX_TIMES,
    terminalCode,
    secret,
    clock,
    directory: join(settings.dataDirectory, 'sandbox-vnpay'),
    past: async (reference) => {
      const attempt = await attemptByReference(db, reference)
      if (attempt?.state !== 'PAID' || attempt.transactionNumber === null) return null
      const { amount, createdAt, transactionNumber } = attempt
      return { amount, createdAt, number: transactionNumber }
    },
    ipnAddress: () => settings.ownAddress + API_BASE + ENDPOINTS['payment.vnpayIpn'].path,
  })
}
