import { never } from '../policy.ts'
import { nothing } from '../shapes/primitives.ts'
import { uploadAnswer } from '../shapes/file.ts'
import type { Endpoint } from './endpoint.ts'

/** What people send as files. */
export const FILES = {
  'file.upload': {
    method: 'POST',
    path: '/upload',
    who: 'signedIn',
    input: nothing,
    output: uploadAnswer,
    files: true,
    offline: never,
    fails: [
      'image_format',
      'image_size',
      'C_007',
      'C_015',
      'C_032',
      'C_038',
      'C_039',
      'C_053',
      'G_TOO_MANY_PIXELS',
      'G_UPLOADS_WAITING',
      'G_UPLOADS_TODAY',
    ],
    limit: 60,
    says: 'Takes one to five JPEG or PNG pictures below 2 MB, at least 600 × 400 pixels, as multipart/form-data.',
  },
} as const satisfies Record<string, Endpoint>
