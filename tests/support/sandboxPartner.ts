import fastify from 'fastify'
import type { Clock } from '#server/ports/clock.ts'
import type { PartnerSettings } from '#server/ports/partner/partnerSettings.ts'
import { registerSandboxPartner } from '#demo/sandbox/partner/register.ts'
import { SANDBOX_PARTNER, SANDBOX_PARTNER_ACCESS } from '#server/standIns.ts'
import { CALM, type Wishes } from '#demo/sandbox/partner/wishes.ts'

export type TestPartner = {
  /** How the adapter reaches it: over a real line. */
  settings: PartnerSettings
  /** Tells it what to answer, by the form of its page; what is left out is calm. */
  wish: (wishes?: Partial<Wishes>) => Promise<void>
  /** How many tokens it gave and checks it answered, as its page says. */
  counts: () => Promise<{ tokens: number; checks: number }>
  close: () => Promise<void>
}

/** The stand-in partner on a line of its own. */
export async function startPartner(clock: Clock): Promise<TestPartner> {
  const app = fastify({ forceCloseConnections: true })
  await registerSandboxPartner(app, clock)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const page = origin + SANDBOX_PARTNER
  return {
    settings: { ...SANDBOX_PARTNER_ACCESS, host: page, timeout: 20_000, standIn: true },
    wish: async (wishes = {}) => {
      const body = new URLSearchParams({ ...CALM, ...wishes })
      const answer = await fetch(`${page}/choose`, { method: 'POST', body, redirect: 'manual' })
      if (answer.status !== 303) throw new Error(`the stand-in partner answered ${answer.status}`)
    },
    counts: async () => {
      const text = await (await fetch(page)).text()
      const [tokens = 0, checks = 0] = [...text.matchAll(/<dd>(\d+)<\/dd>/g)].map(([, digits]) =>
        Number(digits),
      )
      return { tokens, checks }
    },
    close: () => app.close(),
  }
}
