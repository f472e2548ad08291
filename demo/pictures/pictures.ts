import type { Pictures } from '#server/modules/pictures/pictures.ts'
import { createPictureStore, pictureReply, preparePictures } from './store.ts'

/** Pictures drawn by code and kept under a directory: the landscapes, places and rooms of the demo. */
export function openPictures(directory: string): Pictures {
  const store = createPictureStore(directory)
  return {
    queue: store.queue,
    file: (name) => pictureReply(store, name),
    prepare: (ids, preparation) => preparePictures(store, ids, preparation),
  }
}
