import type { Code } from './codes.ts'

/** A picture that somebody sends is below this size in bytes: 2 MB. */
export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024
/** The same in MB, as messages say it. */
const MAX_UPLOAD_MB = 2
/** The smallest picture, in pixels. */
export const MIN_PICTURE = { width: 600, height: 400 } as const
/** The most pixels that are ever decoded, whatever a small file claims to hold: 40 million. */
export const MAX_PICTURE_PIXELS = 40_000_000
/** The longest name of a file, in characters. */
const MAX_FILE_NAME = 100
/** The most pictures of one call, and of one review. */
export const MAX_PICTURES = 5
/** The sides of what is kept of a picture, in pixels: the longer is made as short as this, the shorter never below that. */
const KEPT_SIDES = { longer: 1920, shorter: MIN_PICTURE.height } as const

/** By how much a picture is made smaller before it is kept; never larger. */
export const keptScale = ({ width, height }: { width: number; height: number }): number =>
  Math.min(
    1,
    Math.max(KEPT_SIDES.longer / Math.max(width, height), KEPT_SIDES.shorter / Math.min(width, height)),
  )
/** What a file chooser offers. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png'] as const

export type UploadCode = Extract<
  Code,
  'image_format' | 'image_size' | 'G_HEIC' | 'C_007' | 'C_015' | 'C_038' | 'C_053' | 'G_TOO_MANY_PIXELS'
>
/** What is wrong with a file, as a code and the parameters of its message. */
export type UploadProblem = { code: UploadCode; params: readonly (string | number)[] }

/** How many bytes of the beginning of a file {@link pictureKind} wants to see. */
export const HEAD_BYTES = 8
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

const begins = (head: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, place) => head[place] === byte)

/** What a file is by its first bytes, whatever its name and declared type say; null when it is no JPEG or PNG. */
export const pictureKind = (head: Uint8Array): 'jpeg' | 'png' | null =>
  begins(head, JPEG) ? 'jpeg' : begins(head, PNG) ? 'png' : null

/** Whether a file is one of the photos that iPhones take unless told otherwise. */
export const isHeic = ({ name, type }: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** A file as it can be judged before it is decoded: `type` as its sender declares it, `head` its first bytes. */
export type FileFacts = { name: string; type: string; size: number; head: Uint8Array }

/** What is wrong with a file before it is decoded; the same on the screen and on the server. */
export function fileProblem({ name, type, size, head }: FileFacts): UploadProblem | null {
  if ([...name].length > MAX_FILE_NAME) return { code: 'C_038', params: [MAX_FILE_NAME] }
  const tooLarge = size >= MAX_UPLOAD_BYTES
  if (pictureKind(head) !== null) return tooLarge ? { code: 'image_size', params: [] } : null
  if (tooLarge) return { code: 'C_007', params: [MAX_UPLOAD_MB] }
  const picture = type === '' || type === 'application/octet-stream' || type.startsWith('image/')
  return picture ? { code: 'image_format', params: [] } : { code: 'C_015', params: ['JPEG, PNG'] }
}

/** What is wrong with a picture of so many pixels, upright as people see it. */
export function dimensionProblem({ width, height }: { width: number; height: number }): UploadProblem | null {
  if (width * height > MAX_PICTURE_PIXELS)
    return { code: 'G_TOO_MANY_PIXELS', params: [MAX_PICTURE_PIXELS / 1_000_000] }
  if (width < MIN_PICTURE.width || height < MIN_PICTURE.height)
    return { code: 'C_053', params: [MIN_PICTURE.width, MIN_PICTURE.height] }
  return null
}

/** A square cut out of a picture, in its own pixels. */
export type SquareCut = { left: number; top: number; side: number }
/** The least and the stored side of a face's square, in pixels. */
export const FACE_SIDES = { least: 200, stored: 768 } as const

/** Whether a square lies inside a picture and is large enough to show a face. */
export const isCutOf = (cut: SquareCut, picture: { width: number; height: number }): boolean =>
  cut.side >= FACE_SIDES.least &&
  cut.left >= 0 &&
  cut.top >= 0 &&
  cut.left + cut.side <= picture.width &&
  cut.top + cut.side <= picture.height

/**
 * What is seen through a square window: how far it is zoomed in (1: as much as there is), and where in the room that is left, from
 * 0 (left, top) to 1.
 */
export type SquareView = { zoom: number; x: number; y: number }

/** How far a face may be zoomed in, so that enough of it is left of what is kept. */
export const mostZoom = (picture: { width: number; height: number }): number =>
  Math.max(
    1,
    Math.min(4, (Math.min(picture.width, picture.height) * keptScale(picture)) / (FACE_SIDES.least + 1)),
  )

/** The square of a picture of this size that a view shows, in whole pixels of it. */
export function cutOf(picture: { width: number; height: number }, { zoom, x, y }: SquareView): SquareCut {
  const side = Math.floor(Math.min(picture.width, picture.height) / zoom)
  return { left: Math.floor(x * (picture.width - side)), top: Math.floor(y * (picture.height - side)), side }
}

/** The largest square in the middle. */
export const MIDDLE: SquareView = { zoom: 1, x: 0.5, y: 0.5 }
