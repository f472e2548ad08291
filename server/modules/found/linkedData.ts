import { isPublicAddress } from '#contract/whereabouts.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Story } from '#server/modules/news/news.ts'
import type { CatalogueResort } from '#server/modules/resorts/resorts.ts'
import type { KnownService } from '#server/modules/services/services.ts'
import { addressIn, type PublicPage } from './addresses.ts'
import { dong, PLACES } from './words.ts'

/** A thing in the words of schema.org. */
export type LinkedData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

const CONTEXT = { '@context': 'https://schema.org' } as const
const NAME = 'Ghé'
/** A hotel says so; a villa or an apartment is a business that lodges. */
const TYPES = { 1: 'LodgingBusiness', 2: 'LodgingBusiness', 3: 'Hotel' } as const
const BEST = 5

/** The site, and how to search it. */
export const siteData = (origin: string): LinkedData => ({
  ...CONTEXT,
  '@type': 'WebSite',
  name: NAME,
  url: `${origin}/`,
  inLanguage: ['vi', 'en'],
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}/list-room?project_area_id=all&search_content={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** The way from the home page to here. */
export const breadcrumbs = (
  origin: string,
  language: Language,
  way: readonly ({ name: string } & PublicPage)[],
): LinkedData => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: PLACES.home[language], path: '/', query: '' }, ...way].map((place, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: place.name,
    item: addressIn(origin, place, language),
  })),
})

type Told = { language: Language; address: string; picture: string; area: string }

/** A place to stay, with what guests said of it and what it costs. */
export function resortData(
  of: Told & Pick<CatalogueResort, 'row' | 'rates'> & { lowest: number; highest: number },
): LinkedData {
  const { row, rates, lowest, highest, language, address, picture, area } = of
  return {
    ...CONTEXT,
    '@type': TYPES[row.type],
    name: row.name[language],
    description: row.summary[language],
    url: address,
    image: picture,
    address: {
      '@type': 'PostalAddress',
      // A house's own address is nobody's business before a stay is booked.
      ...(isPublicAddress(row.type) ? { streetAddress: row.address[language] } : {}),
      addressLocality: area,
      addressCountry: 'VN',
    },
    priceRange:
      lowest === highest ? dong(lowest, language) : `${dong(lowest, language)} – ${dong(highest, language)}`,
    currenciesAccepted: 'VND',
    checkinTime: row.checkInTime,
    checkoutTime: row.checkOutTime,
    ...(row.reviewCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rates.rate,
            reviewCount: row.reviewCount,
            bestRating: BEST,
            worstRating: 1,
          },
        }),
  }
}

/** An event with its days and place, or an article. */
export function articleData(of: Told & { row: Story; origin: string }): LinkedData {
  const { row, language, address, picture, area, origin } = of
  const common = { description: row.summary[language], url: address, image: [picture], inLanguage: language }
  const us = { '@type': 'Organization', name: NAME, url: `${origin}/` }
  if (row.kind === 'NEWS')
    return {
      ...CONTEXT,
      '@type': 'NewsArticle',
      ...common,
      headline: row.title[language],
      datePublished: row.publishedAt.toString(),
      author: us,
      publisher: us,
    }
  return {
    ...CONTEXT,
    '@type': 'Event',
    ...common,
    name: row.title[language],
    startDate: row.fromDay,
    endDate: row.toDay ?? row.fromDay,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: area === '' ? 'Việt Nam' : area,
      address: { '@type': 'PostalAddress', addressLocality: area, addressCountry: 'VN' },
    },
  }
}

/** Tickets to something one can do, with what they cost. */
export function serviceData(of: Told & { known: KnownService; origin: string }): LinkedData {
  const { known, language, address, picture, area, origin } = of
  const prices = known.types.map(({ discountPrice }) => discountPrice)
  return {
    ...CONTEXT,
    '@type': 'Product',
    name: known.row.name[language],
    description: known.row.summary[language],
    url: address,
    image: [picture],
    brand: { '@type': 'Brand', name: NAME },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'VND',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      availability: 'https://schema.org/InStock',
      areaServed: area,
      seller: { '@type': 'Organization', name: NAME, url: `${origin}/` },
    },
  }
}
