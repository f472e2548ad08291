import type { Parsed } from '#contract/endpoints.ts'
import type { Block, BlockKind } from '#contract/shapes/administration.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  bannerWords,
  hiddenOf,
  putBannerWords,
  showOnHome,
  testimonialWords,
  type BlockWords,
} from '#server/modules/home/home.ts'
import { newsTitles } from '#server/modules/news/news.ts'
import { promotable, promote } from '#server/modules/resorts/resorts.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { change, versionsOf } from './changes.ts'

type Calls = 'desk.blocks' | 'desk.showBlock' | 'desk.saveBanner'
const aboutBlock = (kind: BlockKind, id: string) => `${kind}/${id}`
const MOST = 60

type Bare = Omit<Block, 'version'>
const WORDS: Record<Exclude<BlockKind, 'offer'>, (db: Database | Transaction) => Promise<BlockWords[]>> = {
  banner: bannerWords,
  testimonial: testimonialWords,
  news: newsTitles,
}

async function offers(db: Database | Transaction, wanted: Parameters<typeof promotable>[1]): Promise<Bare[]> {
  const places = await promotable(db, wanted, MOST)
  return places.map(({ id, name, address, promoted }) => ({
    kind: 'offer',
    id,
    title: name,
    text: address,
    shown: promoted,
  }))
}

async function listed(db: Database | Transaction, kind: Exclude<BlockKind, 'offer'>): Promise<Bare[]> {
  const hidden = await hiddenOf(db, kind)
  return (await WORDS[kind](db)).map(({ id, title, text }) => ({
    kind,
    id,
    title,
    text,
    shown: !hidden.has(id),
  }))
}

async function withVersions(db: Database | Transaction, rows: readonly Bare[]): Promise<Block[]> {
  const versions = await versionsOf(
    db,
    rows.map(({ kind, id }) => aboutBlock(kind, id)),
  )
  return rows.map((row) => ({ ...row, version: versions.get(aboutBlock(row.kind, row.id)) ?? 0 }))
}

async function oneBlock(db: Database | Transaction, kind: BlockKind, id: string): Promise<Block> {
  const rows = kind === 'offer' ? await offers(db, { id }) : await listed(db, kind)
  const found = rows.find((row) => row.id === id)
  const [shown] = await withVersions(db, found ? [found] : [])
  return shown ?? refuse('G_404')
}

/** Offers show those on the home page, or those that have the words; the other kinds are short lists, by part of a title. */
async function blocks(db: Database, { kind, text }: Parsed<'desk.blocks'>): Promise<Block[]> {
  const part = text.trim().toLocaleLowerCase('vi')
  if (kind === 'offer')
    return withVersions(db, await offers(db, part === '' ? { promoted: true } : { text: part }))
  const fits = ({ title }: Bare) =>
    part === '' || [title.vi, title.en].some((name) => name.toLocaleLowerCase('vi').includes(part))
  return withVersions(db, (await listed(db, kind)).filter(fits).slice(0, MOST))
}

async function show(tx: Transaction, { kind, id, shown }: Parsed<'desk.showBlock'>) {
  await oneBlock(tx, kind, id)
  const before = kind === 'offer' ? await promote(tx, id, shown) : await showOnHome(tx, { kind, id, shown })
  return { before: { shown: before }, after: { shown } }
}

/** What stands on the home page. */
export const homeBlockHandlers = (services: Services): Pick<Handlers, Calls> => ({
  'desk.blocks': async (ask) => ({ blocks: await blocks(services.db, ask) }),

  'desk.showBlock': (input, context) =>
    change(services, context, {
      about: aboutBlock(input.kind, input.id),
      seen: input.version,
      act: input.shown ? 'show' : 'hide',
      reason: input.reason,
      doing: (tx) => show(tx, input),
      show: (tx) => oneBlock(tx, input.kind, input.id),
    }),

  'desk.saveBanner': ({ id, version, title, text, reason }, context) =>
    change(services, context, {
      about: aboutBlock('banner', id),
      seen: version,
      act: 'save',
      reason,
      doing: async (tx) => {
        const before = await oneBlock(tx, 'banner', id)
        await putBannerWords(tx, { id, title, text })
        return { before: { title: before.title, text: before.text }, after: { title, text } }
      },
      show: (tx) => oneBlock(tx, 'banner', id),
    }),
})
