import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import {
  parsePictureFile,
  parsePictureId,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '#contract/picture.ts'
import { pictureQueue, type PictureFile, type Preparation } from '#server/modules/pictures/pictures.ts'
import type { Priority, Queue } from '#server/modules/pictures/queue.ts'
import { drawApart } from './drawApart.ts'
import { encode, rasterize, type Raster } from './raster.ts'
import { sweep } from './sweep.ts'

/** Drawn pictures on disk. Everything in the directory can be deleted: it is drawn again when asked for. */
export interface PictureStore {
  readonly directory: string
  readonly queue: Queue
  /** Renders under way by file name, so that many askers share one. */
  readonly underway: Map<string, Promise<void>>
  /** The pixels of the pictures drawn last, since their other widths and formats are often wanted next. */
  readonly rasters: Map<string, Promise<Raster>>
  /** Files written since old ones were last cleared away. */
  written: number
}

const RASTERS_KEPT = 4
/** Some 20 kB each: about 300 MB at the most. */
const FILES_KEPT = 15_000
const WRITES_BETWEEN_SWEEPS = 500

/**
 * Changes whenever the drawing does, so that files of an older release are not served as new ones. A picture's
 * address does not carry it: a browser may keep the old drawing, which is as good.
 */
const EDITION = 'v2'

/** A store under a directory, made when first needed. */
export const createPictureStore = (directory: string): PictureStore => ({
  directory: join(directory, EDITION),
  queue: pictureQueue(),
  underway: new Map(),
  rasters: new Map(),
  written: 0,
})

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const rasterOf = (store: PictureStore, id: string): Promise<Raster> => {
  const known = store.rasters.get(id)
  if (known !== undefined) return known
  const raster = drawApart(id).then(rasterize)
  store.rasters.set(id, raster)
  raster.catch(() => store.rasters.delete(id))
  for (const oldest of store.rasters.keys()) {
    if (store.rasters.size <= RASTERS_KEPT) break
    store.rasters.delete(oldest)
  }
  return raster
}

const renderTo = async (store: PictureStore, path: string, render: () => Promise<Buffer>): Promise<void> => {
  const bytes = await render()
  await mkdir(store.directory, { recursive: true })
  const draft = `${path}.${randomUUID()}.tmp`
  await writeFile(draft, bytes)
  await rename(draft, path)
  store.written += 1
  if (store.written % WRITES_BETWEEN_SWEEPS === 0) await sweep(store.directory, FILES_KEPT)
}

const ensure = async (
  store: PictureStore,
  id: string,
  width: PictureWidth,
  format: PictureFormat,
  priority: Priority,
): Promise<PictureFile | null> => {
  if (parsePictureId(id) === null) return null
  const name = `${id}-${width}.${format}`
  const file = { path: join(store.directory, name), type: `image/${format}` } as const
  if (await exists(file.path)) return file
  let job = store.underway.get(name)
  if (job === undefined) {
    job = store.queue
      .run(name, priority, () =>
        renderTo(store, file.path, async () => encode(await rasterOf(store, id), width, format)),
      )
      .finally(() => store.underway.delete(name))
    store.underway.set(name, job)
  } else if (priority === 'asked') store.queue.hurry(name)
  await job
  return file
}

/** The file of a picture, rendered now when it is not on disk; null when the id names no picture. */
export const renderPicture = (
  store: PictureStore,
  id: string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<PictureFile | null> => ensure(store, id, width, format, 'asked')

/** The file behind the last segment of a picture's address; null when there is no such picture (404). */
export const pictureReply = async (store: PictureStore, fileName: string): Promise<PictureFile | null> => {
  const parts = parsePictureFile(fileName)
  return parts === null ? null : ensure(store, parts.id, parts.width, parts.format, 'asked')
}

/** Renders pictures ahead of being asked, in both formats, behind everything that people wait for. */
export const preparePictures = async (
  store: PictureStore,
  ids: Iterable<string>,
  { signal, widths = PICTURE_WIDTHS }: Preparation = {},
): Promise<void> => {
  for (const id of ids) {
    for (const width of widths) {
      for (const format of PICTURE_FORMATS) {
        if (signal?.aborted === true) return
        await ensure(store, id, width, format, 'ahead')
      }
    }
  }
}
