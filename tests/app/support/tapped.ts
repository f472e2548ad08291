import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Taps a switch, and says how it stood at once and in each of the three next frames: it must not jump back. */
export async function tapped(control: Locator): Promise<boolean[]> {
  await expect.element(control).toBeVisible()
  const input = control.element()
  if (!(input instanceof HTMLInputElement)) throw new TypeError('A switch is a box that is ticked.')
  input.click()
  const seen = [input.checked]
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    seen.push(input.checked)
  }
  return seen
}
