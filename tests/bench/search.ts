import 'temporal-polyfill/global'
import { fileURLToPath } from 'node:url'
import { searchRequest, type SearchRequest } from '#contract/shapes/search.ts'
import { openPglite } from '#server/db/client.ts'
import { fillDemo } from '#server/db/demo/demo.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { settableClock } from '#server/ports/clock.ts'
import { DEMO_NOW } from '#tests/support/demoDatabase.ts'

/** How many people search at the same time, and for how long, in milliseconds. */
const CALLERS = 32
const WARM_UP = 1_000
const MEASURED = 4_000

export type Measurement = {
  name: string
  perSecond: number
  /** By this process's own time on a processor: what does not change when others are busy on the machine. */
  perProcessorSecond: number
  medianMilliseconds: number
  p99Milliseconds: number
}

const day = (days: number) => Temporal.PlainDate.from('2026-11-21').add({ days }).toString()

/** What people look for: mostly one area and two nights, sometimes everywhere, with filters or another order. */
function requests(): SearchRequest[] {
  const areas = [20, 20, 20, 2, 7, 8, 10, 15, null]
  return Array.from({ length: 500 }, (_none, index) =>
    searchRequest.parse({
      project_area_id: areas[index % areas.length] ?? null,
      from_day: day(1 + ((index * 7) % 120)),
      to_day: day(2 + ((index * 7) % 120) + (index % 4)),
      number_of_adult: 1 + (index % 4),
      sort_by_field: index % 3 === 0 ? 'price' : 'recommended',
      sort_order: index % 3 === 0 ? 'asc' : 'desc',
      ...(index % 5 === 0 ? { from_price: 500_000, to_price: 2_000_000 } : {}),
      ...(index % 7 === 0 ? { list_benefit: [5] } : {}),
      ...(index % 11 === 0 ? { search_content: 'khach san' } : {}),
    }),
  )
}

async function measured(name: string, ask: (turn: number) => Promise<unknown>): Promise<Measurement> {
  let turn = 0
  const run = async (milliseconds: number): Promise<number[]> => {
    const times: number[] = []
    const end = performance.now() + milliseconds
    const caller = async () => {
      for (let start = performance.now(); start < end;) {
        await ask(turn++)
        const now = performance.now()
        times.push(now - start)
        start = now
      }
    }
    await Promise.all(Array.from({ length: CALLERS }, caller))
    return times
  }
  await run(WARM_UP)
  const began = performance.now()
  const processor = process.cpuUsage()
  const times = (await run(MEASURED)).sort((a, b) => a - b)
  const { user, system } = process.cpuUsage(processor)
  const at = (part: number) => Math.round((times[Math.floor(times.length * part)] ?? 0) * 100) / 100
  return {
    name,
    perSecond: Math.round(times.length / ((performance.now() - began) / 1000)),
    perProcessorSecond: Math.round(times.length / ((user + system) / 1_000_000)),
    medianMilliseconds: at(0.5),
    p99Milliseconds: at(0.99),
  }
}

/** Searches a second over the demo (240 resorts, 900 rooms) on the embedded database, 32 at once. */
export async function searchBenchmark(): Promise<Measurement[]> {
  const { db, close } = await openPglite(null)
  const clock = settableClock(DEMO_NOW)
  try {
    await fillDemo({ db, clock })
    const { search } = searchEngine({ db, clock })
    const all = requests()
    const [one] = all
    if (!one) return []
    const undated: SearchRequest = searchRequest.parse({})
    return [
      await measured('search, mixed requests', (turn) => search(all[turn % all.length] ?? one, 'vi')),
      await measured('search, everybody asks for the same days', () => search(one, 'vi')),
      await measured('search without dates, no query', () => search(undated, 'vi')),
    ]
  } finally {
    await close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await searchBenchmark())
