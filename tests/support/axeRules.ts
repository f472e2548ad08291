/** What every screen is judged by, in journeys and alone: WCAG 2.2 A and AA, and what is good practice beside it. */
export const AXE_OPTIONS = {
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations' as const],
  iframes: false,
}

/**
 * The whole page at once: parts far below are laid out only when one comes near them, and axe measures without coming. From
 * its top: a button that is scrolled half under the header is not too small. Runs in the page.
 */
export function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  scrollTo({ top: 0, behavior: 'instant' })
}
