import sharp from 'sharp'
import { pictureHeight, type PictureFormat, type PictureWidth } from '#contract/picture.ts'
import { dice } from './paper/random.ts'

// One thread a picture: the queue decides how much of the machine pictures may have.
sharp.concurrency(1)
sharp.cache(false)

const GRAIN = 256

/** A square of paper tooth, light and dark around middle grey, that repeats without a seam. */
const grainTile = async (): Promise<Buffer> => {
  const chance = dice('paper grain')
  const pixels = Buffer.alloc(GRAIN * GRAIN, 128)
  const lay = (x: number, y: number, by: number): void => {
    const at = (y & (GRAIN - 1)) * GRAIN + (x & (GRAIN - 1))
    pixels.writeUInt8(Math.max(0, Math.min(255, pixels.readUInt8(at) + by)), at)
  }
  for (let fibre = 0; fibre < 1500; fibre += 1) {
    let [x, y, angle] = [chance.next() * GRAIN, chance.next() * GRAIN, chance.next() * Math.PI]
    const by = chance.between(-15, 17)
    for (let step = 0, count = chance.whole(8, 34); step < count; step += 1) {
      lay(Math.round(x), Math.round(y), by)
      lay(Math.round(x) + 1, Math.round(y), by * 0.6)
      angle += chance.between(-0.22, 0.22)
      x += Math.cos(angle)
      y += Math.sin(angle)
    }
  }
  return sharp(pixels, { raw: { width: GRAIN, height: GRAIN, channels: 1 } })
    .blur(0.7)
    .toColourspace('srgb')
    .png()
    .toBuffer()
}

let tile: Promise<Buffer> | undefined

/** A drawing at full size as raw pixels, with the tooth of the paper on it. */
export interface Raster {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Turns an SVG into pixels, once for all widths and formats. */
export const rasterize = async (svg: string): Promise<Raster> => {
  tile ??= grainTile()
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: await tile, tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Encodes pixels at a width; quality falls with width, since large pictures are shown at high density. */
export const encode = async (raster: Raster, width: PictureWidth, format: PictureFormat): Promise<Buffer> => {
  const scaled = sharp(raster.data, {
    raw: { width: raster.width, height: raster.height, channels: 3 },
  }).resize(width, pictureHeight(width))
  return format === 'avif'
    ? scaled.avif({ quality: 56, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    : scaled.webp({ quality: 76, effort: 2 }).toBuffer()
}
