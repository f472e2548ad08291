import '#src/styles/paper.css'
import '#src/styles/index.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MIDDLE, cutOf } from '#contract/upload.ts'
import { PicturePicker } from '#src/app/pictures/PicturePicker.tsx'
import { usePictures } from '#src/app/pictures/usePictures.ts'
import { SquareWindow } from '#src/features/profile/parts/SquareWindow.tsx'
import { Words } from '#src/i18n/catalogs.ts'
import { LocaleProvider } from '#src/i18n/Locale.tsx'
import { PreferenceStore } from '#src/i18n/preferences.ts'

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

/** A real picture file of this size. */
async function pictureFile(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height / 2)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** Stands in for the line: keeps what is sent, and answers when the test says so. */
class Line extends EventTarget {
  static readonly sent: Line[] = []
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    Line.sent.push(this)
  }
  half() {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 50, total: 100 }))
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
  cut() {
    this.dispatchEvent(new Event('error'))
  }
}
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
  await expect.element(screen.getByText('JPEG hoặc PNG, dưới 2 MB', { exact: false })).toBeVisible()
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

test('the square window is moved from the keyboard alone', async () => {
  const file = await pictureFile('rộng.png', 1200, 800)
  const looked = {
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
