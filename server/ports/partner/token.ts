import type { Clock } from '../clock.ts'

/** A token as the partner gave it. `expiresIn`: seconds. */
export type IssuedToken = { token: string; expiresIn: number }

export type TokenKeeper = {
  /** A token that has not run out; asks for one when there is none. Many who ask at once wait for the same one. */
  current(): Promise<string>
  /** The token to go on with after `refused` was answered with 401: a newer one that is there already, or a new one. */
  after(refused: string): Promise<string>
  /** Renews a token that has run out, so that the next check need not wait. Asks for none where none was needed yet. */
  look(): Promise<void>
}

/** A token is let go this long before the partner says that it ends. */
const MARGIN_SECONDS = 30

/** Keeps the partner's token until its expiry minus 30 s; `fetchToken` rejects when there is none to be had. */
export function tokenKeeper(fetchToken: () => Promise<IssuedToken>, clock: Clock): TokenKeeper {
  let kept: { token: string; until: number } | null = null
  let coming: Promise<string> | null = null
  const now = () => clock.now().epochMilliseconds

  async function renew(): Promise<string> {
    kept = null
    const asked = now()
    const { token, expiresIn } = await fetchToken()
    kept = { token, until: asked + (expiresIn - MARGIN_SECONDS) * 1000 }
    return token
  }
  const one = () => {
    coming ??= renew().finally(() => {
      coming = null
    })
    return coming
  }

  return {
    current: async () => (coming === null && kept && now() < kept.until ? kept.token : one()),
    after: async (refused) =>
      coming === null && kept && kept.token !== refused && now() < kept.until ? kept.token : one(),
    look: async () => {
      if (kept && now() >= kept.until) await one()
    },
  }
}
