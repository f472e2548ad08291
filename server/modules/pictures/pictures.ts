/** Pictures drawn by code: the landscapes, resorts and rooms of the demo, and whatever has no photograph yet. */
export { parsePictureId } from '#contract/picture.ts'
export { drawPicture } from './draw.ts'
export { namedPictures } from './named.ts'
export { pictureColour } from './placeholder.ts'
export {
  createPictureStore,
  pictureReply,
  preparePictures,
  renderPicture,
  type PictureStore,
} from './store.ts'
export { createQueue, QueueFull as PicturesBusy, type Queue } from './queue.ts'
