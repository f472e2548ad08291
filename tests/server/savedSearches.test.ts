import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAVED_SEARCH } from '#contract/numbers.ts'
import { sameSearch } from '#contract/sameSearch.ts'
import { searchRequest } from '#contract/shapes/search.ts'
import { TARGETS } from '#contract/targets.ts'
import type { Output } from '#contract/endpoints.ts'
import { planStandingJobs } from '#server/modules/jobs/jobs.ts'
import { wordsOf } from '#server/modules/notices/notices.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { watchSearches } from '#server/modules/savedSearches/savedSearches.ts'
import { savedSearches } from '#server/modules/savedSearches/tables.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import {
  addPlace,
  bookingWorld,
  CHECK_IN,
  CHECK_OUT,
  contextOf,
  START,
  TOTAL,
  type Place,
  type PlaceWishes,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'
import { mailing, someone } from '#tests/support/letters.ts'
import { book, codeOf } from '#tests/support/stays.ts'

let test$: TestWorld
let area = 100
let place: Place
let me: string
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(async () => {
  test$.clock.set(START)
  area += 1
  place = await openPlace()
  me = uuidv7()
})

/** A place that searches know of. */
async function openPlace(wishes: PlaceWishes = {}): Promise<Place> {
  const added = await addPlace(test$.db, { ...wishes, areaId: area })
  const { place: found } = test$.world.watch
  await expect.poll(() => found(added.resortId, {}, 'vi')).not.toBeNull()
  return added
}
const wish = (changes: object = {}) => ({
  search: searchRequest.parse({
    project_area_id: place.areaId,
    from_day: CHECK_IN,
    to_day: CHECK_OUT,
    ...changes,
  }),
  tells: true,
})
const save = ({ tells = true, ...changes }: { tells?: boolean; [field: string]: unknown } = {}, as = me) =>
  test$.calls['savedSearch.save']({ ...wish(changes), tells }, contextOf(as))
const mine = async (as = me): Promise<Output<'savedSearch.mine'>['searches']> =>
  (await test$.calls['savedSearch.mine']({}, contextOf(as))).searches
const told = async (as = me) => {
  const rows = await test$.db.select().from(notices).where(eq(notices.userId, as)).orderBy(notices.id)
  return rows.map(({ kind, target, ref, params, mailDueAt }) => ({ kind, target, ref, params, mailDueAt }))
}
const kinds = async () => (await told()).map(({ kind }) => kind)

/** The host sets what a night costs. */
const price = (night: number, of = place) =>
  test$.calls['host.setCalendar'](
    {
      resort_id: of.resortId,
      room_ids: of.roomIds,
      ranges: [{ from_day: CHECK_IN, to_day: CHECK_OUT }],
      weekdays: [],
      price: night,
    },
    contextOf(of.hostId, { role: 'CSH' }),
  )
const close = (closed: boolean, of = place) =>
  test$.calls['host.setCalendar'](
    {
      resort_id: of.resortId,
      room_ids: of.roomIds,
      ranges: [{ from_day: CHECK_IN, to_day: CHECK_OUT }],
      weekdays: [],
      closed,
    },
    contextOf(of.hostId, { role: 'CSH' }),
  )
/** So much later everything that is due is looked at. */
const look = async (later: Temporal.DurationLike = { minutes: SAVED_SEARCH.lookMinutes }) => {
  test$.clock.advance(later)
  return watchSearches(test$.world)
}

