import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { act } from '#src/api/act.ts'

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** Whether this device can keep one behind its own lock. */
export async function canKeepPasskey(): Promise<boolean> {
  if (!knowsPasskeys()) return false
  return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Whether an error says that the person closed the browser's own question; then nothing has to be said. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** What a passkey is called until its owner says otherwise: the browser's own word for the system it runs on. */
function deviceName(): string {
  const systems = [/iPhone/, /iPad/, /Android/, /Mac/, /Windows/, /CrOS/, /Linux/]
  const found = systems.find((system) => system.test(navigator.userAgent))
  return found?.source ?? 'Passkey'
}

/** Makes a passkey and keeps it on the account. Rejects with the browser's own error, or an ApiProblem. */
export async function createPasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = await act('passkey.options', {})
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  await act('passkey.add', {
    name: deviceName(),
    response: { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } },
  })
}

/** Signs in with what a passkey of this device signed; asks for one where none was chosen yet. Rejects with the browser's own error, or an ApiProblem. */
export async function signInByPasskey(chosen: AuthenticationResponseJSON | null): Promise<void> {
  const signed = chosen ?? (await askForPasskey())
  const { clientDataJSON, authenticatorData, signature } = signed.response
  const response = { clientDataJSON, authenticatorData, signature }
  await act('passkey.signIn', {
    response: { id: signed.id, rawId: signed.rawId, type: 'public-key', response },
  })
}

async function askForPasskey(): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return await startAuthentication({ optionsJSON: await act('passkey.signInOptions', {}) })
}

/** Whether this browser can offer passkeys where it fills in a name. */
const canFillIn = async (): Promise<boolean> =>
  knowsPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable().catch(() => false))

/**
 * Once the page has nothing better to do: a passkey of this device can be chosen where the browser fills in the name. Who
 * takes no notice hears nothing of it. Returns how to stop.
 */
export function offerInAutofill(chosen: (signed: AuthenticationResponseJSON) => void): () => void {
  const given = new AbortController()
  async function offer() {
    if (!(await canFillIn())) return
    const { passkeyFromAutofill } = await import('./passkeyAutofill.ts')
    const signed = await passkeyFromAutofill(given.signal)
    if (signed !== null) chosen(signed)
  }
  const begin = () => void offer().catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(begin)
  else setTimeout(begin, 1000)
  return () => given.abort()
}
