import { dayAt } from '#contract/nights.ts'
import { pictureId } from '#contract/picture.ts'
import type { banners, testimonials, videoReviews } from '#server/modules/home/tables.ts'
import type { projectAreas, resortServices, roomBenefits } from '#server/modules/lookups/tables.ts'
import type { news, StoredBlock } from '#server/modules/news/tables.ts'
import type { NewVoucher, NewVoucherUse } from '#server/modules/vouchers/vouchers.ts'
import { demoId } from '../ids.ts'
import { AREAS } from '../places/places.ts'
import { hash, Random } from '../random.ts'
import { BANNERS, TESTIMONIALS, VIDEOS } from '../words/home.ts'
import { BENEFITS, SERVICES } from '../words/lookups.ts'
import { STORIES, type StoryBlock } from '../words/news.ts'
import type { DemoResort } from './resorts.ts'
import { both } from './rooms.ts'

/** The project areas, services and benefits. */
export function demoLookups() {
  return {
    areas: AREAS.map(({ id, name, scene }, position) => ({
      id,
      name: both(name),
      position,
      pictureId: pictureId({ kind: 'area', scene, seed: hash(`area/${id}`), view: 0 }),
    })) satisfies (typeof projectAreas.$inferInsert)[],
    services: Object.values(SERVICES).map(([id, vi, en]) => ({
      id,
      name: { vi, en },
      position: id,
    })) satisfies (typeof resortServices.$inferInsert)[],
    benefits: Object.values(BENEFITS).map(([id, vi, en]) => ({
      id,
      name: { vi, en },
      position: id,
    })) satisfies (typeof roomBenefits.$inferInsert)[],
  }
}

/** A resort of an area, always the same one for a key. */
function oneIn(resorts: readonly DemoResort[], areaId: number, key: string): DemoResort {
  const here = resorts.filter(({ row }) => row.projectAreaId === areaId)
  return new Random(key).pick(here)
}

/** The blocks of the home page. */
export function demoHome(resorts: readonly DemoResort[]) {
  return {
    banners: BANNERS.map(({ link, title, text }, position) => ({
      id: demoId(`banner/${position}`),
      position,
      title: both(title),
      text: both(text),
      pictureId: pictureId({
        kind: 'banner',
        scene: position === 0 ? 'pine' : 'delta',
        seed: hash(`banner/${position}`),
        view: 0,
      }),
      link,
    })) satisfies (typeof banners.$inferInsert)[],
    videos: VIDEOS.map(({ areaId, title, guest, seconds }, position) => {
      const resort = oneIn(resorts, areaId, `video/${position}`)
      return {
        id: demoId(`video/${position}`),
        position,
        title: both(title),
        guestName: guest,
        resortId: resort.row.id,
        pictureId: pictureId({
          kind: 'video',
          scene: resort.planned.area.scene,
          seed: hash(`video/${position}`),
          view: position % 3,
          resortType: resort.row.type,
        }),
        videoUrl: `/films/demo-${position + 1}.webm`,
        seconds,
      }
    }) satisfies (typeof videoReviews.$inferInsert)[],
    testimonials: TESTIMONIALS.map(({ areaId, guest, stars, text, from }, position) => ({
      id: demoId(`testimonial/${position}`),
      position,
      guestName: guest,
      avatarId: pictureId({ kind: 'avatar', scene: 'pine', seed: hash(`avatar/${guest}`), view: 0 }),
      stars,
      text: both(text),
      resortId: oneIn(resorts, areaId, `testimonial/${position}`).row.id,
      from: both(from),
    })) satisfies (typeof testimonials.$inferInsert)[],
  }
}

/** A part of a story in one language. */
function blockOf(block: StoryBlock, language: 0 | 1, key: string): StoredBlock {
  if ('heading' in block) return { kind: 'heading', text: block.heading[language] }
  if ('list' in block) return { kind: 'list', items: block.list.map((item) => item[language]) }
  if ('quote' in block) return { kind: 'quote', text: block.quote[language], by: block.by[language] }
  if (!('picture' in block)) return block[language]
  const drawn = pictureId({ kind: 'news', scene: block.picture, seed: hash(key), view: 1 })
  return { kind: 'picture', pictureId: drawn, caption: block.caption[language] }
}

/** Articles and events around the day of `now`. */
export function demoNews(now: Temporal.Instant): (typeof news.$inferInsert)[] {
  const today = Temporal.PlainDate.from(dayAt(now))
  return STORIES.map(({ kind, scene, from, to, title, summary, area = null, body }, order) => ({
    id: demoId(`news/${order}`),
    kind,
    title: both(title),
    summary: both(summary),
    areaId: area,
    body: {
      vi: body.map((block, at) => blockOf(block, 0, `news/${order}/${at}`)),
      en: body.map((block, at) => blockOf(block, 1, `news/${order}/${at}`)),
    },
    pictureId: pictureId({ kind: 'news', scene, seed: hash(`news/${order}`), view: 0 }),
    fromDay: today.add({ days: from }).toString(),
    toDay: to === null ? null : today.add({ days: to }).toString(),
    publishedAt: now.subtract({ hours: 24 * (kind === 'NEWS' ? -from : 20 + order) }),
  }))
}

/** Vouchers of every kind: by value and by part, by day of booking and by stay, expired, used up, with a minimum. */
export function demoVouchers(now: Temporal.Instant): NewVoucher[] {
  const today = Temporal.PlainDate.from(dayAt(now))
  const day = (days: number) => today.add({ days }).toString()
  const voucher = (code: string, rest: Omit<NewVoucher, 'id' | 'code'>): NewVoucher => ({
    id: demoId(`voucher/${code}`),
    code,
    ...rest,
  })
  const open = { firstDay: day(-30), lastDay: day(120), applies: 'BOOKING_TIME' } as const
  return [
    voucher('CHAOGHE', {
      ...open,
      kind: 'PERCENTAGE',
      amount: 10,
      cap: 300_000,
      minimum: 1_000_000,
      perGuest: 1,
    }),
    voucher('GHE200', { ...open, kind: 'VALUE', amount: 200_000, minimum: 1_500_000, perGuest: 2 }),
    voucher('CATUAN', {
      ...open,
      kind: 'PERCENTAGE',
      amount: 15,
      cap: 800_000,
      minimum: 4_000_000,
      quantity: 500,
    }),
    voucher('NHOMLON', { ...open, kind: 'VALUE', amount: 1_000_000, minimum: 12_000_000, perGuest: 1 }),
    voucher('MUANAY', {
      ...open,
      applies: 'STAY_TIME',
      kind: 'PERCENTAGE',
      amount: 8,
      cap: 500_000,
      firstDay: day(0),
      lastDay: day(90),
    }),
    voucher('HETHAN', { ...open, kind: 'VALUE', amount: 100_000, firstDay: day(-90), lastDay: day(-1) }),
    voucher(USED_UP.code, { ...open, kind: 'VALUE', amount: 150_000, quantity: USED_UP.times }),
  ]
}

const USED_UP = { code: 'HETLUOT', times: 20 } as const

/** The uses of the voucher that is used up, by people who are long gone. */
export const demoVoucherUses = (now: Temporal.Instant): NewVoucherUse[] =>
  Array.from({ length: USED_UP.times }, (_, use) => ({
    voucherId: demoId(`voucher/${USED_UP.code}`),
    bookingId: demoId(`voucher/${USED_UP.code}/booking/${use}`),
    guestId: demoId(`voucher/${USED_UP.code}/guest/${use}`),
    state: 'CONSUMED',
    at: now,
  }))
