import axe from 'axe-core'
import { expect } from 'vitest'
import { AXE_OPTIONS, layOutAll } from '#tests/support/axeRules.ts'

/** Movements that end: a colour on its way to another is none of the page's. Nor is what is dimmed until its answer comes. */
const moving = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    ).length +
  [...document.querySelectorAll('[aria-busy="true"]')].filter(
    (part) => getComputedStyle(part).opacity !== '1',
  ).length

/** No finding of axe on the page once it is at rest. */
export async function axeClean(): Promise<void> {
  await expect.poll(() => document.querySelector('h1')).not.toBeNull()
  layOutAll()
  await expect.poll(moving).toBe(0)
  const { violations } = await axe.run(document, AXE_OPTIONS)
  // As one text: whoever reads the first line of a failure knows what was found.
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
  expect(found.join('\n')).toBe('')
}
