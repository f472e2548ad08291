import '#src/styles/paper.css'
import '#src/styles/index.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CODES } from '#contract/codes.ts'
import { cutOf, MAX_UPLOAD_BYTES, MIDDLE, MIN_PICTURE } from '#contract/upload.ts'
import { PicturePicker } from '#src/app/pictures/PicturePicker.tsx'
import { usePictures } from '#src/app/pictures/usePictures.ts'
import { SquareWindow } from '#src/features/profile/parts/SquareWindow.tsx'
import { Words } from '#src/i18n/catalogs.ts'
import { LocaleProvider } from '#src/i18n/Locale.tsx'
import { PreferenceStore } from '#src/i18n/preferences.ts'
import { Line, pictureFile } from '../support/line.ts'

const words = new Words()
await words.speak('vi', ['pictures', 'profile'])
const locale = {
  words,
  preferences: new PreferenceStore({ language: 'vi', currency: 'VND', theme: 'light' }),
  rate: null,
}
const Spoken = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <LocaleProvider locale={locale}>{children}</LocaleProvider>
  </QueryClientProvider>
)

afterEach(() => {
  vi.unstubAllGlobals()
  Line.sent.length = 0
})

function Chooser({ onIds }: { onIds: (ids: string[]) => void }) {
  const pictures = usePictures(2)
  onIds(pictures.ids)
  return <PicturePicker label="Ảnh" pictures={pictures} most={2} />
}

test('a picture is shown with its kind and size, sent with its progress, and sent again after a cut', async () => {
  vi.stubGlobal('XMLHttpRequest', Line)
  let ids: string[] = []
  const screen = await render(<Chooser onIds={(now) => (ids = now)} />, { wrapper: Spoken })
  await expect.element(screen.getByText('Ảnh nặng được tự thu nhỏ khi gửi', { exact: false })).toBeVisible()
  await userEvent.upload(screen.getByLabelText('Chọn ảnh'), await pictureFile('biển.png', 800, 600))
  await expect.element(screen.getByText(/PNG · \d+ KB · 800 × 600/)).toBeVisible()
  await expect.element(screen.getByRole('progressbar', { name: 'Đang gửi biển.png' })).toBeVisible()
  Line.sent[0]?.half()
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '0.5')
  Line.sent[0]?.cut()
  await screen.getByRole('button', { name: 'Gửi lại' }).click()
  const picture_id = `photo-${'0'.repeat(26)}`
  const data = [{ picture_id, address: `/photos/${picture_id}-768.webp`, width: 800, height: 600 }]
  Line.sent[1]?.answer(200, { status: 200, data })
  await expect.poll(() => ids).toEqual([picture_id])
  await screen.getByRole('button', { name: 'Bỏ biển.png' }).click()
  await expect.poll(() => ids).toEqual([])
})

test('what is no picture, too small or too many is told and not sent', async () => {
  vi.stubGlobal('XMLHttpRequest', Line)
  const screen = await render(<Chooser onIds={() => {}} />, { wrapper: Spoken })
  const input = screen.getByLabelText('Chọn ảnh')
  await userEvent.upload(input, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  await expect.element(screen.getByText('Chỉ nhận ảnh JPEG hoặc PNG.')).toBeVisible()
  await userEvent.upload(input, await pictureFile('nhỏ.png', 599, 400))
  await expect.element(screen.getByText('Ảnh nhỏ quá, cần ít nhất 600 × 400 điểm ảnh.')).toBeVisible()
  expect(Line.sent).toEqual([])
  await screen.getByRole('button', { name: 'Bỏ a.gif' }).click()
  const two = [await pictureFile('1.png', 600, 400), await pictureFile('2.png', 600, 400)]
  await userEvent.upload(input, two)
  await expect.element(screen.getByText('Chỉ gửi được tối đa 2 tệp.')).toBeVisible()
})

test('a picture that cannot be read is told, keeps no other from being sent, and can be read once more', async () => {
  vi.stubGlobal('XMLHttpRequest', Line)
  const screen = await render(<Chooser onIds={() => {}} />, { wrapper: Spoken })
  const two = [await pictureFile('1.png', 600, 400), await pictureFile('2.png', 600, 400)]
  const read = vi
    .spyOn(Blob.prototype, 'arrayBuffer')
    .mockRejectedValueOnce(new DOMException('It has gone from the disk.', 'NotReadableError'))
  await userEvent.upload(screen.getByLabelText('Chọn ảnh'), two)
  await expect.element(screen.getByRole('progressbar', { name: 'Đang gửi 2.png' })).toBeVisible()
  await screen.getByRole('button', { name: 'Gửi lại' }).click()
  await expect.element(screen.getByRole('progressbar', { name: 'Đang gửi 1.png' })).toBeVisible()
  read.mockRestore()
  for (const line of Line.sent) line.cut()
})

/** A photo of a phone that was held upright: many bytes, and a mark of the camera that says to turn it by a quarter. */
async function uprightPhoto(name: string): Promise<File> {
  const [width, height] = [2600, 2000]
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  const pixels = new ImageData(width, height)
  for (let at = 0; at < pixels.data.length; at += 65_536)
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536))
  pen?.putImageData(pixels, 0, 0)
  if (pen) pen.fillStyle = '#f00'
  pen?.fillRect(0, 0, width / 4, height)
  const plain = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
  const exif = [
    0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6,
    0, 0,
  ]
  const segment = Uint8Array.of(0xff, 0xe1, 0, exif.length + 6, ...exif, 0, 0, 0, 0)
  return new File([plain.slice(0, 2), segment, plain.slice(2)], name, { type: 'image/jpeg' })
}

