import { afterDiscount } from '#contract/price.ts'
import { RESORT_SEGMENTS } from '#contract/resortTypes.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { storyOf } from '#server/modules/news/news.ts'
import { placesOf, RESORT_TYPE_NAMES } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'
import { servicesKept } from '#server/modules/services/services.ts'
import type { Share } from '#server/modules/shares/shares.ts'
import { articleData, breadcrumbs, resortData, serviceData, siteData, type LinkedData } from './linkedData.ts'
import { daysOf, fromANight, fromATicket, PLACES, rated } from './words.ts'

/** What a page is about, for whoever finds it elsewhere. */
export type Subject = {
  /** Names the picture of the link; letters, digits and hyphens. */
  name: string
  share: Share
  kind: 'website' | 'article'
  data: (address: string, picture: string, origin: string) => LinkedData[]
}

/** What a page is about: a place, a service, an article or an event; null where it has no subject of its own. */
export function subjectsOf(services: Services) {
  const placesNow = placesOf(services)
  const sold = servicesKept(services)

  async function resort(segment: string, id: string, language: Language): Promise<Subject | null> {
    const { lookups, resorts } = await placesNow([id])
    const found = resorts.get(id)
    if (!found || found.rooms.length === 0 || RESORT_SEGMENTS[found.row.type] !== segment) return null
    const { row, rates } = found
    const prices = found.rooms.map((room) => afterDiscount(room.row, room.row.basePrice))
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
    const type = RESORT_TYPE_NAMES[row.type][language]
    const area = lookups.areas.get(row.projectAreaId)?.name[language] ?? ''
    const way = (origin: string) =>
      breadcrumbs(origin, language, [
        { name: PLACES.stays[language], path: '/list-room', query: '' },
        { name: area, path: '/list-room', query: `project_area_id=${row.projectAreaId}` },
        { name: row.name[language], path: `/${segment}/${id}`, query: '' },
      ])
    return {
      name: `resort-${id}-${language}`,
      kind: 'website',
      share: {
        pictureId: row.pictureIds[0] ?? '',
        words: {
          eyebrow: `${type} · ${area}`,
          title: row.name[language],
          figure: fromANight(lowest, language),
          note: rated(rates.rate, row.reviewCount, language),
        },
      },
      data: (address, picture, origin) => [
        resortData({ row, rates, lowest, highest, area, language, address, picture }),
        way(origin),
      ],
    }
  }

  async function article(id: string, language: Language): Promise<Subject | null> {
    const row = await storyOf(services.db, id)
    if (!row) return null
    const area =
      row.areaId === null ? '' : ((await placesNow([])).lookups.areas.get(row.areaId)?.name[language] ?? '')
    const kind = PLACES[row.kind === 'EVENT' ? 'event' : 'article'][language]
    return {
      name: `news-${id}-${language}`,
      kind: 'article',
      share: {
        pictureId: row.pictureId,
        words: {
          eyebrow: area === '' ? kind : `${kind} · ${area}`,
          title: row.title[language],
          figure: row.kind === 'EVENT' ? daysOf(row.fromDay, row.toDay) : '',
          note: '',
        },
      },
      data: (address, picture, origin) => [
        articleData({ row, area, language, address, picture, origin }),
        breadcrumbs(origin, language, [
          { name: PLACES.news[language], path: '/news', query: '' },
          { name: row.title[language], path: `/new/${id}`, query: '' },
        ]),
      ],
    }
  }

  async function service(id: string, language: Language): Promise<Subject | null> {
    const known = (await sold()).get(id)
    if (!known) return null
    const { row, areaName, headline } = known
    const area = areaName[language]
    return {
      name: `service-${id}-${language}`,
      kind: 'website',
      share: {
        pictureId: row.pictureIds[0] ?? '',
        words: {
          eyebrow: `${PLACES.service[language]} · ${area}`,
          title: row.name[language],
          figure: fromATicket(headline.discountPrice, language),
          note: '',
        },
      },
      data: (address, picture, origin) => [
        serviceData({ known, area, language, address, picture, origin }),
        breadcrumbs(origin, language, [
          { name: PLACES.services[language], path: '/list-service', query: '' },
          { name: row.name[language], path: `/services/${id}`, query: '' },
        ]),
      ],
    }
  }

  return async (path: string, language: Language): Promise<Subject | null> => {
    const [, segment = '', id = ''] = path.split('/')
    if (id === '') return null
    if (segment === 'new') return article(id, language)
    return segment === 'services' ? service(id, language) : resort(segment, id, language)
  }
}

/** What the home page says of the whole product. */
export const homeData = (origin: string): LinkedData[] => [siteData(origin)]
