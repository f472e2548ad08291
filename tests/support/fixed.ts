import { expect, type Page } from '@playwright/test'

/**
 * What is fixed to the window and does not stand in it, or hangs on a part of the page that holds it back: `contain`,
 * `content-visibility`, a transform, a filter (CSS Positioned Layout 3, "fixed positioning containing block"). Open popovers
 * and modal dialogs lie above the page and hang on nothing; what is only there for the keyboard may stand outside.
 */
export async function fixedInSight(page: Page): Promise<void> {
  const trapped = await page.evaluate(() => {
    const holds = (element: Element): string[] => {
      const style = getComputedStyle(element)
      const said: [string, string, RegExp][] = [
        ['transform', style.transform, /^none$/],
        ['translate', style.translate, /^none$/],
        ['scale', style.scale, /^none$/],
        ['rotate', style.rotate, /^none$/],
        ['perspective', style.perspective, /^none$/],
        ['filter', style.filter, /^none$/],
        ['backdrop-filter', style.backdropFilter, /^none$/],
        ['contain', style.contain, /^(none|size|inline-size|style)( style)?$/],
        ['content-visibility', style.contentVisibility, /^visible$/],
        ['will-change', style.willChange, /^(?!.*(transform|translate|filter|contain|perspective))/],
      ]
      return said.filter(([, value, free]) => value !== '' && !free.test(value)).map(([name]) => name)
    }
    const inTopLayer = (element: Element) =>
      element.matches(':popover-open, :modal') || element.closest(':popover-open, :modal') !== null
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (getComputedStyle(element).position !== 'fixed' || inTopLayer(element)) return []
      if (!element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true })) return []
      const name = `${element.tagName.toLowerCase()}.${element.className}`
      const found: string[] = []
      for (
        let up = element.parentElement;
        up !== null && up !== document.documentElement;
        up = up.parentElement
      )
        for (const by of holds(up)) found.push(`${name} is held by ${by} of .${up.className}`)
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
      const outside = top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1
      const forTheKeyboard = element.matches('a[href^="#"]') && bottom <= 0
      if (width > 0 && height > 0 && outside && !forTheKeyboard)
        found.push(`${name} stands at ${top} to ${bottom} of ${innerHeight}`)
      return found
    })
  })
  expect(trapped, page.url()).toEqual([])
}
