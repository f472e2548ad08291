import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SERVICE_STATUSES } from '#contract/serviceStatuses.ts'
import { STATUSES } from '#contract/statuses.ts'

const name = `'(?:${[...STATUSES, ...SERVICE_STATUSES].join('|')})'`
/** Two names of statuses in a list: what they have in common is a fact, which `contract/` says. */
const LIST = new RegExp(`\\[[^\\]]*${name}\\s*,\\s*${name}[^\\]]*\\]`)

describe('a list of statuses', () => {
  const files = execFileSync('git', ['ls-files', '--', 'src', 'sw', 'server'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/^server\/(db\/(demo|migrations)|sandbox)\//.test(file))

  test('is written in the contract alone', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(files.filter((file) => LIST.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('would be found', () => {
    expect(LIST.test("const GONE = ['KT_CANCEL', 'CSH_CANCEL']")).toBe(true)
    expect(LIST.test("const GONE = [\n  'KT_CANCEL',\n  'CSH_CANCEL',\n]")).toBe(true)
  })
})
