import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Columns, type Wanted } from '#server/modules/search/columns.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const wanted = (key: string): Wanted => ({ key, width: 100, of: () => 0, holder: Uint32Array })
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

it('of columns that were worked out, those go that nobody used for long; a look at what is known is a use', async () => {
  const lookups = { areas: new Map(), services: new Map(), benefits: new Map() }
  const columns = await Columns.lay({ byArea: new Map(), lookups }, { row: () => 0 })
  const everywhere = columns.stretches(null)
  await columns.work([wanted('older'), wanted('newer')], everywhere)
  seconds(20)
  expect(columns.known([wanted('older')], everywhere)).not.toBeNull()
  seconds(1)
  await columns.work([wanted('another')], everywhere)
  expect(columns.known([wanted('older')], everywhere)).not.toBeNull()
  expect(columns.known([wanted('newer')], everywhere)).toBeNull()
})
