import { expect, test } from 'vitest'
import { VideoReviews } from '#src/features/home/VideoReviews.tsx'
import { onPage } from '#tests/support/onPage.tsx'

const video = (videoUrl: string | null) => ({
  id: '00000000-0000-7000-8000-000000000001',
  title: 'Một đêm bên vịnh',
  guestName: 'An',
  resortId: '00000000-0000-7000-8000-000000000002',
  resortType: 1 as const,
  resortName: 'Nhà Trên Dốc',
  pictureId: 'video-karst-1',
  videoUrl,
  seconds: 6,
})
const shown = (videoUrl: string | null) => onPage(<VideoReviews videos={[video(videoUrl)]} />, ['home'])

test('a film of ours is a poster until it is pressed, and then plays in its place', async () => {
  const home = await shown('/films/demo-1.webm')
  expect(home.container.querySelector('video')).toBeNull()
  await home.getByRole('button', { name: /^Xem video: Một đêm bên vịnh/ }).click()
  await expect.poll(() => home.container.querySelector('video')?.currentTime ?? 0).toBeGreaterThan(0)
  expect(home.container.querySelector('picture')).toBeNull()
})

test('a film at another site asks first, and nothing of that site is there before', async () => {
  const home = await shown('dQw4w9WgXcQ')
  await home.getByRole('button', { name: /^Xem video: Một đêm bên vịnh/ }).click()
  await expect.element(home.getByText(/YouTube biết bạn đã xem/)).toBeVisible()
  expect(home.container.querySelector('iframe')).toBeNull()
  await home.getByRole('button', { name: 'Đồng ý và xem' }).click()
  const frame = home.container.querySelector('iframe')
  expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/)
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
})

test('where there is only a still, nothing offers to play it', async () => {
  const home = await shown(null)
  await expect.element(home.getByText('Một đêm bên vịnh')).toBeVisible()
  await expect.element(home.getByRole('button', { name: /^Xem video/ })).not.toBeInTheDocument()
})
