import type { ResortType } from './shapes/resort.ts'

/** The widths, in pixels, at which every picture is served; the shape is always 3:2. */
export const PICTURE_WIDTHS = [384, 768, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The formats of a picture, the smaller one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** What a picture shows. The views of a resort: 0 outside, 1 the view, 2 pool or terrace, 3 room, 4 breakfast. */
export const PICTURE_KINDS = ['area', 'resort', 'room', 'news', 'banner', 'video', 'avatar', 'slide'] as const
type PictureKind = (typeof PICTURE_KINDS)[number]

/**
 * The landscapes that can be drawn:
 * karst (Hạ Long), gorge (Ninh Bình), pine (Đà Lạt), terrace (Sa Pa, Mù Cang Chải), dune (Mũi Né), oldtown (Hội An),
 * island (Phú Quốc), reef (Côn Đảo, Nha Trang), cove (Quy Nhơn), skyline (Sài Gòn), lake (Hà Nội), bridge (Đà Nẵng),
 * citadel (Huế), forest (Ba Vì, Tam Đảo), delta (Cần Thơ).
 */
export const SCENE_KINDS = [
  'karst',
  'gorge',
  'pine',
  'terrace',
  'dune',
  'oldtown',
  'island',
  'reef',
  'cove',
  'skyline',
  'lake',
  'bridge',
  'citadel',
  'forest',
  'delta',
] as const
export type SceneKind = (typeof SCENE_KINDS)[number]

/** The largest seed: 32 bits. */
export const MAX_PICTURE_SEED = 0xffffffff

/** Everything that decides what a drawn picture looks like; the same subject is the same picture, for ever. */
export interface PictureSubject {
  readonly kind: PictureKind
  readonly scene: SceneKind
  /** A whole number from 0 to {@link MAX_PICTURE_SEED}. */
  readonly seed: number
  /** A whole number from 0 to 4. */
  readonly view: number
  readonly resortType?: ResortType
}

const ID = /^([a-z]{4,6})-([a-z]{4,8})-(0|[1-9a-f][0-9a-f]{0,7})-([0-4])(?:-([123]))?$/
const FILE = /^([a-z0-9-]{1,40})-(384|768|1280)\.(avif|webp)$/

/**
 * The id of a drawn picture, which says all there is to know of it: `resort-karst-1f3a-2-1` is a resort in a karst
 * landscape, seed 0x1f3a, view 2, resort type 1. An invalid subject is a RangeError.
 */
export const pictureId = (subject: PictureSubject): string => {
  const { kind, scene, seed, view, resortType } = subject
  const id = `${kind}-${scene}-${seed.toString(16)}-${view}${resortType === undefined ? '' : `-${resortType}`}`
  if (parsePictureId(id) === null) throw new RangeError(`Not a picture: ${id}`)
  return id
}

/** The subject of a drawn picture's id; null for anything else, so also for the id of a photograph. */
export const parsePictureId = (text: string): PictureSubject | null => {
  const match = text.length > 40 ? null : ID.exec(text)
  if (match === null) return null
  const kind = PICTURE_KINDS.find((name) => name === match[1])
  const scene = SCENE_KINDS.find((name) => name === match[2])
  const resortType = ([1, 2, 3] as const).find((type) => String(type) === match[5])
  if (kind === undefined || scene === undefined) return null
  const subject = { kind, scene, seed: Number.parseInt(match[3] ?? '', 16), view: Number(match[4]) }
  return resortType === undefined ? subject : { ...subject, resortType }
}

/** The id of a photograph: 130 random bits, so that nobody finds one by trying. */
export const PHOTO_ID = /^photo-[0-9a-z]{26}$/
/** Whether a picture is a photograph that somebody sent; all others are drawn. */
export const isPhotoId = (id: string): boolean => PHOTO_ID.test(id)

/** Where a picture is served; photographs have a path of their own. The content behind one address never changes. */
export const pictureAddress = (id: string, width: PictureWidth, format: PictureFormat): string =>
  `/${isPhotoId(id) ? 'photos' : 'pictures'}/${id}-${width}.${format}`

/** The parts of the last segment of such an address; null when it is none. */
export const parsePictureFile = (
  fileName: string,
): { id: string; width: PictureWidth; format: PictureFormat } | null => {
  const match = fileName.length > 60 ? null : FILE.exec(fileName)
  if (match === null) return null
  const width = PICTURE_WIDTHS.find((value) => String(value) === match[2])
  const format = PICTURE_FORMATS.find((value) => value === match[3])
  return width === undefined || format === undefined ? null : { id: match[1] ?? '', width, format }
}

/** The height in whole pixels that belongs to a width. */
export const pictureHeight = (width: PictureWidth): number => Math.round((width * 853) / 1280)
