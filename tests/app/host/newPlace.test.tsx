import { msg } from '@lingui/core/macro'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import { PICTURE_WAITS_DAYS } from '#contract/numbers.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { beginPlace, keepPlace } from '#src/features/host/places/new/keep.ts'
import { aHouse } from '../support/aHouse.ts'
import { answer, loseAnswer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { Line, pictureFile } from '../support/line.ts'
import { open } from '../support/open.tsx'
import { PEOPLE } from '../support/people.ts'

const LOOK = msg({ message: 'Xem lại', context: 'before sending' })
const NEW = '/host/places/new'
const photo = (number: number) => `photo-${String(number).padStart(26, '0')}`

vi.stubGlobal('XMLHttpRequest', Line)
const said = (vi: string) => ({ vi, en: '' })
const begun = beginPlace()
/** A villa that lacks nothing. */
const WHOLE: typeof begun = {
  ...begun,
  house: {
    ...begun.house,
    project_area_id: 20,
    name: said('Nhà Mái Lá'),
    summary: said('Bên suối'),
    address: said('1 Đường Suối'),
    area: 120,
    picture_ids: [photo(1)],
  },
  rooms: begun.rooms.map((room) => ({
    ...room,
    name: said('Cả căn'),
    description: said('Bên suối'),
    beds: said('2 giường đôi'),
    area: 120,
    base_price: 900_000,
  })),
}

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
    await next(msg({ message: 'Chỗ ở', context: 'one' })).click()
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
    await next(msg({ message: 'Phòng', context: 'several' })).click()
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
    await next(LOOK).click()
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
    await next(msg({ message: 'Phòng', context: 'several' })).click()
    const name = field(msg`Tên`)
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    const steps = page.getByRole('navigation', { name: words(msg`Các bước`) })
    await steps.getByRole('link', { name: words(LOOK) }).click()
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

  test('quiet hours with one end, or with the same, are told at their field, and sent once they are right', async () => {
    await keepPlace(PEOPLE.host.userId, WHOLE)
    const sent = answer('host.saveHouse', () => aHouse)
    answer('host.house', aHouse)
    const { words, next } = await begin(`${NEW}?step=price`)
    const hour = (label: ReturnType<typeof msg>) => page.getByLabelText(words(label))
    const [from, until] = [hour(msg`Giờ yên tĩnh từ`), hour(msg`Giờ yên tĩnh đến`)]
    await from.fill('22:00')
    await next(LOOK).click()
    await expect.element(until).toHaveFocus()
    await expect.element(until).toHaveAttribute('aria-invalid', 'true')
    await expect.element(from).not.toHaveAttribute('aria-invalid')
    await axeClean()
    await until.fill('22:00')
    await expect.element(page.getByText(CODES.G_SAME_HOUR[language])).toBeVisible()
    await until.fill('07:00')
    await expect.element(until).not.toHaveAttribute('aria-invalid')
    await next(LOOK).click()
    await page.getByRole('button', { name: words(msg`Đăng chỗ ở`) }).click()
    await expect.poll(() => sent).toMatchObject([{ quiet_from: '22:00', quiet_until: '07:00' }])
  })

  test('what was begun is there again with its photos, and can be thrown away', async () => {
    const first = await begin()
    await userEvent.upload(
      page.getByLabelText(first.words(msg`Chọn ảnh`)),
      await pictureFile('1.png', 800, 600),
    )
    await arrived(0)
    await expect.element(page.getByText(first.words(msg`Ảnh chính`)).first()).toBeVisible()
    await first.router.navigate({ to: NEW, search: { step: 'place' } })
    await first.field(msg`Tên`).fill('Nhà Mái Lá')
    answer('host.resorts', { resorts: [] })
    answer('host.bank', { account: null })
    await first.router.navigate({ to: '/host/places' })
    await page.getByRole('link', { name: first.words(msg`Viết tiếp chỗ ở mới`) }).click()
    await expect
      .element(page.getByRole('button', { name: first.words(msg`Bỏ ảnh {place}`, { place: 1 }) }))
      .toBeVisible()
    await first.router.navigate({ to: NEW, search: { step: 'place' } })
    await expect.element(first.field(msg`Tên`)).toHaveValue('Nhà Mái Lá')
    await page.getByRole('button', { name: first.words(msg`Bỏ bản nháp`) }).click()
    const asking = page.getByRole('alertdialog')
    await axeClean()
    await asking.getByRole('button', { name: first.words(msg`Bỏ bản nháp`) }).click()
    await expect.element(first.heading(msg`Chỗ ở của bạn trông thế nào?`)).toBeVisible()
    await first.router.navigate({ to: NEW, search: { step: 'place' } })
    await expect.element(first.field(msg`Tên`)).toHaveValue('')
  })

  test('a photo that cannot be sent is told of at every step, with the way to it', async () => {
    const { words, at } = await begin()
    await userEvent.upload(
      page.getByLabelText(words(msg`Chọn ảnh`)),
      new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
    )
    const steps = page.getByRole('navigation', { name: words(msg`Các bước`) })
    await steps.getByRole('link', { name: words(LOOK) }).click()
    await page.getByRole('link', { name: words(msg`Xem ảnh`) }).click()
    expect(at()).toContain('step=photos')
    await expect.element(page.getByText(CODES.image_format[language])).toBeVisible()
  })

  test('what the server refuses is said at its field in its step', async () => {
    await keepPlace(PEOPLE.host.userId, WHOLE)
    const asked = answer('host.saveHouse', (_input, refuse) =>
      refuse('G_INPUT', [], { fields: { vr_link: { code: 'C_043' } } }),
    )
    const { words, field } = await begin(`${NEW}?step=look`, 1440)
    const send = page.getByRole('button', { name: words(msg`Đăng chỗ ở`) })
    await send.click()
    const tour = page.getByRole('textbox', { name: words(msg`Liên kết thực tế ảo`) })
    await expect.element(tour).toHaveFocus()
    await expect.element(page.getByText(CODES.C_043[language]).first()).toBeVisible()
    await axeClean()
    expect(asked.map(({ rooms }) => rooms?.[0]?.picture_ids)).toEqual([[photo(1)]])
    // Another try is another word: what was told no longer holds.
    await field(msg`Tên`).fill('Nhà khác')
    await expect.element(tour).not.toHaveAttribute('aria-invalid')
    await expect.element(tour).toBeVisible()
  })

  test('what the server refused goes up once it is mended', async () => {
    await keepPlace(PEOPLE.host.userId, {
      ...WHOLE,
      house: { ...WHOLE.house, vr_link: 'https://tour.test/1' },
    })
    answer('host.saveHouse', ({ vr_link }, refuse) =>
      vr_link ? refuse('G_INPUT', [], { fields: { vr_link: { code: 'C_043' } } }) : aHouse,
    )
    answer('host.house', aHouse)
    const { at, words, router } = await begin(`${NEW}?step=look`)
    const send = page.getByRole('button', { name: words(msg`Đăng chỗ ở`) })
    await send.click()
    const tour = page.getByRole('textbox', { name: words(msg`Liên kết thực tế ảo`) })
    await expect.element(tour).toHaveAttribute('aria-invalid', 'true')
    await tour.fill('')
    await router.navigate({ to: NEW, search: { step: 'look' } })
    await send.click()
    await expect.poll(at).toBe(`/host/places/${aHouse.id}`)
  })

  test('an answer that is lost makes no second place', async () => {
    await keepPlace(PEOPLE.host.userId, WHOLE)
    const sent = answer('host.saveHouse', () => aHouse)
    answer('host.house', aHouse)
    const { at, words } = await begin(`${NEW}?step=look`)
    const send = page.getByRole('button', { name: words(msg`Đăng chỗ ở`) })
    loseAnswer()
    await send.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await send.click()
    await expect.poll(at).toBe(`/host/places/${aHouse.id}`)
    expect(sent).toHaveLength(1)
  })

  test('what is changed after an answer was lost goes up', async () => {
    await keepPlace(PEOPLE.host.userId, WHOLE)
    const sent = answer('host.saveHouse', () => aHouse)
    answer('host.house', aHouse)
    const { at, words, field, router } = await begin(`${NEW}?step=look`)
    const send = page.getByRole('button', { name: words(msg`Đăng chỗ ở`) })
    loseAnswer()
    await send.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await router.navigate({ to: NEW, search: { step: 'place' } })
    await field(msg`Tên`).fill('Nhà Mái Ngói')
    await router.navigate({ to: NEW, search: { step: 'look' } })
    await send.click()
    await expect.poll(at).toBe(`/host/places/${aHouse.id}`)
    expect(sent.at(-1)).toMatchObject({ name: { vi: 'Nhà Mái Ngói' } })
  })

  test('photos that waited longer than the server keeps them are asked for again, and nothing else', async () => {
    const old = { [photo(1)]: Date.now() - PICTURE_WAITS_DAYS * 86_400_000 }
    await keepPlace(PEOPLE.host.userId, { ...WHOLE, arrived: old })
    const { words, field, router } = await begin()
    const told = msg`Vài ảnh gửi đã quá một tuần nên không còn giữ. Bạn chọn lại nhé, phần khác vẫn nguyên.`
    await expect.element(page.getByText(words(told))).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: words(msg`Bỏ ảnh {place}`, { place: 1 }) }))
      .not.toBeInTheDocument()
    await router.navigate({ to: NEW, search: { step: 'place' } })
    await expect.element(field(msg`Tên`)).toHaveValue('Nhà Mái Lá')
  })
})
