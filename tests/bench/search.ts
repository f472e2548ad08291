import 'temporal-polyfill/global'
import { fileURLToPath } from 'node:url'
import { searchRequest, type SearchRequest } from '#contract/shapes/search.ts'
import { openPglite } from '#server/db/client.ts'
import { fillDemo } from '#demo/data/demo.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { settableClock } from '#server/ports/clock.ts'
import { DEMO_NOW } from '#tests/support/demoDatabase.ts'
import { measured, type Beside } from './crowd.ts'
import { eachAnother, mixedRequests } from './requests.ts'
import { plainSearch } from './plain.ts'

/** Searches a second over the demo (240 resorts, 900 rooms) on the embedded database, 32 at once. */
export async function searchBenchmark(): Promise<Beside[]> {
  const { db, close } = await openPglite(null)
  const clock = settableClock(DEMO_NOW)
  try {
    await fillDemo({ db, clock })
    const { search } = searchEngine({ db, clock })
    const all = mixedRequests('2026-11-21')
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
      await beside('search, mixed, none asked for twice', (turn) => eachAnother(all, turn), true),
      await beside('search, everybody asks for the same days', () => one, true),
      await beside(
        'search without dates, none asked for twice',
        (turn) => eachAnother([undated], turn),
        false,
      ),
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