test('U4: a photo above 2 MB is made smaller before it is sent, and stays upright', async () => {
  vi.stubGlobal('XMLHttpRequest', Line)
  const screen = await render(<Chooser onIds={() => {}} />, { wrapper: Spoken })
  const photo = await uprightPhoto('biển.jpeg')
  expect(photo.size).toBeGreaterThan(MAX_UPLOAD_BYTES)
  await userEvent.upload(screen.getByLabelText('Chọn ảnh'), photo)
  await expect.poll(() => Line.sent[0]?.file?.type, { timeout: 15_000 }).toBe('image/jpeg')
  const sent = Line.sent[0]?.file ?? photo
  expect(sent.size).toBeLessThan(MAX_UPLOAD_BYTES)
  expect(sent.name).toBe('biển.jpg')
  const bitmap = await createImageBitmap(sent)
  expect(bitmap.height).toBeGreaterThan(bitmap.width)
  expect(bitmap.width).toBeGreaterThanOrEqual(MIN_PICTURE.width)
  // The left quarter as the camera wrote it is the upper one as people see it.
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  pen?.drawImage(bitmap, 0, 0)
  const [red = 0, green = 255] = pen?.getImageData(bitmap.width / 2, bitmap.height / 8, 1, 1).data ?? []
  expect(red).toBeGreaterThan(200)
  expect(green).toBeLessThan(60)
})

test('a HEIC photo that this browser cannot open says so, whatever it weighs', async () => {
  vi.stubGlobal('XMLHttpRequest', Line)
  const screen = await render(<Chooser onIds={() => {}} />, { wrapper: Spoken })
  const heavy = new Uint8Array(MAX_UPLOAD_BYTES + 1)
  await userEvent.upload(screen.getByLabelText('Chọn ảnh'), [
    new File(['0000ftypheic'], 'IMG_1.HEIC'),
    new File([heavy], 'IMG_2.heic', { type: 'image/heic' }),
  ])
  await expect.poll(() => screen.getByText(CODES.G_HEIC.vi).elements()).toHaveLength(2)
  expect(Line.sent).toEqual([])
})

test('the square window is moved from the keyboard alone', async () => {
  const file = await pictureFile('rộng.png', 1200, 800)
  const looked = {
    file,
    address: URL.createObjectURL(file),
    kind: 'png' as const,
    width: 1200,
    height: 800,
    forget: () => {},
  }
  let seen = MIDDLE
  function Window() {
    const [view, setView] = useState(MIDDLE)
    const show = (next: typeof view) => {
      seen = next
      setView(next)
    }
    return <SquareWindow looked={looked} view={view} onView={show} />
  }
  const screen = await render(<Window />, { wrapper: Spoken })
  await expect.element(screen.getByLabelText('Lên, xuống')).toBeDisabled()
  await screen.getByLabelText('Sang trái, sang phải').click()
  await userEvent.keyboard('{End}')
  expect(cutOf(looked, seen)).toEqual({ left: 400, top: 0, side: 800 })
  await userEvent.keyboard('{Home}')
  expect(cutOf(looked, seen)).toEqual({ left: 0, top: 0, side: 800 })
  await screen.getByLabelText('Phóng to').click()
  await userEvent.keyboard('{End}')
  expect(cutOf(looked, seen).side).toBeLessThan(220)
  await expect.element(screen.getByLabelText('Lên, xuống')).toBeEnabled()
})
