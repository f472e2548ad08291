import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RECENT_SEARCHES } from '#src/api/recentSearches.ts'
import { forgetTexts } from '#src/api/draftStore.ts'
import { answer } from '../support/answers.ts'
import { answerHome } from '../support/frame.ts'
import { open } from '../support/open.tsx'

const AREAS = [
  { id: 20, name: 'Đà Lạt' },
  { id: 8, name: 'Hội An' },
  { id: 15, name: 'Phú Quốc' },
]
const PLACE = {
  resortId: '00000000-0000-7000-8000-000000000001',
  resortType: 1,
  resortTypeName: 'Villa',
  resortName: 'Villa Sao Biển',
  projectAreaName: 'Phú Quốc',
} as const

beforeEach(() => {
  localStorage.removeItem(RECENT_SEARCHES)
  answer('social.providers', (_, refuse) => refuse('G_503'))
  answerHome()
  answer('helper.projectAreas', AREAS)
  answer('helper.services', [])
  answer('helper.benefits', [])
  answer('search.resorts', { total_rows: 0, data: [] })
  answer('resort.detail', (_, refuse) => refuse('G_404'))
  answer('resort.reviews', (_, refuse) => refuse('G_503'))
  answer('resort.calendar', (_, refuse) => refuse('G_503'))
  answer('search.suggestions', ({ search_content: typed }) => (/sao/i.test(typed) ? [PLACE] : []))
})

const field = () => page.getByRole('search').getByRole('combobox')
const option = (name: RegExp | string) => page.getByRole('option', { name })
const summary = () => document.querySelector('[role=search] summary')?.textContent

async function opened() {
  const app = await open('/', { height: 740 })
  await unfold(app)
  return app
}

/** As `opened`, above results: on a phone the form is one line until it is unfolded. */
async function openedAbove(address: string) {
  const app = await open(address, { height: 740 })
  await page.getByRole('button', { name: app.words(msg`Đổi`) }).click()
  await unfold(app)
  return app
}

async function unfold(app: Awaited<ReturnType<typeof open>>) {
  await page
    .getByText(app.words(msg`Điểm đến`), { exact: true })
    .first()
    .click()
  await expect.element(field()).toBeVisible()
}

