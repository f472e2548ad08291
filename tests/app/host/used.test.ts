import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetGate } from '#src/api/gateUsed.ts'
import { markUsed, wasUsed } from '#src/features/gate/used.ts'

const REF = 'ab12'
const at = Date.parse('2026-11-21T05:00:00Z')
const heard = (more: object = {}) => ({ at: '2026-11-21T05:10:00Z', used: false, sending: false, ...more })

beforeEach(() => forgetGate())

describe('a code that this phone let in', () => {
  it('stays used where the phone is full by then', () => {
    markUsed('cd34', at)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    markUsed(REF, at)
    expect([wasUsed(REF, null), wasUsed('cd34', null)]).toEqual([true, true])
    vi.restoreAllMocks()
  })
  it('stays used where no list knows better', () => {
    expect(wasUsed(REF, null)).toBe(false)
    markUsed(REF, at)
    expect(wasUsed(REF, null)).toBe(true)
    expect(wasUsed(REF, heard({ at: '2026-11-21T04:59:59Z' }))).toBe(true)
    expect(wasUsed(REF, heard({ used: true }))).toBe(true)
    expect(wasUsed(REF, heard({ sending: true }))).toBe(true)
  })
  it('may come again once the server has heard of the scan and nobody is in', () => {
    markUsed(REF, at)
    expect(wasUsed(REF, heard())).toBe(false)
    expect(wasUsed('cd34', heard())).toBe(false)
  })
})
