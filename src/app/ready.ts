/** What `boot.ts` waits for, to give back the taps that came before. */
export const READY = 'ghe:ready'

/** Says that the app answers taps now, and marks the moment for measurements. */
export function pageIsReady(): void {
  requestAnimationFrame(() => {
    performance.mark('interactive')
    document.dispatchEvent(new Event(READY))
  })
}
