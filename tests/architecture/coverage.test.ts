import { describe, expect, it } from 'vitest'
import { SPECIFIED } from '#contract/codes/specified.ts'
import { COVERAGE, coverageProblems } from '../../scripts/coverage/coverage.ts'

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
})
