import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetTexts } from '#src/api/draftStore.ts'
import { keepViewed, placesIn, VIEWED_PLACES, viewedHere, type ViewedPlace } from '#src/api/viewedPlaces.ts'
import { answer } from '../support/answers.ts'
import { open } from '../support/open.tsx'

const place = (number: number): ViewedPlace => ({
  resortId: `00000000-0000-7000-8000-00000000000${number}`,
  resortType: 1,
  resortName: `Villa ${number}`,
  projectAreaName: 'Phú Quốc',
  pictureId: 'demo-reef-1',
})
const names = () => [...document.querySelectorAll('section[aria-labelledby] li a')].map((a) => a.textContent)

beforeEach(() => {
  viewedHere.write(null)
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('social.providers', (_, refuse) => refuse('G_503'))
  answer('helper.services', [])
  answer('helper.benefits', [])
  answer('search.resorts', { total_rows: 0, data: [] })
  answer('resort.detail', (_, refuse) => refuse('G_404'))
  answer('resort.reviews', (_, refuse) => refuse('G_503'))
  answer('resort.calendar', (_, refuse) => refuse('G_503'))
})

test('each place that was looked at stands once, the last one first, and leads there with the days of the search', async () => {
  for (const number of [1, 2, 1]) keepViewed(place(number))
  const { at } = await open('/list-room?from_day=2026-12-05&to_day=2026-12-07')
  await expect.poll(names).toEqual(['Villa 1', 'Villa 2'])
  await page.getByRole('link', { name: 'Villa 2' }).click()
  await expect.poll(at).toContain(`/villa/${place(2).resortId}?from_day=2026-12-05&to_day=2026-12-07`)
})

test('they are gone when that is asked for', async () => {
  keepViewed(place(1))
  const { words } = await open('/list-room')
  await page.getByRole('button', { name: words(msg`Xóa hết`) }).click()
  await expect.poll(names).toEqual([])
  expect(localStorage.getItem(VIEWED_PLACES)).toBeNull()
})

test('nine are kept, and none after signing out', async () => {
  for (let number = 0; number < 10; number++) keepViewed(place(number))
  expect(placesIn(viewedHere.read()).map(({ resortName }) => resortName)).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Villa ${number}`),
  )
  await forgetTexts()
  expect(viewedHere.read()).toBe('')
})

test.each(['', 'null', '{}', 'not JSON', '[7,null,{"resortType":4},{"resortType":1,"resortId":2}]'])(
  'of "%s" nothing is shown',
  (text) => {
    expect(placesIn(text)).toEqual([])
  },
)
