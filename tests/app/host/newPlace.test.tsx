import { msg } from '@lingui/core/macro'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aHouse } from '../support/aHouse.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { Line, pictureFile } from '../support/line.ts'
import { open } from '../support/open.tsx'

const NEW = '/host/places/new'
const photo = (number: number) => `photo-${String(number).padStart(26, '0')}`

vi.stubGlobal('XMLHttpRequest', Line)
beforeEach(() => {
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('helper.services', [])
  answer('helper.benefits', [])
})
afterEach(() => {
  Line.sent.length = 0
})

/** The file of this place among those that were sent has arrived. */
async function arrived(place: number): Promise<void> {
  await expect.poll(() => Line.sent[place]).toBeDefined()
  const picture_id = photo(place + 1)
  const data = [{ picture_id, address: `/photos/${picture_id}-768.webp`, width: 800, height: 600 }]
  Line.sent[place]?.answer(200, { status: 200, data })
}

describe.each(LANGUAGES)('in %s', (language) => {
  const begin = async (address = NEW, width = 360) => {
    const screen = await open(address, { as: 'host', language, width })
    const { words } = screen
    const field = (label: ReturnType<typeof msg>) => page.getByLabelText(words(label), { exact: true })
    const next = (name: ReturnType<typeof msg>) =>
      page.getByRole('button', { name: words(msg`Tiếp: {0}`, { 0: words(name) }) })
    const heading = (text: ReturnType<typeof msg>) =>
      page.getByRole('heading', { level: 1, name: words(text) })
    return { ...screen, field, next, heading }
  }

  test('a hotel with two rooms and three photos is told in five steps, and sent once', async () => {
    const sent = answer('host.saveHouse', () => aHouse)
    answer('host.house', aHouse)
    const { at, words, field, next, heading } = await begin()
    await expect
      .element(page.getByText(words(msg`Bước {number} trên {0}`, { number: 1, 0: 5 })))
      .toBeVisible()
    const files = await Promise.all([1, 2, 3].map((one) => pictureFile(`${one}.png`, 800, 600)))
    await userEvent.upload(page.getByLabelText(words(msg`Chọn ảnh`)), files)
    await arrived(0)
    await axeClean()
    // Two are still on their way: one goes on.
    await next(msg`Chỗ ở`).click()
    await expect.element(heading(msg`Đây là chỗ nào?`)).toHaveFocus()
    await arrived(1)
    await arrived(2)
    await page.getByRole('radio', { name: words(msg({ message: 'Khách sạn', context: 'one' })) }).click()
    await field(msg`Tên`).fill('Nhà Mái Lá')
    await field(msg`Một câu giới thiệu`).fill('Bên suối')
    await field(msg`Khu vực`).selectOptions('20')
    await field(msg`Diện tích`).fill('120')
    await field(msg`Địa chỉ`).fill('1 Đường Suối')
    await axeClean()
    await next(msg`Phòng`).click()
    await expect.element(heading(msg`Khách ngủ ở đâu?`)).toHaveFocus()
    await field(msg`Tên phòng`).fill('Phòng đôi')
    await field(msg`Giường`).fill('1 giường đôi')
    await field(msg`Mô tả phòng`).fill('Nhìn ra suối')
    await field(msg`Diện tích`).fill('20')
    await page.getByRole('checkbox', { name: words(msg`Ảnh {place}`, { place: 2 }) }).click()
    await page.getByRole('button', { name: words(msg`Thêm một phòng giống phòng trên`) }).click()
    const second = page.getByRole('region', { name: words(msg`Phòng {number}`, { number: 2 }) })
    const name = second.getByLabelText(words(msg`Tên phòng`), { exact: true })
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveValue('Phòng đôi 2')
    await axeClean()
    await next(msg`Giá`).click()
    const prices = page.getByLabelText(words(msg`Giá một đêm`), { exact: true })
    await prices.nth(0).fill('800000')
    await prices.nth(1).fill('900000')
    await axeClean()
    await next(msg`Xem lại`).click()
    await expect.element(heading(msg`Khách sẽ thấy thế này`)).toHaveFocus()
    expect(at()).toContain('step=look')
    await axeClean()
    await page.getByRole('button', { name: words(msg`Đăng chỗ ở`) }).click()
    await expect.poll(at).toBe(`/host/places/${aHouse.id}`)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      type: 3,
      name: { vi: 'Nhà Mái Lá', en: '' },
      picture_ids: [photo(1), photo(2), photo(3)],
      check_in_time: '14:00',
      rooms: [
        { name: { vi: 'Phòng đôi' }, base_price: 800_000, picture_ids: [photo(2)], entire_property: false },
        { name: { vi: 'Phòng đôi 2' }, base_price: 900_000, picture_ids: [photo(2)], units: 1 },
      ],
    })
  })

  test('what is missing is said at its field, and the last step leads there', async () => {
    const { words, field, next } = await begin(`${NEW}?step=place`)
    await next(msg`Phòng`).click()
    const name = field(msg`Tên`)
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    const steps = page.getByRole('navigation', { name: words(msg`Các bước`) })
    await steps.getByRole('link', { name: words(msg`Xem lại`) }).click()
    const send = page.getByRole('button', { name: words(msg`Đăng chỗ ở`) })
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await axeClean()
    await page
      .getByRole('listitem')
      .getByRole('link', { name: words(msg`Giá`) })
      .last()
      .click()
    await expect.element(field(msg`Giá một đêm`)).toHaveFocus()
    await expect.element(field(msg`Giá một đêm`)).toHaveAttribute('aria-invalid', 'true')
  })
})