describe('a saved search', () => {
  it('is kept once with what it finds, whatever the order of its parts, and shows what it finds now', async () => {
    const first = await save({ tells: false, resort_type: [1, 2] })
    const again = await save({ resort_type: [2, 1, 1], sort_by_field: 'price', page_number: 3 })
    expect(again).toEqual({ savedSearchId: first.savedSearchId, tells: true })
    expect(await save({ tells: false, resort_type: [1, 2] })).toMatchObject({ tells: true })
    await price(1_200_000)
    expect(await mine()).toMatchObject([
      {
        savedSearchId: first.savedSearchId,
        name: 'Đà Lạt\u00a0· 7–9 thg 12\u00a0· 2 người lớn\u00a0· villa, căn hộ',
        atFirst: { places: 1, lowest: TOTAL },
        now: { places: 1, lowest: 2_400_000 },
      },
    ])
    expect(await mine(uuidv7())).toEqual([])
  })

  it('is named by every filter that narrows it', async () => {
    await save({ from_rate: 4.5, number_of_bedroom: 2, list_term: ['AT_ONCE', 'FREE_CANCELLATION'] })
    const [{ name } = { name: '' }] = await mine()
    const parts = ['2 người lớn', 'từ 4,5 điểm', 'từ 2 phòng ngủ', 'đặt là được ngay', 'hủy miễn phí']
    expect(name).toContain(parts.join('\u00a0· '))
  })

  it('of before a filter is the same search as one that does not ask for it, and is shown and looked at', async () => {
    const { savedSearchId } = await save()
    const { list_term: _later, ...before } = wish().search
    // Its key is as it was made then.
    expect(sameSearch(wish().search)).not.toMatch(/list_term|from_rate|number_of_bedroom/)
    const row = eq(savedSearches.id, savedSearchId)
    await test$.db.update(savedSearches).set({ search: before }).where(row)
    expect(await save()).toMatchObject({ savedSearchId })
    expect(await mine()).toMatchObject([{ search: { list_term: [] }, now: { places: 1 } }])
    await price(800_000)
    await look()
    expect(await kinds()).toEqual(['guest.searchFell'])
  })

  it('costs what the results say', async () => {
    await openPlace({ price: 900_000 })
    await save()
    const { search } = searchEngine(test$.world)
    const results = await search({ ...wish().search, sort_by_field: 'price', sort_order: 'asc' }, 'vi')
    const [{ now } = { now: null }] = await mine()
    expect(now).toEqual({ places: results.total_rows, lowest: results.data[0]?.stay?.total })
  })

  it('of somebody else is as one that is not, and mine goes for good', async () => {
    const { savedSearchId: saved_search_id } = await save()
    const other = contextOf(uuidv7())
    for (const id of [saved_search_id, uuidv7()]) {
      expect(await codeOf(test$.calls['savedSearch.remove']({ saved_search_id: id }, other))).toBe('G_404')
      expect(
        await codeOf(test$.calls['savedSearch.tell']({ saved_search_id: id, tells: false }, other)),
      ).toBe('G_404')
    }
    expect(await mine()).toMatchObject([{ tells: true }])
    await test$.calls['savedSearch.remove']({ saved_search_id }, contextOf(me))
    expect(await mine()).toEqual([])
  })

  it(`there are at most ${SAVED_SEARCH.most}, also when two are saved at once`, async () => {
    for (let count = 1; count < SAVED_SEARCH.most; count++) await save({ number_of_adult: count })
    const both = [save({ number_of_adult: 21 }), save({ number_of_adult: 22 })].map(codeOf)
    expect((await Promise.all(both)).toSorted()).toEqual(['G_SAVED_SEARCHES_FULL', 'done'])
    expect(await mine()).toHaveLength(SAVED_SEARCH.most)
  })

  it('that cannot be made is refused by its field', async () => {
    expect(await codeOf(save({ from_day: '2026-11-01', to_day: '2026-11-02' }))).toBe('G_INPUT')
  })
})

