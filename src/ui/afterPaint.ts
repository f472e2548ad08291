/** Does what takes long once the screen has shown what the tap did: a tap that waits for a whole page feels like none. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
