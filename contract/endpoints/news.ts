import * as z from 'zod/mini'
import { lookup } from '../policy.ts'
import { newsArticle, newsPage, newsRequest } from '../shapes/news.ts'
import { id } from '../shapes/primitives.ts'
import type { Endpoint } from './endpoint.ts'

/** News and events. */
export const NEWS = {
  'news.list': {
    method: 'GET',
    path: '/v1/News/list',
    who: 'anyone',
    input: newsRequest,
    output: newsPage,
    offline: lookup(10, 30),
    fails: ['G_INPUT'],
    limit: 240,
    says: 'News and events by page: events that are on, to come, articles, then what is past.',
  },
  'news.article': {
    method: 'GET',
    path: '/v1/News/article',
    who: 'anyone',
    input: z.object({ news_id: id }),
    output: newsArticle,
    offline: lookup(10, 30),
    fails: ['G_404', 'G_INPUT'],
    limit: 240,
    says: 'One article or event with places to stay nearby.',
  },
} as const satisfies Record<string, Endpoint>
