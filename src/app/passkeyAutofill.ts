import {
  startAuthentication,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/browser'
import { act } from '#src/api/act.ts'

/** In ms. What is to be signed is worth five minutes (`passkey.signInOptions`); a new one comes before they are over. */
const RENEW_AFTER = 4 * 60_000

const stop = () => WebAuthnAbortService.cancelCeremony()

/**
 * Lets the browser offer the passkeys of this device in the field that asks for them, until `given` ends. What the chosen
 * one signed; null when none was chosen, or none can be offered.
 */
export async function passkeyFromAutofill(given: AbortSignal): Promise<AuthenticationResponseJSON | null> {
  while (!given.aborted) {
    const optionsJSON = await act('passkey.signInOptions', {}).catch(() => null)
    if (optionsJSON === null || given.aborted) return null
    let old = false
    const renewal = setTimeout(() => {
      old = true
      stop()
    }, RENEW_AFTER)
    given.addEventListener('abort', stop)
    const signed = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null)
    clearTimeout(renewal)
    given.removeEventListener('abort', stop)
    if (signed !== null) return given.aborted ? null : signed
    if (!old) return null
  }
  return null
}
