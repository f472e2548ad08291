import { Suspense, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestProgress } from '#src/app/state/RequestProgress.tsx'
import { part } from '#src/ui/part.ts'
import { onPage } from '#tests/support/onPage.tsx'

let arrive = (_part: { Sheet: () => React.JSX.Element }) => {}
let fail = (_error: Error) => {}
const Sheet = () => <p>Đây rồi</p>
const loaded = () =>
  new Promise<{ Sheet: typeof Sheet }>((resolve, reject) => {
    arrive = resolve
    fail = reject
  })

function Page({ load }: { readonly load: typeof loaded }) {
  const [Asked] = useState(() => part(load, 'Sheet'))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RequestProgress />
      <button onClick={() => setOpen(true)}>Mở</button>
      <Suspense>{isOpen && <Asked />}</Suspense>
    </>
  )
}

afterEach(() => vi.restoreAllMocks())

test('whoever taps for a part of the page that takes its time sees that it is on its way', async () => {
  const reproached = vi.spyOn(console, 'error')
  const page = await onPage(<Page load={loaded} />, ['frame'])
  const bar = page.getByRole('progressbar', { name: 'Đang tải' })
  await page.getByRole('button', { name: 'Mở' }).click()
  await expect.element(bar).toBeInTheDocument()
  arrive({ Sheet })
  await expect.element(page.getByText('Đây rồi')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  expect(reproached).not.toHaveBeenCalled()
})

test('without a network nothing is on its way', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await onPage(<Page load={loaded} />, ['frame'])
  const bar = page.getByRole('progressbar', { name: 'Đang tải' })
  await page.getByRole('button', { name: 'Mở' }).click()
  await expect.element(bar).toBeInTheDocument()
  fail(new Error('Failed to fetch'))
  await expect.element(bar).not.toBeInTheDocument()
})
