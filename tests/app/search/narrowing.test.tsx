import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { MapBox } from '#contract/shapes/position.ts'
import { Fit } from '#src/app/map/Fit.tsx'
import { aCard } from '#tests/support/aCard.ts'
import { answer } from '../support/answers.ts'
import { open } from '../support/open.tsx'

const ROOMS = Array.from({ length: 9 }, (_, index) => aCard(index + 1))

beforeEach(() => {
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('helper.services', [])
  answer('helper.benefits', [{ id: 1, name: 'Hồ bơi' }])
  answer('search.suggestions', [])
  answer('resort.detail', (_, refuse) => refuse('G_503'))
  answer('resort.reviews', (_, refuse) => refuse('G_503'))
  answer('search.resorts', { total_rows: 30, data: ROOMS })
})

const asked = (at: string) => new URL(at, location.origin).searchParams

test('without the piece of the map one looks everywhere, as one did within it', async () => {
  const { at } = await open('/list-room?project_area_id=all&within=%5B108.3%2C11.8%2C108.6%2C12.1%5D')
  await page.getByRole('button', { name: 'Bỏ lọc Vùng trên bản đồ' }).click()
  await expect.poll(() => asked(at()).has('within')).toBe(false)
  expect(asked(at()).get('project_area_id')).toBe('null')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Chỗ ở khắp nơi' })).toBeVisible()
})

test('the map follows what is found, before and after a piece of it was searched, and never moves that piece', async () => {
  const first: MapBox = [108, 11, 109, 12]
  const piece: MapBox = [108.3, 11.8, 108.6, 12.1]
  const shown: unknown[] = []
  const engine = { fitBounds: (corners: unknown) => shown.push(corners) }
  const steps: [MapBox | null, boolean][] = [
    [first, false],
    [piece, true],
    [null, false],
    [first, false],
  ]
  const map = await render(<Fit engine={engine} box={first} still={false} />)
  for (const [box, still] of steps) await map.rerender(<Fit engine={engine} box={box} still={still} />)
  expect(shown).toEqual([
    [
      [108, 11],
      [109, 12],
    ],
  ])
})

test('a kind that was typed in the search and taken off by its chip stays off with the next search', async () => {
  const { at } = await open('/list-room', { width: 1280, height: 900 })
  await page.getByText('Điểm đến', { exact: true }).first().click()
  await userEvent.type(page.getByRole('search').getByRole('combobox'), 'biet thu')
  await page.getByRole('option', { name: /^Villa/ }).click()
  const search = page.getByRole('search').getByRole('button', { name: 'Tìm chỗ ở' })
  await search.click()
  await expect.poll(() => asked(at()).get('resort_type')).toBe('[1]')
  await page.getByRole('button', { name: 'Bỏ lọc Villa' }).click()
  await expect.poll(() => asked(at()).has('resort_type')).toBe(false)
  await expect.poll(() => document.querySelector('[role=search] summary')?.textContent).not.toContain('Villa')
  await search.click()
  await expect.element(page.getByRole('button', { name: 'Bỏ lọc Villa' })).not.toBeInTheDocument()
  expect(asked(at()).has('resort_type')).toBe(false)
})

test('turning a page and leaving filters leaves the map open', async () => {
  await open('/list-room?map=true&list_benefit=%5B1%5D', { width: 1280, height: 900 })
  const next = page.getByRole('link', { name: 'Trang kết quả sau' })
  await expect.element(next).toHaveAttribute('href', expect.stringContaining('map=true'))
  answer('search.resorts', { total_rows: 0, data: [] })
  await open('/list-room?map=true&list_benefit=%5B1%5D&page_number=2', { width: 1280, height: 900 })
  for (const name of ['Bỏ các bộ lọc', 'Tìm ở mọi nơi'])
    await expect
      .element(page.getByRole('link', { name }))
      .toHaveAttribute('href', expect.stringContaining('map=true'))
})
