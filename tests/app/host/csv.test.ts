import { describe, expect, it } from 'vitest'
import { csv } from '#src/app/work/csv.ts'

describe('a table for spreadsheets', () => {
  it('says that it is UTF-8, ends every line, and keeps amounts whole', () => {
    expect(
      csv([
        ['Mã', 'Số tiền'],
        ['GHE1', 12_500_000],
      ]),
    ).toBe('\uFEFFMã,Số tiền\r\nGHE1,12500000\r\n')
  })
  it.each([
    ['a,b', '"a,b"'],
    ['nói "chào"', '"nói ""chào"""'],
    ['hai\ndòng', '"hai\ndòng"'],
    [' cách', '" cách"'],
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['-5', "'-5"],
  ])('%j stands as %j', (value, cell) => {
    expect(csv([[value]])).toBe(`\uFEFF${cell}\r\n`)
  })
})
