import '#src/styles/index.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

test('what takes longer is said to the eye as well', async () => {
  const screen = await render(
    <SkeletonGroup label="Đang tải đặt phòng">
      <Skeleton />
    </SkeletonGroup>,
  )
  const said = screen.getByRole('status')
  await expect.element(said).toHaveStyle({ opacity: '0' })
  await expect.element(said, { timeout: 5000 }).toHaveStyle({ opacity: '1' })
})
