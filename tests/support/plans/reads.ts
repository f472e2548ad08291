import { ENDPOINTS, ENDPOINT_NAMES, type Endpoint, type EndpointName } from '#contract/endpoints.ts'
import { DESK_CHAT_LISTS } from '#contract/shapes/chat.ts'
import { QUEUES } from '#contract/shapes/desk.ts'
import { BLOCKS, LISTS } from '#contract/shapes/administration.ts'
import { SERVICE_TABS } from '#contract/serviceTabs.ts'
import { TABS } from '#contract/tabs.ts'
import type { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import type { Known } from './known.ts'

/** Which demo account asks what the contract lets only some call; null: nobody in particular. */
const CALLER: Readonly<Record<Exclude<Endpoint['who'], 'gateway'>, keyof typeof DEMO_ACCOUNTS | null>> = {
  anyone: null,
  signedIn: 'guest',
  'booking.own': 'guest',
  'booking.create': 'guest',
  'account.remove': 'guest',
  'host.work': 'host',
  'desk.work': 'staff',
  'desk.administer': 'admin',
  'investor.read': 'investor',
}
export const callerOf = (who: Endpoint['who']) => (who === 'gateway' ? null : CALLER[who])

/** Calls that read, or that the contract lets anybody repeat, and that are not asked here, each with the reason. */
const NOT_ASKED: readonly { because: string; names: readonly EndpointName[] }[] = [
  {
    because: 'the services that sign them write by them',
    names: ['payment.vnpayIpn', 'payment.momoIpn', 'payment.bankTransfer'],
  },
  { because: 'a stream, of what notification.totalUnread reads', names: ['notification.live'] },
  {
    because: 'steps of signing in and up that find their row by a hash; account.login is asked',
    names: [
      'account.refresh',
      'account.signOut',
      'account.register',
      'account.finishRegister',
      'account.forgotPassword',
      'account.resetPassword',
      'account.sendSignInCode',
      'account.signInByCode',
      'account.resendCode',
      'account.sendCode',
      'account.proveCode',
      'account.comeBack',
      'social.begin',
      'social.finish',
      'social.sendCode',
      'social.linkByCode',
      'social.linkByPassword',
      'passkey.options',
      'passkey.signInOptions',
      'passkey.signIn',
    ],
  },
  {
    because: 'they write, and are harmless twice',
    names: [
      'security.confirm',
      'security.changePassword',
      'account.remove',
      'booking.endShare',
      'file.upload',
      'chat.look',
    ],
  },
  {
    because: 'they ask others: a gateway, the partner, another site',
    names: ['payment.return', 'payment.serviceReturn', 'partner.check', 'calendar.read'],
  },
  { because: 'who was given a link reads what booking.detail reads', names: ['stay.shared'] },
]

/** Every read of the contract: all that is got, and what is posted without a key that makes it one act. */
export const readsOfContract = (): EndpointName[] =>
  ENDPOINT_NAMES.filter((name) => {
    const { method, idempotent }: Endpoint = ENDPOINTS[name]
    const reads = method === 'GET' || (method === 'POST' && idempotent === undefined)
    return reads && !NOT_ASKED.some(({ names }) => names.includes(name))
  })

const FROM = '2026-12-07'
const UNTIL = '2026-12-09'
const PEOPLE = { number_of_adult: 2, number_of_school_aged_child: 0, number_of_toddler_child: 0 }

/** What is asked where nothing is not enough: every page, tab, list and queue that has statements of its own. */
export const inputsOf = (known: Known): Partial<Record<EndpointName, readonly object[]>> => {
  const mine = [{ booking_id: known.mine }]
  const guests = [{ booking_id: known.guests }]
  const tickets = [{ booking_id: known.tickets }]
  const place = { resort_id: known.resort }
  const nights = { from_day: FROM, to_day: UNTIL }
  return {
    'search.resorts': [
      { ...nights, ...PEOPLE, number_of_room: 1 },
      { ...nights, ...PEOPLE, number_of_room: 1, project_area_id: 20, search_content: 'hồ' },
    ],
    'search.suggestions': [{ search_content: 'đà lạt' }],
    'home.projectAreaName': [{ locationCode: 20 }],
    'resort.detail': [place],
    'resort.calendar': [{ ...place, ...nights }],
    'resort.reviews': [place],
    'booking.quote': [
      { ...place, check_in: FROM, check_out: UNTIL, rooms: [{ room_id: known.room, count: 1 }], ...PEOPLE },
    ],
    'booking.list': TABS.map((tab) => ({ tab })),
    'booking.detail': mine,
    'booking.cancelQuote': [{ booking_id: known.mineAhead }],
    'booking.refundAccount': mine,
    'booking.share': [{ booking_id: known.mineAhead }],
    'booking.shareState': mine,
    'booking.receipt': mine,
    'booking.quoteEdit': [{ booking_id: known.mineAhead }],
    'payment.state': [{ booking_id: known.mineHeld }],
    'account.login': [{ identifier: 'khach@ghe.test', password: 'Ghe@2026' }],
    'notification.one': [{ notification_pushed_id: known.notice }],
    'host.bookings': [...TABS.map((tab) => ({ tab })), { text: 'nguyễn' }, { text: known.code }, place],
    'host.booking': guests,
    'host.quoteEdit': [{ booking_id: known.guestsAhead }],
    'host.calendar': [{ ...place, room_id: known.room, ...nights }],
    'host.rooms': [nights, { ...nights, ...place }],
    'host.earnings': [{}, { month: '2026-10' }],
    'host.house': [place],
    'calendar.mine': [place],
    'desk.queue': QUEUES.map((queue) => ({ queue })),
    'desk.find': ['+84912345601', 'khach@ghe.test', known.code, 'Nguyễn Minh'].map((text) => ({ text })),
    'desk.booking': guests,
    'desk.tickets': tickets,
    'desk.users': [
      {},
      { text: 'bui van son' },
      { text: 'khach@ghe.test' },
      { text: '0912345601' },
      { role: 'KT' },
      { role: 'STAFF' },
    ],
    'desk.user': [{ user_id: known.guest }],
    'desk.entries': LISTS.map((list) => ({ list })),
    'desk.blocks': [...BLOCKS.map((kind) => ({ kind })), { kind: 'offer', text: 'biệt thự hồ' }],
    'desk.securityLog': [
      {},
      { account: known.guest },
      { kind: 'roleChanged' },
      { from: '2026-11-01', until: '2026-11-20' },
    ],
    'desk.changes': [{ about: `user/${known.guest}` }],
    'desk.letter': [{ kind: 'booked', language: 'vi', scheme: 'light' }],
    'investor.figures': [{ months: 12 }],
    'service.search': [{}, { project_area_id: 20, booking_day: FROM }],
    'service.detail': [{ service_id: known.service }],
    'service.slots': [{ service_id: known.service, ...nights }],
    'service.quote': [
      {
        service_id: known.service,
        booking_time: known.slot,
        tickets: [{ ticket_type_id: known.ticketType, quantity: 1 }],
      },
    ],
    'serviceBooking.list': SERVICE_TABS.map((tab) => ({ tab })),
    'serviceBooking.detail': tickets,
    'serviceBooking.cancelQuote': tickets,
    'payment.serviceState': tickets,
    'host.ticketBookings': SERVICE_TABS.map((tab) => ({ tab })),
    'host.ticketBooking': [{ booking_id: known.ticketsOfHost }],
    'news.article': [{ news_id: known.news }],
    'document.read': [{ name: 'policy' }],
    'chat.list': [{ side: 'PERSON' }],
    'chat.thread': [{ conversation_id: known.conversation }],
    'chat.queue': DESK_CHAT_LISTS.map((list) => ({ list })),
  }
}
