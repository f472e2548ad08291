import type { Language } from '#contract/shapes/primitives.ts'
import { passkeyChangedLetter, type PasskeyChange } from '#server/letters/passkeyChanged.ts'
import { accountById } from '#server/modules/accounts/accounts.ts'
import type { CodeWorld } from '#server/modules/codes/codes.ts'

/** Tells a person by mail of a passkey made or removed. A letter that cannot be sent changes nothing. */
export async function tellPasskeyChanged(
  { db, settings, post, log }: CodeWorld,
  userId: string,
  language: Language,
  change: Omit<PasskeyChange, 'address'>,
): Promise<void> {
  const email = (await accountById(db, userId))?.email ?? null
  if (email === null) return
  const address = `${settings.publicAddress}/profile/security`
  await post.mail
    .send(passkeyChangedLetter(language, { ...change, address }, email))
    .catch((error: unknown) => log.error({ err: error }, 'a security notice could not be sent'))
}
