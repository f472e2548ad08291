import type { FastifyInstance } from 'fastify'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { parsePictureId } from '#contract/picture.ts'
import type { Pictures } from '#server/modules/pictures/pictures.ts'

/** Every drawn picture that an answer names, in the order of the page. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return parsePictureId(value) === null ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}

/** Draws what the home page shows before anybody asks for it, behind everything that people wait for. */
export async function prepareHome(
  app: FastifyInstance,
  pictures: Pictures,
  signal: AbortSignal,
): Promise<void> {
  const answer = await app.inject(API_BASE + ENDPOINTS['home.blocks'].path)
  const shown: unknown = JSON.parse(answer.body)
  await pictures.prepare(new Set(picturesIn(shown)), { signal, widths: [384, 768] })
}
