import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import * as z from 'zod/mini'
import { API_BASE, ENDPOINTS } from '../contract/endpoints.ts'
import { pictureAddress } from '../contract/picture.ts'
import { homeBlocks } from '../contract/shapes/home.ts'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { startProduct } from '../tests/support/product.ts'

// Films the demo's video reviews anew, each a slow look over its own drawing: npx tsx scripts/draw-films.ts

const folder = new URL('../public/films/', import.meta.url)
/** How long each film runs, as `server/db/demo/words/home.ts` says. */
const SECONDS = 6

const product = await startProduct(3301)
const browser = await chromium.launch(chromiumLaunch())
try {
  const page = await browser.newPage({ baseURL: product.address })
  await page.goto('/healthz')
  const answer: unknown = await (
    await fetch(`${product.address}${API_BASE}${ENDPOINTS['home.blocks'].path}`)
  ).json()
  const { data } = z.object({ data: homeBlocks }).parse(answer)
  await mkdir(folder, { recursive: true })
  for (const [place, { pictureId }] of data.videoReviews.entries()) {
    const bytes = await page.evaluate(
      async ([address, seconds]) => {
        const picture = new Image()
        picture.src = address
        await picture.decode()
        const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 320 })
        const paper = canvas.getContext('2d')
        const recorder = new MediaRecorder(canvas.captureStream(20), {
          mimeType: 'video/webm;codecs=vp9',
          videoBitsPerSecond: 120_000,
        })
        const parts: Blob[] = []
        recorder.addEventListener('dataavailable', ({ data: part }) => parts.push(part))
        const ended = new Promise((done) => recorder.addEventListener('stop', done))
        const begin = performance.now()
        recorder.start()
        for (let share = 0; share < 1;) {
          share = Math.min(1, (performance.now() - begin) / (seconds * 1000))
          const width = picture.naturalWidth * (1 - 0.22 * share)
          const height = (width * 2) / 3
          const [left, top] = [(picture.naturalWidth - width) * share, (picture.naturalHeight - height) / 2]
          paper?.drawImage(picture, left, top, width, height, 0, 0, 480, 320)
          await new Promise(requestAnimationFrame)
        }
        recorder.stop()
        await ended
        return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
      },
      [pictureAddress(pictureId, 1280, 'webp'), SECONDS] as const,
    )
    await writeFile(new URL(`demo-${place + 1}.webm`, folder), Uint8Array.from(bytes))
    await writeFile(
      new URL(`demo-${place + 1}.vtt`, folder),
      `WEBVTT\n\n00:00.000 --> 00:0${SECONDS}.000\n(không có lời)\n`,
    )
  }
} finally {
  await browser.close()
  await product.stop()
}