describe('a price that falls', () => {
  it('is told exactly once, also when two nodes look at once and the clock runs twice', async () => {
    const { savedSearchId } = await save()
    await price(900_000)
    test$.clock.advance({ minutes: SAVED_SEARCH.lookMinutes })
    await Promise.all([watchSearches(test$.world), watchSearches(test$.world)])
    await watchSearches(test$.world)
    await look()
    const [notice, ...others] = await told()
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      kind: 'guest.searchFell',
      target: TARGETS.SAVED_SEARCH,
      ref: savedSearchId,
      params: { before: TOTAL, now: 1_800_000 },
    })
    expect(notice?.mailDueAt).not.toBeNull()
    const words = notice && wordsOf(notice, 'en')
    expect(words?.body).toBe(
      'Now 1,800,000 ₫, it was 2,000,000 ₫. Search: Đà Lạt\u00a0· 7–9 Dec\u00a0· 2 adults.',
    )
  })

  it('is told by the clock by itself', async () => {
    await save()
    await price(900_000)
    test$.clock.advance({ minutes: SAVED_SEARCH.lookMinutes })
    await planStandingJobs(test$.db, ['watchSearches'], test$.clock.now())
    await test$.runJobs()
    expect(await kinds()).toEqual(['guest.searchFell'])
  })

  it.each<[string, number]>([
    ['that rises', 1_200_000],
    ['that falls by less than is worth a word', 980_000],
  ])('%s is not told', async (_what, night) => {
    await save()
    await price(night)
    await look()
    expect(await kinds()).toEqual([])
  })

  it('falls in small steps: they add up', async () => {
    await save()
    for (const night of [980_000, 960_000, 940_000]) {
      await price(night)
      await look()
    }
    expect((await told()).map(({ params }) => params['now'])).toEqual([1_880_000])
  })

  it('down, up and down again within a day is told once; a further fall waits for the next day', async () => {
    await save()
    for (const night of [900_000, 1_000_000, 900_000, 700_000]) {
      await price(night)
      await look()
    }
    expect(await kinds()).toEqual(['guest.searchFell'])
    await look({ hours: SAVED_SEARCH.quietHours })
    expect((await told()).map(({ params }) => params['now'])).toEqual([1_800_000, 1_400_000])
  })

  it('after a day at a higher price is told against that', async () => {
    await save()
    await price(1_500_000)
    await look({ hours: SAVED_SEARCH.quietHours })
    await price(1_000_000)
    await look()
    expect((await told()).map(({ params }) => params['before'])).toEqual([3_000_000])
  })

  it('of a new place that is the cheapest is told as such', async () => {
    await save()
    await openPlace({ price: 600_000 })
    await look()
    expect(await told()).toMatchObject([
      { kind: 'guest.searchLowest', params: { before: TOTAL, now: 1_200_000 } },
    ])
  })

  it('is told to nobody who did not ask, and to nobody who does not want to hear of it any more', async () => {
    const { savedSearchId: saved_search_id } = await save({ tells: false })
    await price(500_000)
    await look()
    const tell = (tells: boolean) =>
      test$.calls['savedSearch.tell']({ saved_search_id, tells }, contextOf(me))
    // From here on: what fell before is on the screen.
    await tell(true)
    await look()
    await tell(false)
    await price(300_000)
    await look()
    expect(await kinds()).toEqual([])
  })
})

describe('the letter about it', () => {
  /** A person with an address, and what comes there once what is due was looked at. */
  const reader = async (name: string) => {
    const email = `${name}@ghe.test`
    me = await someone(test$, { email, language: 'en' })
    return { email, post: mailing(test$) }
  }

  it('comes once, names the place with its price, and leads to the search', async () => {
    const { email, post } = await reader('lan')
    const { savedSearchId } = await save()
    await price(900_000)
    await look()
    await post.send()
    await post.send()
    const letters = post.letters.filter(({ to }) => to === email)
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('Price drop')])
    expect(letters[0]?.text).toContain('1,800,000')
    expect(letters[0]?.text).toContain(`/profile/saved/${savedSearchId}`)
  })

  it('does not come to who has turned it off meanwhile', async () => {
    const { email, post } = await reader('minh')
    const { savedSearchId: saved_search_id } = await save()
    await price(900_000)
    await look()
    await test$.calls['savedSearch.tell']({ saved_search_id, tells: false }, contextOf(me))
    await post.send()
    expect(post.letters.filter(({ to }) => to === email)).toEqual([])
  })
})

describe('a stay that was sold out', () => {
  it('and frees because its guest cancels is told once', async () => {
    const stay = await book(test$, { at: place })
    await save()
    await look()
    expect(await kinds()).toEqual([])
    await stay.cancel()
    await look()
    await look()
    expect(await told()).toMatchObject([{ kind: 'guest.searchFreed', params: { now: TOTAL } }])
  })

  it('and is opened by its host is told once, and not again the same day', async () => {
    await close(true)
    await save()
    for (const closed of [false, true, false]) {
      await close(closed)
      await look()
    }
    expect(await kinds()).toEqual(['guest.searchFreed'])
  })

  it('and frees cheaper than all others is not told as a fall, too', async () => {
    const cheap = await openPlace({ price: 500_000 })
    await close(true, cheap)
    await save()
    await close(false, cheap)
    await look()
    await look()
    expect(await kinds()).toEqual(['guest.searchFreed'])
  })
})

describe('a search whose dates have passed', () => {
  it('has ended: nothing is told, nothing is looked at, and it says so', async () => {
    const { savedSearchId } = await save()
    test$.clock.set(`${CHECK_OUT}T05:00:00Z`)
    await price(500_000).catch(() => undefined)
    await look()
    expect(await kinds()).toEqual([])
    expect(await mine()).toMatchObject([{ savedSearchId, now: null }])
    const rows = await test$.db.select().from(savedSearches).where(eq(savedSearches.id, savedSearchId))
    expect(rows.map(({ dueAt }) => dueAt)).toEqual([null])
  })
})
