import { test as journey } from './journey.ts'

/** Journeys on a phone that open the product once and then go on by taps and typing alone: an address is never put in. */
export const test = journey.extend({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  page: async ({ page }, give) => {
    const open = page.goto.bind(page)
    let opened = false
    page.goto = async (address, options) => {
      if (opened || address !== '/') throw new Error(`by taps alone, and not by the address ${address}`)
      opened = true
      return await open(address, options)
    }
    await give(page)
  },
})
