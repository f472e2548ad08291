import type { Page } from '@playwright/test'
import * as z from 'zod'

/** A line of text that moves by its own height is 0.002 of a phone's screen; one button that leaves the finger is 0.004 and more. */
const STILL = 0.003

/**
 * Notes what of this page moves by itself from its first picture on, with how far (Layout Instability, the browser's own measure:
 * the share of the window times the way), also what moved before this was asked for. What follows a tap at once does not count.
 * `still`: less than that is not noted. Answers how to read it.
 */
export async function watched(page: Page, still = STILL): Promise<() => Promise<string[]>> {
  await page.evaluate((least) => {
    const moves: string[] = []
    const saidOf = (source: object): string => {
      const node: unknown = Reflect.get(source, 'node')
      const { y: from }: DOMRectReadOnly = Reflect.get(source, 'previousRect')
      const { y: to }: DOMRectReadOnly = Reflect.get(source, 'currentRect')
      const words = node instanceof Node ? node.textContent?.slice(0, 40) : ''
      return `“${words}” from ${from} to ${to}`
    }
    /** Nobody sees what moves behind a dialog that fills the window. */
    const isSeen = (source: object): boolean => {
      const node: unknown = Reflect.get(source, 'node')
      const inFront = document.querySelector('dialog:modal')
      return inFront === null || (node instanceof Node && inFront.contains(node))
    }
    const note = (shifts: PerformanceEntryList) => {
      for (const shift of shifts) {
        const { value, hadRecentInput }: { [name: string]: unknown } = { ...shift.toJSON() }
        const all: object[] = Reflect.get(shift, 'sources')
        const sources = all.filter(isSeen)
        if (sources.length > 0 && hadRecentInput !== true && typeof value === 'number' && value >= least)
          moves.push(`${value.toFixed(3)} ${sources.map(saidOf).join(', ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Reflect.set(window, 'moves', () => {
      note(observer.takeRecords())
      return moves
    })
  }, still)
  return async () => z.array(z.string()).parse(await page.evaluate('window.moves()'))
}
