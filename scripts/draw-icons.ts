import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawCover, drawMark, type MarkStyle } from '#demo/pictures/brand.ts'

// Draws the icons in public/icons anew: npx tsx scripts/draw-icons.ts

const folder = new URL('../public/icons/', import.meta.url)
const file = (name: string): string => fileURLToPath(new URL(name, folder))
/** The icon on notifications, which the worker carries. */
const NOTIFICATION = '../../sw/notification.png'

const ROUNDED: MarkStyle = { corner: 0.22, share: 0.86, shadows: true }
const FULL: MarkStyle = { corner: 0, share: 0.78, shadows: true }
const MASKABLE: MarkStyle = { corner: 0, share: 0.62, shadows: true }

/** Draws far larger than needed and scales down, so that small sizes are crisp. */
const png = async (name: string, size: number, style: MarkStyle, quality = 100): Promise<void> => {
  const large = await sharp(Buffer.from(drawMark(style)), { density: 72 * 16 })
    .png()
    .toBuffer()
  await sharp(large)
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality })
    .toFile(file(name))
}

await mkdir(folder, { recursive: true })
await writeFile(file('icon.svg'), drawMark(ROUNDED))
await png('icon-192.png', 192, ROUNDED)
await png(NOTIFICATION, 192, ROUNDED, 80)
await png('icon-512.png', 512, ROUNDED)
await png('maskable-512.png', 512, MASKABLE)
await png('apple-touch-icon-180.png', 180, FULL)
await sharp(Buffer.from(drawCover()))
  .resize(1200, 630, { fit: 'cover', position: 'centre' })
  .png({ compressionLevel: 9, palette: true, quality: 90 })
  .toFile(file('og.png'))
