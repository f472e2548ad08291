import axe from 'axe-core'
import { expect } from 'vitest'
import { AXE_OPTIONS, layOutAll } from '#tests/support/axeRules.ts'

/** No finding of axe on the page as it stands. */
export async function axeClean(): Promise<void> {
  await expect.poll(() => document.querySelector('h1')).not.toBeNull()
  layOutAll()
  const { violations } = await axe.run(document, AXE_OPTIONS)
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([])
}
