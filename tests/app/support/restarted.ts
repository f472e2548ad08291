import type * as Store from '#src/api/draftStore.ts'
import type * as Bookings from '#src/features/booking/draft.ts'
import type * as Edits from '#src/features/booking/edit/editDraft.ts'

type Device = Pick<typeof Store, 'forgetTexts' | 'keepText'> & typeof Bookings & typeof Edits
declare global {
  interface Window {
    device?: Device
  }
}

/**
 * The drafts as a device knows them after it was switched off, with nothing in memory: a window of its own reads the app's
 * modules anew. `before` is done to it first.
 */
export async function restarted(before: (window: typeof globalThis) => void = () => {}): Promise<Device> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const { contentWindow: opened, contentDocument: page } = frame
  if (!opened || !page || !isWhole(opened)) throw new Error('The window did not open.')
  before(opened)
  const script = page.createElement('script')
  script.type = 'module'
  script.textContent = `
    import { forgetTexts, keepText } from '/src/api/draftStore.ts'
    import * as bookings from '/src/features/booking/draft.ts'
    import * as edits from '/src/features/booking/edit/editDraft.ts'
    window.device = { forgetTexts, keepText, ...bookings, ...edits }
    window.dispatchEvent(new Event('there'))`
  const there = new Promise((resolve) => opened.addEventListener('there', resolve))
  page.body.append(script)
  await there
  if (!opened.device) throw new Error('The modules did not come.')
  return opened.device
}

const isWhole = (window: Window): window is Window & typeof globalThis => 'indexedDB' in window
