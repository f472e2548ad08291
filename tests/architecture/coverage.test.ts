import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SPECIFIED } from '#contract/codes/specified.ts'
import { COVERAGE, coverageProblems } from '../../scripts/specification/coverage.ts'

/** An address as the router writes it: `/villa/{id?}` is `/villa/{-$id}`, or the list at `/villa` and one at `/villa/$id`. */
const patternOf = (fullPath: string): RegExp =>
  new RegExp(
    `^${fullPath
      .replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?')
      .replaceAll(/\$\w+/g, '[^/]+')
      .replace(/(.)\/$/, '$1')}$`,
  )

const rowsOf = (title: string) =>
  COVERAGE.filter((part) => part.title === title).flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))

describe('what the specification names', () => {
  it('is served by a file and shown by a test, every row of it', () => {
    expect(coverageProblems()).toEqual([])
  })

  it('has a row for every message, and for every kind of thing', () => {
    expect(rowsOf('Messages').map(([name]) => name)).toEqual(Object.keys(SPECIFIED))
    for (const { title } of COVERAGE) expect([title, rowsOf(title).length > 10]).toEqual([title, true])
  })

  it('has no message that the catalogue alone knows, and a reason for each that is never said', () => {
    for (const [name, file, says, , , instead] of rowsOf('Messages')) {
      expect([name, file]).not.toEqual([name, 'contract/codes/specified.ts'])
      expect([name, instead !== undefined]).toEqual([name, says !== name])
    }
  })

  it('has a route of its own for every address, with and without what may be left out', () => {
    const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
    const patterns = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path]) => patternOf(path ?? ''))
    const answers = (address: string) => patterns.some((pattern) => pattern.test(address))
    expect(answers('/nowhere')).toBe(false)
    for (const [address] of rowsOf('Routes')) {
      const whole = address.replace(/\{\w+\??\}/, 'x')
      expect([whole, answers(whole)]).toEqual([whole, true])
      const bare = address.replace(/\/\{\w+\?\}$/, '')
      if (bare !== address && !bare.startsWith('/booking/edit/'))
        expect([bare, answers(bare)]).toEqual([bare, true])
    }
  })
})
