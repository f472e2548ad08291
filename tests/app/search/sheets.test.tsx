import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, NOW } from '../support/answers.ts'
import { answerHome } from '../support/frame.ts'
import { open } from '../support/open.tsx'

const AREAS = [{ id: 20, name: 'Đà Lạt' }]
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())

test('U5: on a phone dates and guests come from below, two months from today on, and nothing of the page moves', async () => {
  // The pointer crosses links, whose pages are then asked for ahead.
  answer('social.providers', (_, refuse) => refuse('G_503'))
  answerHome()
  answer('helper.projectAreas', AREAS)
  const { words } = await open('/', { height: 740 })
  // Before its typeface is there the title may take another line.
  await document.fonts.ready
  const rows = () => shown('[role=search] summary').map((row) => row.getBoundingClientRect().top)
  const before = rows()
  await page
    .getByText(words(msg`Khách và phòng`), { exact: true })
    .first()
    .click()
  await expect.element(page.getByRole('button', { name: words(msg`Thêm một người lớn`) })).toBeVisible()
  expect(rows()).toEqual(before)
  await page.getByRole('button', { name: words(msg`Đóng`) }).click()
  expect(shown('details[open]')).toEqual([])

  await page
    .getByText(words(msg`Ngày ở`), { exact: true })
    .first()
    .click()
  await expect.poll(() => shown('[role=grid]').length).toBe(2)
  expect(rows()).toEqual(before)
  const panel = document.querySelector('details[open] > div')?.getBoundingClientRect()
  expect(panel?.bottom).toBe(740)
  // The first week is this one, and today in it can be pressed without scrolling.
  const [week] = shown('[role=grid] tbody tr')
  const day = week?.querySelector('[role=button]:not([aria-disabled=true])')
  expect(day?.textContent).toBe(String(Number(NOW.slice(8, 10))))
  expect(day?.getBoundingClientRect().bottom).toBeLessThan(740)
})
