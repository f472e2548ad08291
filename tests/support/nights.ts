import { expect, type Locator } from '@playwright/test'

/**
 * The cells of the first two nights in a row that a calendar of stays has free, after `skip` cells: the day of arrival and the
 * day of leaving. Whose they are, and what other journeys have booked before, makes no difference to who picks so.
 */
export async function twoNights(calendar: Locator, skip = 0): Promise<[Locator, Locator]> {
  const cells = calendar.locator('[role=button]')
  let first = -1
  // What is free is known with its price.
  await expect
    .poll(async () => {
      const said = await cells.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''))
      const isFree = said.map((text) => text.includes('còn chỗ') && text.includes('₫'))
      first = isFree.findIndex((_, at) => at >= skip && isFree.slice(at, at + 3).every(Boolean))
      return first
    })
    .toBeGreaterThanOrEqual(0)
  return [cells.nth(first), cells.nth(first + 2)]
}
