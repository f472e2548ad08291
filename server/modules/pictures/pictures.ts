import type { PictureWidth } from '#contract/picture.ts'
import { createQueue, type Queue } from './queue.ts'

/** Drawn pictures as the server shows them. Who draws them is the demo; where it is not wanted, there are none. */
export { namedPictures } from './named.ts'
export { createQueue, QueueFull as PicturesBusy, type Queue } from './queue.ts'

/** A picture file that is ready to be sent. */
export interface PictureFile {
  readonly path: string
  readonly type: 'image/avif' | 'image/webp'
}

export interface Preparation {
  readonly signal?: AbortSignal
  /** Which widths to prepare; all unless told. */
  readonly widths?: readonly PictureWidth[]
}

export interface Pictures {
  /** Decides how much of the machine pictures may have at once. */
  readonly queue: Queue
  /** The file behind the last segment of a picture's address; null when there is no such picture (404). */
  readonly file: (name: string) => Promise<PictureFile | null>
  /** Renders pictures ahead of being asked, in both formats, behind everything that people wait for. */
  readonly prepare: (ids: Iterable<string>, preparation?: Preparation) => Promise<void>
}

const RENDERS_AT_ONCE = 2
const WAITING_AT_MOST = 400
export const pictureQueue = (): Queue => createQueue(RENDERS_AT_ONCE, WAITING_AT_MOST)

export const noPictures = (): Pictures => ({
  queue: pictureQueue(),
  file: async () => null,
  prepare: async () => {},
})
