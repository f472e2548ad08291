/** Not every browser has the sheet of its device. */
type Sharing = { share?: Navigator['share'] }

/** Leaving the sheet of the device without choosing is no failure. */
const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * Shares a page through the device, else copies its address. `path`: on this site. Says what became of it: given to the
 * device (also where it was left there without choosing), copied, or neither is allowed.
 */
export async function share(title: string, path: string): Promise<'given' | 'copied' | 'refused'> {
  const url = new URL(path, location.origin).href
  try {
    const device: Sharing = navigator
    if (device.share) {
      await device.share({ title, url })
      return 'given'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    return isDismissed(error) ? 'given' : 'refused'
  }
}
