import { onDevice } from './keptText.ts'

const MARK = onDevice('ghe.kept')

/**
 * Whether this device keeps something of who was here last: `open`, it is shown also when the server no longer knows them;
 * `sealed`, they signed out and left what waits for the next time. It names nobody; the worker alone knows whose it is.
 */
export function keptHere(): 'open' | 'sealed' | null {
  const mark = MARK.read()
  return mark === 'open' || mark === 'sealed' ? mark : null
}

/** Notes what the device keeps of the person; null: nothing any more. */
export const noteKept = (kept: 'open' | 'sealed' | null): void => MARK.write(kept)
