import { expect, test } from 'vitest'
import sprite from '#src/ui/icons.svg?raw'
import { inlineIconNames, spriteIconNames } from '#src/ui/iconNames.ts'
import { iconPaths } from '#src/ui/iconPaths.ts'

test('every icon of the sprite is in the list, and the other way round', () => {
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '')
  expect(new Set(ids)).toEqual(new Set<string>(spriteIconNames))
  expect(ids).toHaveLength(spriteIconNames.length)
})

test('every icon drawn in place is in the list, and in that place only', () => {
  expect(Object.keys(iconPaths).toSorted()).toEqual([...inlineIconNames].toSorted())
  expect(spriteIconNames.filter((name) => name in iconPaths)).toEqual([])
})
