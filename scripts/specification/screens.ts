import type { Group } from './coverage.ts'

/** What the specification says of screens, their boxes and their limits. */
// oxfmt-ignore
export const SCREENS: readonly Group[] = [
  {
    name: 'Boxes and ids',
    rows: [
      ['time-ranger-2: the dates of a change', 'src/features/booking/edit/EditForm.tsx', 'time-ranger-2', 'tests/e2e/boxes.spec.ts', 'the dates of a change and the days of tickets carry the specification’s ids'],
      ['start-date-3: the days of tickets', 'src/features/service/DayStrip.tsx', 'start-date-3', 'tests/e2e/boxes.spec.ts', 'the dates of a change and the days of tickets carry the specification’s ids'],
      ['start-date-4: the time of an experience added to a stay', 'src/features/booking/services/ChooseTickets.tsx', 'start-date-4', 'tests/e2e/stayServices.spec.ts', 'a service chosen in the form of a stay is paid with it and stands in the booking'],
      ['propose box 360 px', 'src/features/search/Recommended.module.css', '360px', 'tests/e2e/boxes.spec.ts', 'the recommended places and a service’s card are at least as high as the specification says'],
      ['service box 170 px', 'src/features/service/ServiceCard.tsx', 'ServiceCard', 'tests/e2e/boxes.spec.ts', 'the recommended places and a service’s card are at least as high as the specification says'],
    ],
  },
  {
    name: 'Home',
    rows: [
      ['video review: a hosted file', 'src/features/home/FilmBox.tsx', '<video', 'tests/app/home/films.test.tsx', 'a film of ours is a poster until it is pressed, and then plays in its place'],
      ['video review: a film at another site', 'src/features/home/FilmBox.tsx', '<iframe', 'tests/app/home/films.test.tsx', 'a film at another site asks first, and nothing of that site is there before'],
      ['search bar with destination, date range, guests and rooms', 'src/features/search/widget/SearchWidget.tsx', 'SearchSegment', 'tests/app/search/sheets.test.tsx', 'on a phone dates and guests come from below'],
      ['recommended block, toggle when more than 3', 'src/features/search/Recommended.tsx', 'FOLD_RECOMMENDED_ABOVE', 'tests/app/search/advertised.test.tsx', 'are one row to swipe above two found ones'],
    ],
  },
  {
    name: 'Breakpoints',
    rows: ['540, 576, 767, 768', '992, 1024, 1200', '1280, 1440'].map((widths) => [
      `${widths} px`, 'src/styles/base.css', 'html', 'tests/e2e/boxes.spec.ts', 'nothing sticks out of a page at the breakpoints of the specification',
    ] as const),
  },
  {
    name: 'Footer',
    rows: [
      ['company and project addresses, hotline, app links', 'src/app/frame/SiteFooter.tsx', 'useCompany()', 'tests/app/shell/footer.test.tsx', 'the foot of a page shows who runs the product, and nothing where the settings are empty'],
    ],
  },
  {
    name: 'Limits',
    rows: [
      ['page size default 10', 'contract/shapes/searchDefaults.ts', 'RESULTS_A_PAGE = 10', 'tests/contract/endpoints.test.ts', 'a search that names no size is answered ten at a time'],
      ['fetch minimum delay 200 ms', 'src/app/state/RequestProgress.tsx', 'LEAST_MILLISECONDS = 200', 'tests/app/shell/progress.test.tsx', 'the bar waits for 200 ms, and once it shows it is seen for 200 ms'],
      ['toast timeout 2000 ms', 'src/ui/toasts.ts', 'TOAST_MS = 2000', 'tests/app/ui/toasts.test.ts', 'a toast stays for two seconds'],
      ['at most 20 toasts', 'src/ui/toasts.ts', 'TOASTS_AT_MOST = 20', 'tests/app/ui/toasts.test.ts', 'at most twenty stand at once, and the oldest gives way'],
      ['unknown middleware: 500', 'src/app/middleware.ts', "'Unknown middleware'", 'tests/app/shell/middleware.test.ts', 'a middleware nobody knows is an error of status 500'],
      ['title 1 to 100 characters', 'server/modules/notices/notices.ts', 'wordsOf', 'tests/server/noticeWords.test.ts', 'The specification\'s rule for titles: 1 to 100 characters.'],
    ],
  },
  {
    name: 'Confirmation prompts',
    rows: [
      ['deselect room', 'src/features/booking/form/RoomsSection.tsx', 'PROMPTS.deselect_room', 'tests/app/booking/rooms.test.tsx', 'a room is taken off the selection only after a question, and stays where the answer is no'],
      ['check in from today', 'src/features/booking/form/ConfirmDetails.tsx', 'PROMPTS.check_in_today', 'tests/app/booking/fromToday.test.tsx', 'a stay that begins today is asked about before it is booked'],
    ],
  },
]
