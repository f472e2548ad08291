import { asc } from 'drizzle-orm'
import { filmOf } from '#contract/film.ts'
import type { BlockKind } from '#contract/shapes/administration.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { HomeBlocks } from '#contract/shapes/home.ts'
import type { Handlers } from '#server/handlers.ts'
import { kept } from '#server/modules/lookups/lookups.ts'
import { newestNews } from '#server/modules/news/news.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { areaPictures } from './areaPictures.ts'
import { hiddenOf } from './hidden.ts'
import { banners, testimonials, videoReviews } from './tables.ts'

export { bannerWords, putBannerWords, testimonialWords, type BlockWords } from './blocks.ts'
export { hiddenOf, showOnHome } from './hidden.ts'

const ENGLISH = 1

/** The home page's own blocks and the name of one area. */
export function homeHandlers(services: Services): Pick<Handlers, 'home.blocks' | 'home.projectAreaName'> {
  const catalogue = catalogueOf(services)
  const { offers, countsByArea } = searchEngine(services)
  const content = kept(services, async (db, today) => {
    const onHome = async <Row extends { id: string }>(kind: BlockKind, rows: readonly Row[]) => {
      const hidden = await hiddenOf(db, kind)
      return rows.filter(({ id }) => !hidden.has(id))
    }
    return {
      banners: await onHome('banner', await db.select().from(banners).orderBy(asc(banners.position))),
      videos: await db.select().from(videoReviews).orderBy(asc(videoReviews.position)),
      said: await onHome(
        'testimonial',
        await db.select().from(testimonials).orderBy(asc(testimonials.position)),
      ),
      news: await onHome('news', await newestNews(db, today)),
    }
  })

  async function blocks(language: Language): Promise<HomeBlocks> {
    const { lookups, resorts } = await catalogue()
    const counts = await countsByArea()
    const { banners, videos, said, news } = await content()
    const areas = [...lookups.areas.values()]
    const pictures = areaPictures(areas, resorts, counts)
    return {
      banners: banners.map(({ id, title, text, pictureId, link }) => ({
        id,
        title: title[language],
        text: text[language],
        pictureId,
        link,
      })),
      areas: areas.flatMap(({ id, name }) => {
        const pictureId = pictures.get(id)
        return pictureId === undefined
          ? []
          : [{ id, name: name[language], pictureId, resorts: counts.get(id) ?? 0 }]
      }),
      attractiveOffers: await offers(language),
      videoReviews: videos.flatMap(({ id, title, guestName, resortId, pictureId, videoUrl, seconds }) => {
        const resort = resorts.get(resortId)
        if (!resort) return []
        const { type, name } = resort.row
        return {
          id,
          title: title[language],
          guestName,
          resortId,
          resortType: type,
          resortName: name[language],
          pictureId,
          videoUrl: videoUrl !== null && filmOf(videoUrl, services.settings.videoHosts) ? videoUrl : null,
          seconds,
        }
      }),
      testimonials: said.map(({ id, guestName, avatarId, stars, text, resortId, from }) => ({
        id,
        guestName,
        avatarId,
        stars,
        text: text[language],
        resortName: resorts.get(resortId)?.row.name[language] ?? '',
        from: from[language],
      })),
      newsAndEvents: news.map(({ id, title, summary, pictureId, kind, fromDay, toDay }) => ({
        id,
        title: title[language],
        summary: summary[language],
        pictureId,
        kind,
        from: fromDay,
        to: toDay,
      })),
    }
  }

  return {
    'home.blocks': (_input, { language }) => blocks(language),
    'home.projectAreaName': async ({ locationCode, languageType }) => {
      const area = (await catalogue()).lookups.areas.get(locationCode) ?? refuse('G_404')
      return { name: area.name[languageType === ENGLISH ? 'en' : 'vi'] }
    },
  }
}