test.each(['da lat', 'Đà Lạt', 'dalat', 'lạt'])('"%s" suggests Đà Lạt, and Enter takes it', async (typed) => {
  await opened()
  await page.getByRole('radio', { name: 'Hội An' }).click()
  await page.getByText('Hội An').first().click()
  await userEvent.type(field(), typed)
  await expect.element(option(/^Đà Lạt/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(summary).toContain('Đà Lạt')
  expect(document.querySelector('[role=search] details[open]')).toBeNull()
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})

test('three letters of a byname find the area, two do not; arrows go through what they may mean', async () => {
  await opened()
  await userEvent.type(field(), 'qu')
  await expect.element(option(/^Phú Quốc/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(option(/^Hội An/)).not.toBeInTheDocument()
  await userEvent.fill(field(), 'qua')
  await expect.element(option(/^Hội An.*Quảng Nam/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.fill(field(), 'ho')
  await expect.element(option(/^Hội An/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option(/^Villa.*Homestay/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}')
  const id = field().element().getAttribute('aria-activedescendant')
  expect(document.getElementById(id ?? '')?.textContent).toContain('Hội An')
  await userEvent.keyboard('{Enter}')
  await expect.poll(summary).toContain('Hội An')
})

test('a kind with an area sets both; the kind is said, and can be taken off', async () => {
  const { words, at } = await opened()
  await userEvent.type(field(), 'resort ở phú quốc')
  await option(/Khách sạn · Phú Quốc/).click()
  await expect.poll(summary).toContain('Phú Quốc · Khách sạn')
  await page.getByRole('button', { name: words(msg`Tìm chỗ ở`) }).click()
  await expect.poll(at).toContain('project_area_id=15')
  expect(decodeURIComponent(at())).toContain('resort_type=[3]')
})

test('a kind alone is chosen by its usual word, and taken off by its chip', async () => {
  const { words } = await opened()
  await userEvent.type(field(), 'biet thu')
  await option(/^Villa/).click()
  await expect.poll(summary).toContain('Đà Lạt · Villa')
  await page.getByText('Đà Lạt · Villa').click()
  await page.getByRole('button', { name: words(msg`Bỏ chọn ${0}`, { 0: 'Villa' }) }).click()
  await expect.poll(summary).not.toContain('Villa')
})

test('a place leads to its page with the days and people that were chosen', async () => {
  const { at } = await openedAbove('/list-room?from_day=2026-12-05&to_day=2026-12-07&number_of_adult=3')
  await userEvent.type(field(), 'sao')
  await option(/Villa Sao Biển/).click()
  await expect.poll(at).toContain(`/villa/${PLACE.resortId}`)
  expect(at()).toContain('from_day=2026-12-05&to_day=2026-12-07&number_of_adult=3')
})

test('what nothing is called is said, Escape empties the field and the list is there again', async () => {
  const { words } = await opened()
  await userEvent.type(field(), 'zzzz')
  await expect
    .element(page.getByText(words(msg`Không có nơi nào tên như vậy. Hãy thử tên khác.`)))
    .toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Hội An' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}{Escape}')
  await expect.element(page.getByRole('radio', { name: 'Hội An' })).toBeVisible()
  await expect.element(field()).toHaveValue('')
})

test('without an answer of the server areas are still found, and it says what is missing', async () => {
  answer('search.suggestions', (_, refuse) => refuse('G_429'))
  const { words } = await opened()
  await userEvent.type(field(), 'hoi')
  await expect.element(page.getByText(words(msg`Chưa tra được tên chỗ ở.`))).toBeVisible()
  await expect.element(option(/^Hội An/)).toBeVisible()
})

test('the last five searches are there again without days that are past, and gone with who signs out', async () => {
  const past = { project_area_id: 8, from_day: '2020-01-01', to_day: '2020-01-03', number_of_adult: 4 }
  const others = [1, 2, 3, 4].map((rooms) => ({ project_area_id: 15, number_of_room: rooms }))
  localStorage.setItem(RECENT_SEARCHES, JSON.stringify([past, ...others]))
  const { words } = await opened()
  await page.getByRole('button', { name: /^Hội An.*4 khách/ }).click()
  await expect.poll(summary).toContain('Hội An')
  await page.getByRole('button', { name: words(msg`Tìm chỗ ở`) }).click()
  await expect
    .poll(() => (localStorage.getItem(RECENT_SEARCHES)?.match(/project_area_id/g) ?? []).length)
    .toBe(5)
  expect(localStorage.getItem(RECENT_SEARCHES)).toMatch(/^\[\{"project_area_id":8,"number_of_adult":4\}/)
  expect(localStorage.getItem(RECENT_SEARCHES)).not.toContain('2020')
  await forgetTexts()
  expect(localStorage.getItem(RECENT_SEARCHES)).toBeNull()
})

test('what is kept but makes no sense is left out', async () => {
  localStorage.setItem(RECENT_SEARCHES, '[{"project_area_id":"<b>"},7,{"from_day":"tomorrow"}]')
  const { words } = await opened()
  await expect.element(page.getByRole('radio', { name: 'Hội An' })).toBeVisible()
  expect(document.body.textContent).not.toContain(words(msg`Tìm gần đây`))
})

const here = (ask: Geolocation['getCurrentPosition']) =>
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(ask)
const at = (latitude: number, longitude: number): GeolocationPosition => {
  const coords = {
    latitude,
    longitude,
    accuracy: 900,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  }
  return { timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => ({}) }
}

test('the device is asked where it is when that is tapped, and the nearest area is chosen', async () => {
  answer('search.areas', [
    { id: 20, position: { lat: 11.94, lng: 108.45 } },
    { id: 8, position: { lat: 15.88, lng: 108.33 } },
    { id: 99, position: { lat: 16.05, lng: 108.2 } },
  ])
  const asked = here((found) => found(at(16.05, 108.2)))
  const { words } = await opened()
  expect(asked).not.toHaveBeenCalled()
  await page.getByRole('button', { name: words(msg`Gần tôi`) }).click()
  await expect.element(page.getByText(/^Gần bạn nhất là Hội An, cách khoảng 2\d km\.$/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Hội An' })).toBeChecked()
  asked.mockRestore()
})

test.each([1, 2, 3])(
  'a position that is not had (%i) is said with what to do; nothing is lost',
  async (code) => {
    answer('search.areas', [])
    const error = Object.create(GeolocationPositionError.prototype, { code: { value: code } })
    const asked = here((_, refused) => refused?.(error))
    const { words } = await opened()
    page.getByRole('radio', { name: 'Hội An' }).element().focus()
    await userEvent.keyboard(' ')
    await page.getByRole('button', { name: words(msg`Gần tôi`) }).click()
    const refusal = words(
      msg`Trình duyệt chưa cho biết vị trí. Hãy gõ tên nơi đến, hoặc cho phép trong cài đặt.`,
    )
    const unknown = words(msg`Chưa biết bạn đang ở gần đâu. Hãy thử lại, hoặc gõ tên nơi đến.`)
    await expect.element(page.getByText(code === 1 ? refusal : unknown)).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Hội An' })).toBeChecked()
    asked.mockRestore()
  },
)
