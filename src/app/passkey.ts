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

/** Signs in with a passkey of this device. Rejects with the browser's own error, or an ApiProblem. */
export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = await act('passkey.signInOptions', {})
  const { id, rawId, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  await act('passkey.signIn', {
    response: { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } },
  })
}
