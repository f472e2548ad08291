import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { call } from '../support/caller.ts'
import { axeClean, expect } from '../support/journey.ts'
import { ownHost } from '../support/own.ts'
import { test } from '../support/taps.ts'

const PHOTOS = 10
/** What a photo weighs at least, as a phone takes it: four times what is taken. */
const WEIGHS = 8_000_000

/** Photos of 12 megapixels in a folder: a wall with a camera’s grain, which is never the same twice. */
async function heavyPhotos(folder: string): Promise<string[]> {
  const size = { width: 4000, height: 3000 }
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const paths = Array.from({ length: PHOTOS }, (_, index) => join(folder, `${index}.jpg`))
  for (const path of paths) {
    const photo = sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    const { size: bytes } = await photo.jpeg({ quality: 97 }).toFile(path)
    expect(bytes).toBeGreaterThan(WEIGHS)
  }
  return paths
}

/** Fills a line and counts it. */
const filler = (page: Page) => {
  const filled: string[] = []
  return {
    filled,
    fill: async (label: string, text: string, place = 0) => {
      filled.push(label)
      await page.getByRole('textbox', { name: label, exact: true }).nth(place).fill(text)
    },
  }
}

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'))
})
test.afterEach(() => rmSync(folder, { recursive: true }))

test('a host adds a place with two rooms and ten photos of 8 MB from the menu, leaves it half done, and guests find it', async ({
  page,
  request,
}) => {
  const host = await ownHost({ request })
  await call(page, 'account.login', { identifier: host.email, password: host.password })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Thanh dưới' }).getByRole('link', { name: 'Tài khoản' }).tap()
  await page.getByRole('link', { name: 'Chuyển sang chủ nhà' }).tap()
  await page.getByRole('navigation', { name: 'Trang của chủ nhà' }).getByRole('link', { name: 'Chỗ ở' }).tap()
  await page.getByRole('main').getByRole('link', { name: 'Thêm chỗ ở' }).tap()

  const screens = new Set<string>()
  const heading = page.getByRole('heading', { level: 1 })
  const step = async (number: number, name: string) => {
    await expect(page.getByText(`Bước ${number} trên 5`)).toBeVisible()
    await expect(heading).toHaveText(name)
    screens.add(name)
  }
  const { filled, fill } = filler(page)
  const next = (name: string) => page.getByRole('button', { name: `Tiếp: ${name}` })

  await step(1, 'Chỗ ở của bạn trông thế nào?')
  await page.getByLabel('Chọn ảnh').setInputFiles(await heavyPhotos(folder))
  await next('Chỗ ở').tap()

  await step(2, 'Đây là chỗ nào?')
  await expect(heading).toBeFocused()
  await page.getByRole('radio', { name: 'Khách sạn' }).check()
  const name = `Nhà Hai Phòng ${crypto.randomUUID().slice(0, 6)}`
  await fill('Tên', name)
  await fill('Một câu giới thiệu', 'Bên suối, giữa rừng thông')
  await page.getByRole('combobox', { name: 'Khu vực' }).selectOption({ index: 1 })
  filled.push('Khu vực')
  await fill('Diện tích', '240')
  await fill('Địa chỉ', '12 Đường Suối, Đà Lạt')
  await axeClean(page)
  await next('Phòng').tap()

  await step(3, 'Khách ngủ ở đâu?')
  await expect(page.getByRole('checkbox', { name: /^Ảnh \d+$/ })).toHaveCount(PHOTOS)
  await fill('Tên phòng', 'Phòng đôi')
  // The browser goes back and forth, and the device is turned off: nothing is lost.
  await page.goBack()
  await step(2, 'Đây là chỗ nào?')
  await page.goForward()
  await step(3, 'Khách ngủ ở đâu?')
  await page.reload()
  await step(3, 'Khách ngủ ở đâu?')
  await expect(page.getByRole('textbox', { name: 'Tên phòng', exact: true })).toHaveValue('Phòng đôi')
  await fill('Giường', '1 giường đôi')
  await fill('Mô tả phòng', 'Cửa sổ nhìn ra suối')
  await fill('Diện tích', '22')
  await page.getByRole('checkbox', { name: 'Ảnh 2' }).tap()
  await page.getByRole('button', { name: 'Thêm một phòng giống phòng trên' }).tap()
  const second = page.getByRole('region', { name: 'Phòng 2' })
  await second.getByRole('checkbox', { name: 'Ảnh 3' }).tap()
  await axeClean(page)
  await next('Giá').tap()

  await step(4, 'Giá và giờ giấc')
  await fill('Giá một đêm', '850000')
  await next('Xem lại').tap()
  // The second room's price is missing: the step stays and says so at its field.
  const price = page.getByRole('textbox', { name: 'Giá một đêm', exact: true }).nth(1)
  await expect(price).toBeFocused()
  await fill('Giá một đêm', '950000', 1)
  await axeClean(page)
  await next('Xem lại').tap()

  await step(5, 'Khách sẽ thấy thế này')
  await axeClean(page)
  await page.getByRole('button', { name: 'Đăng chỗ ở' }).tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect([screens.size, filled.length]).toEqual([5, 11])

  // The form is done with: what begins next is empty, and a guest sees both rooms.
  const seen = page.getByRole('link', { name: 'Xem như khách' })
  await seen.tap()
  await expect(page.getByRole('heading', { name: 'Phòng đôi 2' })).toBeVisible()
  await expect(page.getByText('Cửa sổ nhìn ra suối').first()).toBeVisible()
})
