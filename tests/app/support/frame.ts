import { ofEveryQueue } from '#contract/shapes/desk.ts'
import type { CurrentUser } from '#contract/shapes/account.ts'
import { answer, NOW, usually } from './answers.ts'

/** What a page may ask whoever looks at it, once its foot is seen or it has nothing better to do: a company of which nothing is known, and no passkeys. */
export function answerAnybody(): void {
  usually('helper.company', {
    hotline: null,
    email: null,
    company: [],
    projects: [],
    apps: [],
    ways: ['VNPAY', 'BANK_TRANSFER'],
  })
  usually('passkey.signInOptions', (_, refuse) => refuse('G_503'))
}

/** What the frames around a page ask for whoever is signed in: nothing new, nothing waiting. */
export function answerFrame(person: CurrentUser): void {
  usually('account.guest', person)
  usually('notification.totalUnread', 0)
  usually('chat.unread', { owner: 0, host: 0, support: 0 })
  usually('favourite.ids', { resort_ids: [] })
  usually('savedSearch.mine', { searches: [] })
  usually('host.today', {
    today: NOW.slice(0, 10),
    arrivals: [],
    departures: [],
    inHouse: 0,
    toAnswer: [],
    reviewsToReply: 0,
    cancellationsThisMonth: 0,
    cancellationsThisYear: 0,
    lockedUntil: null,
    serverNow: NOW,
  })
  usually('desk.summary', {
    waiting: ofEveryQueue(() => 0),
    oldest: {},
    lockedHosts: 0,
    ledger: { checkedAt: NOW, differences: 0 },
  })
  usually('chat.queue', { conversations: [], next: null, waiting: 0 })
}

/** A home page with nothing on it, for who passes it on the way elsewhere. */
export function answerHome(): void {
  answer('helper.projectAreas', [])
  answer('home.blocks', {
    banners: [],
    areas: [],
    attractiveOffers: [],
    videoReviews: [],
    testimonials: [],
    newsAndEvents: [],
  })
}
