import '#src/styles/index.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

test('what takes longer is said to the eye as well, until the page has a heading', async () => {
  const Page = ({ heading }: { readonly heading?: string }) => (
    <main>
      {heading !== undefined && <h1>{heading}</h1>}
      <SkeletonGroup label="Đang tải đặt phòng">
        <Skeleton />
      </SkeletonGroup>
    </main>
  )
  const screen = await render(<Page />)
  const said = screen.getByRole('status')
  await expect.element(said).toHaveStyle({ opacity: '0' })
  await expect.element(said, { timeout: 5000 }).toHaveStyle({ opacity: '1' })
  await screen.rerender(<Page heading="Chuyến đi" />)
  await expect.element(said).toHaveStyle({ width: '1px' })
})
