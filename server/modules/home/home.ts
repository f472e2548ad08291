import { asc } from 'drizzle-orm'
import { filmOf } from '#contract/film.ts'
import type { BlockKind } from '#contract/shapes/administration.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { HomeBlocks } from '#contract/shapes/home.ts'
import type { Handlers } from '#server/handlers.ts'
import { kept } from '#server/modules/lookups/lookups.ts'
import { newestNews } from '#server/modules/news/news.ts'
import { placesOf } from '#server/modules/resorts/resorts.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { hiddenOf } from './hidden.ts'
import { banners, testimonials, videoReviews } from './tables.ts'

export { bannerWords, putBannerWords, testimonialWords, type BlockWords } from './blocks.ts'
export { hiddenOf, showOnHome } from './hidden.ts'

const ENGLISH = 1

/** The home page's own blocks and the name of one area. */
export function homeHandlers(services: Services): Pick<Handlers, 'home.blocks' | 'home.projectAreaName'> {
  const placesNow = placesOf(services)
  const { home } = searchEngine(services)
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
      news: await newestNews(db, today, await hiddenOf(db, 'news')),
    }
  })

  async function blocks(language: Language): Promise<HomeBlocks> {
    const { banners, videos, said, news } = await content()
    const { offers, areas } = await home(language)
    const { lookups, resorts } = await placesNow([...videos, ...said].map(({ resortId }) => resortId))
    return {
      banners: banners.map(({ id, title, text, pictureId, link }) => ({
        id,
        title: title[language],
        text: text[language],
        pictureId,
        link,
      })),
      // Each with its own picture, else that of a place in it; without either it is not shown.
      areas: [...lookups.areas.values()].flatMap(({ id, name, pictureId: own }) => {
        const area = areas.get(id)
        const pictureId = own === '' ? area?.pictureId : own
        return pictureId ? [{ id, name: name[language], pictureId, resorts: area?.places ?? 0 }] : []
      }),
      attractiveOffers: offers,
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
      const area = (await placesNow([])).lookups.areas.get(locationCode) ?? refuse('G_404')
      return { name: area.name[languageType === ENGLISH ? 'en' : 'vi'] }
    },
  }
}
