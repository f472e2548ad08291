import 'temporal-polyfill/global'
import { fileURLToPath } from 'node:url'
import { searchRequest, type SearchRequest } from '#contract/shapes/search.ts'
import { openPglite } from '#server/db/client.ts'
import { fillDemo } from '#demo/data/demo.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { settableClock } from '#server/ports/clock.ts'
import { DEMO_NOW } from '#tests/support/demoDatabase.ts'
import { measured, type Beside } from './crowd.ts'
import { plainSearch } from './plain.ts'

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

/** Searches a second over the demo (240 resorts, 900 rooms) on the embedded database, 32 at once. */
export async function searchBenchmark(): Promise<Beside[]> {
  const { db, close } = await openPglite(null)
  const clock = settableClock(DEMO_NOW)
  try {
    await fillDemo({ db, clock })
    const { search } = searchEngine({ db, clock })
    const all = requests()
    const [one] = all
    if (!one) return []
    const undated: SearchRequest = searchRequest.parse({})
    const beside = async (
      name: string,
      pick: (turn: number) => SearchRequest,
      plainly: boolean,
    ): Promise<Beside> => ({
      here: await measured(name, (turn) => search(pick(turn), 'vi')),
      plain: plainly ? await measured(name, (turn) => plainSearch(db, pick(turn))) : null,
    })
    return [
      await beside('search, mixed requests', (turn) => all[turn % all.length] ?? one, true),
      await beside('search, everybody asks for the same days', () => one, true),
      await beside('search without dates, no query', () => undated, false),
    ]
  } finally {
    await close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.table(
    (await searchBenchmark()).flatMap(({ here, plain }) =>
      plain ? [here, { ...plain, name: 'the same plainly' }] : [here],
    ),
  )
