import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const features = existsSync('src/features') ? readdirSync('src/features') : []

/** That a page is shown as the device has it. */
const SAVED = 'src/app/states/SavedNote.tsx'

/** What a few features share speaks with each of them: the frames of workplaces, what pages of results say, the states of tickets, the passport, why money goes back. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  booking: ['src/app/bank', 'src/app/lists', 'src/app/stays', 'src/app/refunds', SAVED],
  payment: ['src/app/refunds'],
  host: [
    'src/app/bank',
    'src/app/host',
    'src/app/work',
    'src/app/lists',
    'src/app/stays',
    'src/app/tickets/lists.ts',
    SAVED,
  ],
  desk: [
    'src/app/desk',
    'src/app/work',
    'src/app/lists/MoreButton.tsx',
    'src/app/stays',
    'src/app/tickets',
    SAVED,
  ],
  chat: ['src/app/lists/MoreButton.tsx'],
  notification: ['src/app/lists/MoreButton.tsx'],
  profile: ['src/app/passport'],
  review: ['src/app/lists/MoreButton.tsx', SAVED],
  investor: ['src/app/work', SAVED],
  news: ['src/app/results/ResultsError.tsx'],
  search: ['src/app/results'],
  service: ['src/app/results'],
  tickets: ['src/app/lists', 'src/app/tickets', 'src/app/pay', SAVED],
}

/** Marks of calendars: those of the site come after the frame, those of a stay with it. */
const HOLIDAYS = 'src/i18n/holidays.ts'

/** The parts of the frame whose script comes after the page can be used. */
const FRAME = [
  'src/app/frame',
  'src/app/header',
  'src/app/profile',
  'src/app/signIn',
  'src/app/state',
  'src/app/Guarded.tsx',
  'src/app/NotFoundPage.tsx',
  HOLIDAYS,
]

/** What pages about one stay share. */
const STAY = ['src/i18n/policyText.ts', 'src/app/pieces', 'src/app/pay', HOLIDAYS]

/** Choosing and sending pictures, on whatever page. */
const PICTURES = ['src/app/pictures']

/** The heart of a place, on whatever page, and the same for a search. */
const HEART = ['src/app/favourites', 'src/features/favourite/saved/SaveSearch.tsx']

/** Maps, on whatever page. */
const MAP = ['src/app/map', 'src/features/search/map']

/** Proving an address and choosing a password, wherever that is asked for. */
const PROOF = ['src/app/proof']

/** The question of the home page and the form that asks it: needed long before the words of all that stands below. */
const WELCOME = [
  'src/features/home/HomePage.tsx',
  'src/features/search/widget',
  'src/features/search/bands.ts',
]

/** What a guest does with a booking that stands: read and loaded apart from booking itself and from looking at a booking. */
const CHANGING = [
  'src/features/booking/edit',
  'src/features/booking/request',
  'src/features/booking/complaint',
  'src/features/booking/services',
  'src/features/booking/detail/BookingHistory.tsx',
  'src/features/booking/detail/eventText.ts',
  'src/features/booking/detail/CancelDialog.tsx',
  'src/features/booking/detail/CancelMoney.tsx',
  'src/features/booking/detail/DeleteBooking.tsx',
  'src/features/booking/detail/EditBooking.tsx',
  'src/features/booking/detail/ManageStay.tsx',
]

/** "Money was taken but it failed", wherever that may happen. */
const CHARGED = ['src/app/pieces/ChargedHelp.tsx']

/** What pages are called. The home page's own name is in `app`: it needs no other. */
const NAMED_FIRST = ['src/routes/__root.tsx', 'src/routes/index.tsx', 'src/routes/-homeBlocks.tsx']
const paths = (all: readonly string[]) => all.map((path) => (/\.tsx?$/.test(path) ? path : `${path}/**`))

const po = formatter({ lineNumbers: false })
/** What belongs to a number stays on its line: "100 %" is never broken in two. */
const unbroken = (text: string) => text.replaceAll(/(?<=[\d}#]) (?=[%₫])/g, '\u00a0')

/**
 * One catalog for what every page shows first (`app`), one for the rest of its frame, and one a feature, so that a page loads its own words only.
 * A route names the catalogs it needs in `staticData.catalogs`.
 */
export default defineConfig({
  sourceLocale: 'vi',
  locales: ['vi', 'en'],
  fallbackLocales: { default: 'vi' },
  format: {
    ...po,
    parse: async (content, context) =>
      Object.fromEntries(
        Object.entries(await po.parse(content, context)).map(([id, message]) => [
          id,
          { ...message, translation: unbroken(message.translation ?? '') },
        ]),
      ),
  },
  catalogs: [
    {
      path: 'locales/{locale}/app',
      include: ['src/app', 'src/api', 'src/i18n', 'src/ui', 'src/router.tsx', ...NAMED_FIRST],
      exclude: paths([
        ...FRAME,
        ...STAY,
        ...CHARGED,
        ...PICTURES,
        ...PROOF,
        ...Object.values(SHARED).flat(),
        ...HEART,
        ...MAP,
      ]),
    },
    { path: 'locales/{locale}/titles', include: ['src/routes'], exclude: NAMED_FIRST },
    { path: 'locales/{locale}/frame', include: FRAME },
    { path: 'locales/{locale}/stay', include: STAY, exclude: paths(CHARGED) },
    { path: 'locales/{locale}/charged', include: CHARGED },
    { path: 'locales/{locale}/changing', include: CHANGING },
    { path: 'locales/{locale}/pictures', include: PICTURES },
    { path: 'locales/{locale}/proof', include: PROOF },
    { path: 'locales/{locale}/heart', include: HEART },
    { path: 'locales/{locale}/map', include: MAP },
    { path: 'locales/{locale}/welcome', include: WELCOME },
    ...features.map((name) => ({
      path: `locales/{locale}/${name}`,
      include: [`src/features/${name}`, ...(SHARED[name] ?? [])],
      exclude: paths([...WELCOME, ...CHANGING, ...MAP, ...HEART]),
    })),
  ],
})
