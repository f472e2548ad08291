import { describe, expect, it } from 'vitest'
import { codesTyped, codesWithin, stayCodeTyped, transferMemo } from '#contract/bookingCodes.ts'

describe('U8: a booking’s code as people type it', () => {
  it.each([
    ['GHE-XE9R7R', ['GHE-XE9R7R']],
    ['ghe-xe9r7r', ['GHE-XE9R7R']],
    ['GHEXE9R7R', ['GHE-XE9R7R']],
    [' ghe xe9 r7r ', ['GHE-XE9R7R']],
    ['GHE–XE9R7R', ['GHE-XE9R7R']],
    ['ghv.7k2m9q', ['GHV-7K2M9Q']],
    ['xe9r7r', ['GHE-XE9R7R', 'GHV-XE9R7R']],
    ['chunha@ghe.test', []],
    ['0912345678', []],
    ['', []],
  ])('%s', (typed, codes) => {
    expect(codesTyped(typed)).toEqual(codes)
  })

  it.each([
    ['MBVCB.7731.GHE7K2M9Q NGUYEN VAN A chuyen tien.CT tu 0011', ['GHE-7K2M9Q']],
    ['ghe-7k2m9q va GHV 8K2M9Q', ['GHE-7K2M9Q', 'GHV-8K2M9Q']],
    ['Nguyễn Ghềnh', []],
    ['GHETHANHTOAN', []],
  ])('within the words of a transfer: %s', (text, codes) => {
    expect(codesWithin(text)).toEqual(codes)
  })

  it('a stay’s where only stays are asked for', () => {
    expect(stayCodeTyped('7k2m9q')).toBe('GHE-7K2M9Q')
    expect(stayCodeTyped('GHV-7K2M9Q')).toBeNull()
  })

  it('the memo of a transfer is the same code without the dash, and is read back as that code', () => {
    expect(transferMemo('GHE-XE9R7R')).toBe('GHEXE9R7R')
    expect(codesTyped(transferMemo('GHE-XE9R7R'))).toEqual(['GHE-XE9R7R'])
  })
})
