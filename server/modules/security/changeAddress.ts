import { maskedAddress, type Address } from '#contract/identifier.ts'
import type { Parsed } from '#contract/endpoints.ts'
import type { Profile } from '#contract/shapes/profile.ts'
import { isDuplicate, transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { addressChangedLetter, addressChangedText } from '#server/letters/addressChanged.ts'
import { profileOf, putAddress } from '#server/modules/accounts/accounts.ts'
import { heldProof, spendProof, type CodeWorld } from '#server/modules/codes/codes.ts'
import { personOf, refuse } from '#server/refusal.ts'

/** Tells whoever reads the old address, or the other one where there was none. What cannot be sent changes nothing. */
async function tellOld(
  { post, log }: CodeWorld,
  { before, now: fresh, language }: { before: Profile; now: Address; language: CallContext['language'] },
): Promise<void> {
  const message = { language, kind: fresh.kind, masked: maskedAddress(fresh) }
  const email = fresh.kind === 'email' || before.phone === null ? before.email : null
  try {
    if (email !== null) await post.mail.send(addressChangedLetter(message, email))
    else if (before.phone !== null)
      await post.sms.send({ to: before.phone, text: addressChangedText(message), id: crypto.randomUUID() })
  } catch (error) {
    log.error({ err: error }, 'a security notice could not be sent')
  }
}

/**
 * Puts a proven email or phone number in the place of the old one. The person confirmed who they are (the call asks for it), the code says that the
 * new address is theirs, and the old one is told.
 */
export async function changeAddress(
  world: CodeWorld,
  { flow, identifier }: Parsed<'security.changeAddress'>,
  context: CallContext,
): Promise<Profile> {
  const { db, clock } = world
  const person = personOf(context)
  const { userId } = person
  const now = clock.now()
  const purpose = identifier.kind === 'email' ? 'change_email' : 'change_phone'
  const subject = { purpose, address: identifier, flow, owner: userId } as const
  const before = await profileOf(db, userId)
  const { fresh, done } = await transact(db, async (tx) => {
    const proof = await heldProof(tx, subject, now)
    if (proof.usedFor === null) {
      await putAddress(tx, userId, identifier)
      await spendProof(tx, subject, userId)
    }
    const profile = await profileOf(tx, userId)
    await context.keepAnswer(tx, profile)
    return { fresh: profile, done: proof.usedFor === null }
  }).catch((error: unknown) => (isDuplicate(error) ? refuse('C_013') : Promise.reject(error)))
  if (done) await tellOld(world, { before, now: identifier, language: context.language })
  return fresh
}
