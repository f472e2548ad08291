import sharp from 'sharp'
import type { PictureFormat, PictureWidth } from '#contract/picture.ts'
import {
  dimensionProblem,
  FACE_SIDES,
  fileProblem,
  HEAD_BYTES,
  keptScale,
  MAX_PICTURE_PIXELS,
  type SquareCut,
} from '#contract/upload.ts'
import type { ReceivedFile } from '#server/handlers.ts'
import { Refusal } from '#server/refusal.ts'

const QUALITY = { kept: 86, webp: 78, avif: 56 } as const
/** Decoding that takes longer than this is somebody's bomb. */
const SECONDS = 15

/** A picture as it is kept: WebP, sRGB, upright, without anything but its pixels. */
export type Encoded = { bytes: Buffer; width: number; height: number }

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: SECONDS,
  })

/** Width and height as people see it: a camera that was held upright says so beside the pixels. */
async function dimensionsOf(bytes: Buffer): Promise<{ width: number; height: number } | null> {
  const { format, width, height, orientation } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (format !== 'jpeg' && format !== 'png') return null
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height }
}

/**
 * Decodes a file as a whole and encodes its pixels anew. Nothing else of it is kept: no EXIF, position, profile, comment,
 * second picture, or what somebody hid behind the end. Refuses with the code of what is wrong.
 */
export async function encodePicture({ name, type, bytes }: ReceivedFile): Promise<Encoded> {
  const head = bytes.subarray(0, HEAD_BYTES)
  const wrong = fileProblem({ name, type, size: bytes.length, head })
  if (wrong) throw new Refusal(wrong.code, wrong.params)
  const dimensions = await dimensionsOf(bytes).catch(() => null)
  if (dimensions === null) throw new Refusal('image_format')
  const wrongSize = dimensionProblem(dimensions)
  if (wrongSize) throw new Refusal(wrongSize.code, wrongSize.params)
  try {
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: Math.round(dimensions.width * keptScale(dimensions)) })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY.kept, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw new Refusal('image_format')
  }
}

/** A square of a kept picture. */
export async function cutSquare(bytes: Buffer, { left, top, side }: SquareCut): Promise<Encoded> {
  const { data, info } = await open(bytes)
    .extract({ left, top, width: side, height: side })
    .resize({ width: FACE_SIDES.stored, height: FACE_SIDES.stored, fit: 'cover', withoutEnlargement: true })
    .webp({ quality: QUALITY.kept, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** A kept picture at a width at which pictures are served, never enlarged. */
export function variantOf(bytes: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const scaled = open(bytes).resize({ width, withoutEnlargement: true })
  return format === 'avif'
    ? scaled.avif({ quality: QUALITY.avif, effort: 2 }).toBuffer()
    : scaled.webp({ quality: QUALITY.webp, effort: 2 }).toBuffer()
}
