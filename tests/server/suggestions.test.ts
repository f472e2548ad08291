import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { areaPositions, suggestions } from '#contract/shapes/search.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
})
afterAll(() => server.close())

const suggested = async (search_content: string, language: 0 | 1 = 0) =>
  z.parse(suggestions, (await server.call('search.suggestions', { search_content }, { language })).body.data)

describe('places by their names, for a stranger', () => {
  it('finds one by its whole name, with its marks and without', async () => {
    const [some] = await suggested('villa')
    if (some === undefined) throw new Error('no villa')
    const plain = some.resortName.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/đ/gi, 'd')
    for (const typed of [some.resortName, plain, plain.toUpperCase(), `  ${plain} `])
      expect((await suggested(typed)).map(({ resortId }) => resortId)).toContain(some.resortId)
  })

  it('answers six at the most, and says of each what it is and where', async () => {
    const found = await suggested('villa')
    expect(found).toHaveLength(6)
    const english = await suggested('villa', 1)
    for (const [index, one] of found.entries()) {
      expect(`${one.resortName} ${english[index]?.resortName}`).toContain('Villa')
      expect(one.projectAreaName).not.toBe('')
      expect(['Villa', 'Căn hộ', 'Khách sạn']).toContain(one.resortTypeName)
    }
    expect(['Villa', 'Apartment', 'Hotel']).toContain(english[0]?.resortTypeName)
  })

  it('a street is no name, and less than two letters name nothing', async () => {
    expect(await suggested('hoang quoc viet')).toEqual([])
    for (const typed of ['', ' ', 'v', '?!%', '\u0301']) expect(await suggested(typed)).toEqual([])
  })

  it('refuses what is too long or missing, at its field', async () => {
    for (const input of [{ search_content: 'a'.repeat(101) }, {}]) {
      const { status, body } = await server.call('search.suggestions', input)
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
        400,
        'G_INPUT',
        ['search_content'],
      ])
    }
  })
})

describe('where the areas lie', () => {
  it('each in its part of the country, for the sixteen that have places', async () => {
    const all = z.parse(areaPositions, (await server.call('search.areas', {})).body.data)
    expect(all).toHaveLength(16)
    const at = (id: number) => all.find((area) => area.id === id)?.position
    expect(at(20)?.lat).toBeCloseTo(11.94, 0)
    expect(at(20)?.lng).toBeCloseTo(108.45, 0)
    expect(at(15)?.lng).toBeLessThan(104.2)
    expect(at(4)?.lat).toBeGreaterThan(22)
  })
})
