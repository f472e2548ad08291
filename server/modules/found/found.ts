/** What pages tell those who find them or paste their links, and what of them may be found at all. */
export { publicPageOf } from './addresses.ts'
export { foundHead, HIDDEN_HEADER } from './head.ts'
export { sitemapOf } from './sitemap.ts'
export { subjectsOf } from './subjects.ts'
