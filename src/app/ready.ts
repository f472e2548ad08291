/** What `boot.ts` waits for, to give back the taps that came before. */
const READY = 'ghe:ready'
/** A page that is not taken over within so many frames is called ready all the same: nothing typed waits for ever. */
const FRAMES = 300

/** React takes a drawn page over piece by piece, the page's own part after the frame around it, and marks what it holds. */
const isTakenOver = () =>
  Object.keys(document.querySelector('main > *') ?? { __reactProps: 0 }).some((name) =>
    name.startsWith('__reactP'),
  )

/** Says that the app answers taps, marks the moment for measurements, and resolves when the device is idle after it. */
export async function pageIsReady(): Promise<void> {
  let frames = 0
  do await new Promise(requestAnimationFrame)
  while (!isTakenOver() && ++frames < FRAMES)
  performance.mark('interactive')
  document.dispatchEvent(new Event(READY))
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
