/** What `boot.ts` waits for, to give back the taps that came before. */
const READY = 'ghe:ready'
/** A page that is not taken over within this time, in ms, is called ready all the same: nothing typed waits for ever. */
const PATIENCE = 5000

/** React takes a drawn page over piece by piece, the page's own part after the frame around it, and marks what it holds. */
function isTakenOver(): boolean {
  const page = document.querySelector('main > *')
  return page === null || Object.keys(page).some((name) => name.startsWith('__reactProps$'))
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Says that the app answers taps, marks the moment for measurements, and resolves when the device is idle after it. */
export async function pageIsReady(): Promise<void> {
  const began = performance.now()
  do await nextFrame()
  while (!isTakenOver() && performance.now() - began < PATIENCE)
  performance.mark('interactive')
  document.dispatchEvent(new Event(READY))
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
