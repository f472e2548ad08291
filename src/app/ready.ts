/** What `boot.ts` waits for, to give back the taps that came before. */
const READY = 'ghe:ready'

/** Says that the app answers taps, marks the moment for measurements, and resolves when the device is idle after it. */
export function pageIsReady(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      performance.mark('interactive')
      document.dispatchEvent(new Event(READY))
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
      else setTimeout(resolve, 200)
    })
  })
}
