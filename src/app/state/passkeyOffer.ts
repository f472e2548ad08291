import { onDevice } from '#src/api/keptText.ts'
import { canKeepPasskey } from '../passkey.ts'
import { signal } from '#src/signal.ts'

const DECLINED = onDevice('ghe.passkey-declined')

let wanted = false
const changed = signal()

function change(next: boolean): void {
  wanted = next
  changed.emit()
}

/** Somebody has just signed in another way: where this device can keep a passkey, one is offered, unless they said no before. */
export async function suggestPasskey(): Promise<void> {
  if (DECLINED.read() === null && (await canKeepPasskey())) change(true)
}

/** Not offered any more on this device: it was declined, or there is one now. */
export function endPasskeyOffer(): void {
  DECLINED.write('1')
  change(false)
}

/** For `useSyncExternalStore`. */
export const passkeyOffer = {
  subscribe: changed.on,
  read: (): boolean => wanted,
}
