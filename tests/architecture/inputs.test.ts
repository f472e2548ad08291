import { describe, expect, it } from 'vitest'
import { INTEGER_MOST, MONEY_MOST } from '#contract/shapes/primitives.ts'
import { inputParts, type Leaf } from '#tests/support/inputs.ts'

/** Forms that say exactly which characters there are, and how many. */
const CLOSED = ['uuid', 'date', 'date-time']
/** Texts that no column, log or terminal takes as they are. */
const HOSTILE = [
  '\u0000',
  'a\u0000',
  '2026-01-01\u0000',
  'a\u001b[2J',
  '\ud800',
  'a\udfff b',
  `e${'\u0301\u0316'.repeat(20)}`,
]

const strings = inputParts().filter(
  ({ schema }) => schema.type === 'string' && schema.enum === undefined && schema.const === undefined,
)
const patternsOf = ({ schema }: Leaf) =>
  [schema, ...(schema.allOf ?? [])].flatMap((part) =>
    typeof part === 'object' && part.pattern !== undefined ? [new RegExp(part.pattern, 'u')] : [],
  )

describe('S4: what a call takes', () => {
  it('S4: is looked at as a whole', () => {
    expect(strings.length).toBeGreaterThan(300)
  })

  it('S4: has no string that is any string: each has a form that leaves control characters and halves of letters out', () => {
    const open = strings.filter((leaf) => {
      if (CLOSED.includes(leaf.schema.format ?? '')) return false
      const patterns = patternsOf(leaf)
      return HOSTILE.some((text) => patterns.every((pattern) => pattern.test(text)))
    })
    expect(open.map(({ path }) => path)).toEqual([])
  })

  it('S4: has no string without an end', () => {
    const endless = strings.filter(
      (leaf) =>
        leaf.schema.maxLength === undefined &&
        !CLOSED.includes(leaf.schema.format ?? '') &&
        !patternsOf(leaf).some(({ source }) => !/[+*]|\{\d+,\}/.test(source)),
    )
    expect(endless.map(({ path }) => path)).toEqual([])
  })

  it('S4: has no number that a column cannot hold', () => {
    const wide = inputParts().filter(({ schema: { type, minimum, maximum, ...rest } }) => {
      if ((type !== 'integer' && type !== 'number') || rest.enum !== undefined || rest.const !== undefined)
        return false
      const most = Math.max(Math.abs(minimum ?? Infinity), Math.abs(maximum ?? Infinity))
      return most > INTEGER_MOST && most !== MONEY_MOST
    })
    expect(wide.map(({ path }) => path)).toEqual([])
  })

  it('S4: has no list without an end', () => {
    const endless = inputParts().filter(
      ({ schema: { type, maxItems } }) => type === 'array' && maxItems === undefined,
    )
    expect(endless.map(({ path }) => path)).toEqual([])
  })
})
