import { expect, it } from 'vitest'
import { readBack, readRoomSearch, readTab } from '#src/routes/-search.ts'

it('a search is read from a link or a form alike', () => {
  const asked = {
    project_area_id: 20,
    from_day: '2026-02-17',
    to_day: '2026-02-20',
    number_of_adult: 2,
    resort_type: [1, 3],
    from_price: 1_000_000,
  }
  expect(readRoomSearch(asked)).toEqual(asked)
  expect(
    readRoomSearch({ project_area_id: '20', number_of_adult: '2', resort_type: '3', search_content: '' }),
  ).toEqual({ project_area_id: 20, number_of_adult: 2, resort_type: [3] })
})

it('what makes no sense is left out, so that a mangled link shows the defaults', () => {
  expect(
    readRoomSearch({
      project_area_id: 'Đà Lạt',
      from_day: '2026-02-31x',
      number_of_adult: -1,
      number_of_room: 1e9,
      resort_type: [9, 'x'],
      sort_by_field: { $ne: 1 },
      list_service: 'all',
    }),
  ).toEqual({})
  expect(readTab({ tab: 'nonsense' })).toEqual({})
})

it('the way back after signing in never leads to another site', () => {
  expect(readBack({ back: '/booking?tab=booked' })).toEqual({ back: '/booking?tab=booked' })
  for (const back of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])
    expect(readBack({ back })).toEqual({})
})
