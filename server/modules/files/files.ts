/** Pictures that people send: received, re-encoded, kept, claimed by what they are for, and taken away again. */
import type { Handlers } from '#server/handlers.ts'
import { personOf } from '#server/refusal.ts'
import { receivePictures, type FilesWorld } from './receive.ts'

export { claimPictures, cutPicture, releasePictures, sweepUploads } from './claims.ts'
export { pictureAccess, type PictureAccess } from './access.ts'
export { createPhotos, photoReply, type Photos } from './photos.ts'
export type { FilesWorld } from './receive.ts'

export const filesHandlers = (world: FilesWorld): Pick<Handlers, 'file.upload'> => ({
  'file.upload': (_input, context) => receivePictures(world, personOf(context).userId, context.files),
})
