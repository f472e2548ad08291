import { parentPort } from 'node:worker_threads'
import { parsePictureId } from '#contract/picture.ts'
import { drawPicture } from './draw.ts'

// A thread of its own: told the id of a picture, it answers with the drawing.
parentPort?.on('message', (id: string) => {
  const subject = parsePictureId(id)
  parentPort?.postMessage([id, subject === null ? '' : drawPicture(subject)])
})
