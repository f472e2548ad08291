import { msg } from '@lingui/core/macro'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { savedWish, type SavedSearch } from '#contract/shapes/savedSearch.ts'
import { aCard } from '#tests/support/aCard.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { answerFrame } from '../support/frame.ts'
import { open } from '../support/open.tsx'
import { tapped } from '../support/tapped.ts'
import { PEOPLE } from '../support/people.ts'

const DAYS = { from_day: '2030-01-05', to_day: '2030-01-07' }
const ADDRESS = `/list-room?${new URLSearchParams(DAYS)}`
const PAGE = '/profile/saved'
const ONE: SavedSearch = {
  savedSearchId: '00000000-0000-7000-8000-000000000001',
  name: 'Đà Lạt · 5–7 thg 1 · 2 người lớn',
  search: savedWish.parse(DAYS),
  savedAt: NOW,
  tells: false,
  atFirst: { places: 8, lowest: 2_000_000 },
  now: { places: 7, lowest: 1_800_000 },
}
const ENDED = { ...ONE, savedSearchId: '00000000-0000-7000-8000-000000000002', name: 'Sa Pa', now: null }

let kept: SavedSearch[]
beforeEach(() => {
  kept = []
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('social.providers', (_, refuse) => refuse('G_503'))
  answer('helper.services', [])
  answer('helper.benefits', [])
  answer('search.resorts', { total_rows: 1, data: [aCard(1)] })
  answer('savedSearch.mine', () => ({ searches: kept }))
})

/** Saving as the server does it. */
const saving = () =>
  answer('savedSearch.save', ({ search, tells }) => {
    kept = [{ ...ONE, search, tells }]
    return { savedSearchId: ONE.savedSearchId, tells }
  })

describe('a page of results', () => {
  test('saves its search as the address says it, and tells nobody who has not asked to be told', async () => {
    const asked = saving()
    const { words } = await open(`${ADDRESS}&resort_type=[1]&page_number=2`, { as: 'guest' })
    const box = page.getByRole('checkbox', { name: words(msg`Báo cho tôi khi giá giảm hoặc có phòng lại`) })
    await expect.element(box).not.toBeChecked()
    await page.getByRole('button', { name: words(msg`Lưu tìm kiếm này`) }).click()
    await expect.element(page.getByRole('heading', { name: words(msg`Đã lưu tìm kiếm này`) })).toBeVisible()
    expect(asked).toEqual([{ search: savedWish.parse({ ...DAYS, resort_type: [1] }), tells: false }])
    await axeClean()
  })

  test('knows a search that is saved already, whatever its order', async () => {
    kept = [{ ...ONE, tells: true }]
    const { words } = await open(`${ADDRESS}&sort_by_field=price&number_of_adult=2`, { as: 'guest' })
    await expect.element(page.getByRole('heading', { name: words(msg`Đã lưu tìm kiếm này`) })).toBeVisible()
  })

  test('asks who is not signed in to sign in, and saves then', async () => {
    const asked = saving()
    answer('account.signInByCode', () => {
      document.cookie = 'signed_in=1; Path=/; SameSite=Lax'
      answerFrame({ ...PEOPLE.guest, email: null })
      return { outcome: 'signedIn', token: '' }
    })
    answer('account.sendSignInCode', { resend_after: 60, expires_in: 300 })
    answer('account.proveCode', { expires_in: 1800 })
    const { words } = await open(ADDRESS)
    await page.getByRole('checkbox', { name: words(msg`Báo cho tôi khi giá giảm hoặc có phòng lại`) }).click()
    await page.getByRole('button', { name: words(msg`Lưu tìm kiếm này`) }).click()
    const sheet = page.getByRole('dialog', { name: 'Xác nhận số điện thoại' })
    await sheet.getByLabelText('Số điện thoại').fill('0912345678')
    await sheet.getByRole('button', { name: 'Gửi mã' }).click()
    await sheet.getByLabelText('Mã xác minh').fill('123456')
    await sheet.getByRole('button', { name: 'Xác minh' }).click()
    await expect.poll(() => asked).toEqual([{ search: savedWish.parse(DAYS), tells: true }])
    await expect.element(page.getByRole('heading', { name: words(msg`Đã lưu tìm kiếm này`) })).toBeVisible()
  })

  test('says what is wrong when there are too many', async () => {
    answer('savedSearch.save', (_, refuse) => refuse('G_SAVED_SEARCHES_FULL', [20]))
    const { words } = await open(ADDRESS, { as: 'guest' })
    await page.getByRole('button', { name: words(msg`Lưu tìm kiếm này`) }).click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(CODES.G_SAVED_SEARCHES_FULL.vi.replace('{0}', '20'))
  })
})

describe('the list of saved searches', () => {
  test.each(LANGUAGES)('shows what they find now, leads there, and is clean: %s', async (language) => {
    kept = [ONE, ENDED]
    const { at, words } = await open(PAGE, { as: 'guest', language })
    const items = page.getByRole('list', { name: words(msg`Tìm kiếm đã lưu`) }).getByRole('listitem')
    await expect.poll(() => items.elements().length).toBe(2)
    await expect.element(items.first()).toHaveTextContent(language === 'vi' ? '1.800.000' : '1,800,000')
    await expect.element(items.nth(1)).toHaveTextContent(words(msg`Ngày của tìm kiếm này đã qua.`))
    expect(items.nth(1).getByRole('switch').elements()).toEqual([])
    await axeClean()
    await items.first().getByRole('link').click()
    await expect.poll(at).toContain(ADDRESS)
  })

  test('turns telling on and off, and deletes after a question', async () => {
    kept = [ONE]
    const told = answer('savedSearch.tell', ({ saved_search_id: savedSearchId, tells }) => {
      kept = [{ ...ONE, tells }]
      return { savedSearchId, tells }
    })
    answer('savedSearch.remove', () => {
      kept = []
      return { done: true }
    })
    const { words } = await open(PAGE, { as: 'guest' })
    const item = page.getByRole('switch')
    expect(await tapped(item)).toEqual([true, true, true, true])
    await expect.element(item).toBeChecked()
    expect(told).toEqual([{ saved_search_id: ONE.savedSearchId, tells: true }])
    await page.getByRole('button', { name: words(msg`Xóa {name}`, { name: ONE.name }) }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: words(msg`Giữ lại`) }).click()
    await page.getByRole('button', { name: words(msg`Xóa {name}`, { name: ONE.name }) }).click()
    await question.getByRole('button', { name: words(msg`Xóa`), exact: true }).click()
    await expect.element(page.getByText(words(msg`Chưa có tìm kiếm nào`))).toBeVisible()
    await axeClean()
  })

  test('opens the search that a notice is about, and says so where it is gone or over', async () => {
    kept = [ONE, ENDED]
    const { at, words } = await open(`${PAGE}/${ONE.savedSearchId}`, { as: 'guest' })
    await expect.poll(at).toContain(ADDRESS)
    const ended = await open(`${PAGE}/${ENDED.savedSearchId}`, { as: 'guest' })
    await expect.element(page.getByRole('status').filter({ hasText: /qua/ })).toBeVisible()
    expect(ended.at()).toContain(PAGE)
    await open(`${PAGE}/00000000-0000-7000-8000-000000000009`, { as: 'guest' })
    await expect.element(page.getByText(words(msg`Tìm kiếm này không còn được lưu.`))).toBeVisible()
  })
})
