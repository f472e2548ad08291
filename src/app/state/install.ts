import { inTab, onDevice } from '#src/api/keptText.ts'
import { signal } from '#src/signal.ts'

/** The browser's own offer to install, kept until it is wanted. */
type Offer = Event & { prompt: () => Promise<unknown> }
type State = { offer: Offer | null; wanted: boolean }

const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function'
const VISITS = onDevice('ghe.visits')
const SEEN = inTab('ghe.visits')
const DECLINED = onDevice('ghe.install-declined')

let state: State = { offer: null, wanted: false }
const changed = signal()

function change(changes: Partial<State>): void {
  state = { ...state, ...changes }
  changed.emit()
}

/** Says that installing makes sense now: something was booked. */
export const suggestInstall = (): void => change({ wanted: DECLINED.read() === null })

/** Never asks again on this device. */
export function declineInstall(): void {
  DECLINED.write('1')
  change({ wanted: false })
}

/** Shows the browser's own question. */
export async function install(): Promise<void> {
  await state.offer?.prompt()
  change({ offer: null, wanted: false })
}

/** Listens for the browser's offer, which waits; on a second visit it is made, never on the first. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isOffer(event)) change({ offer: event })
  })
  const seen = SEEN.read() !== null
  const visits = Number(VISITS.read() ?? 0) + (seen ? 0 : 1)
  SEEN.write('1')
  VISITS.write(String(visits))
  if (visits === 2 && !seen) suggestInstall()
}

/** For `useSyncExternalStore`. */
export const installs = {
  subscribe: changed.on,
  read: (): State => state,
}
