import * as z from 'zod/mini'
import { id, INTEGER_MOST, plainDate } from './primitives.ts'
import { resortType } from './resortKinds.ts'
import { searchCard } from './search.ts'

const areaCard = z.object({ id: z.int(), name: z.string(), pictureId: z.string(), resorts: z.int() })
export const newsCard = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  pictureId: z.string(),
  kind: z.enum(['NEWS', 'EVENT']),
  from: plainDate,
  to: z.nullable(plainDate),
})

/** Everything on the home page below the search, in one answer. */
export const homeBlocks = z.object({
  banners: z.array(
    z.object({
      id,
      title: z.string(),
      text: z.string(),
      pictureId: z.string(),
      link: z.enum(['ROOM', 'SERVICE']),
    }),
  ),
  areas: z.array(areaCard),
  attractiveOffers: z.array(searchCard),
  videoReviews: z.array(
    z.object({
      id,
      title: z.string(),
      guestName: z.string(),
      resortId: id,
      resortType,
      resortName: z.string(),
      pictureId: z.string(),
      /** A film of `contract/film.ts`; null while there is only a still. */
      videoUrl: z.nullable(z.string()),
      seconds: z.int(),
    }),
  ),
  testimonials: z.array(
    z.object({
      id,
      guestName: z.string(),
      avatarId: z.string(),
      stars: z.int(),
      text: z.string(),
      resortName: z.string(),
      from: z.string(),
    }),
  ),
  newsAndEvents: z.array(newsCard),
})
export type HomeBlocks = z.infer<typeof homeBlocks>

export const areaNameRequest = z.object({
  locationCode: z.coerce.number().check(z.int(), z.gte(0), z.lte(INTEGER_MOST)),
  languageType: z._default(z.coerce.number().check(z.gte(0), z.lte(INTEGER_MOST)), 0),
})
export const areaNameAnswer = z.object({ name: z.string() })
