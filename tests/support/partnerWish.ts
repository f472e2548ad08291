import type { Page } from '@playwright/test'
import { SANDBOX_PARTNER } from '#server/standIns.ts'
import { CALM, type Wishes } from '#demo/sandbox/partner/wishes.ts'

/** Tells the server's stand-in partner what to answer from now on; what is left out is calm. */
export async function wishOfPartner({ request }: Pick<Page, 'request'>, wishes: Partial<Wishes> = {}) {
  const form = { ...CALM, ...wishes }
  const answer = await request.post(`${SANDBOX_PARTNER}/choose`, { form, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`the stand-in partner answered ${answer.status()}`)
}
