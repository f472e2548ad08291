import { PATIENCE } from '#contract/patience.ts'
import type { World } from './world.ts'

/** Whether an answer is a picture: whoever answers every question with a page of their own gives none. */
export const isPicture = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  /^image\//i.test(response.headers.get('content-type') ?? '')

/** A file of the network, if it begins in time; null when there is none. */
export const loaded = (world: Pick<World, 'load' | 'after'>, request: Request): Promise<Response | null> =>
  Promise.race([world.load(request).catch(() => null), world.after(PATIENCE.file.begins).then(() => null)])
