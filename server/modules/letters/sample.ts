import type { LetterKind } from '#contract/letterKinds.ts'
import { dayAt } from '#contract/nights.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { searchLetter } from '#server/letters/searchLetter.ts'
import { stayLetter, type Stay } from '#server/letters/stayLetter.ts'
import type { Letter } from '#server/letters/letter.ts'
import { LETTERS, wordsOf } from '#server/modules/notices/notices.ts'
import { searchTold } from './compose.ts'

const NAMES = {
  vi: { place: 'Nhà Gỗ Đồi Thông', room: 'Phòng đôi nhìn ra vườn', address: '12 Đường Hoa Hồng, Đà Lạt' },
  en: {
    place: 'Pine Hill Cabin',
    room: 'Double room with garden view',
    address: '12 Hoa Hồng Street, Đà Lạt',
  },
} as const
const GUEST = 'Nguyễn Thị Mai An'
const [TOTAL, FEE] = [3_560_000, 1_780_000]

/** A stay that does not exist, so that letters about it can be looked at. */
function sampleStay(language: Language, now: Temporal.Instant): Stay {
  const names = NAMES[language]
  const today = Temporal.PlainDate.from(dayAt(now))
  return {
    id: '01890000-0000-7000-8000-000000000000',
    version: 3,
    code: 'GHE-7K2M9Q',
    resortName: names.place,
    checkIn: today.add({ days: 1 }).toString(),
    checkOut: today.add({ days: 3 }).toString(),
    adults: 2,
    children: 1,
    toddlers: 0,
    rooms: [{ roomId: '', name: names.room, count: 1, pictureId: '' }],
    total: TOTAL,
    paid: TOTAL,
    cancellationFee: FEE,
    refundAmount: TOTAL - FEE,
    contact: {
      fullName: GUEST,
      birthday: '1990-05-01',
      phone: '+84900000000',
      email: 'an@ghe.test',
      note: '',
    },
    hostDeadline: now.add({ hours: 2 }).toString(),
    arrival: {
      open: true,
      address: names.address,
      position: null,
      directions: [],
      hostName: '',
      hostPhone: '+84 900 000 000',
      hotline: null,
      houseRules: [],
      checkInTime: '14:00',
      checkOutTime: '12:00',
      pictureId: '',
    },
  }
}

/** A price that fell in a search that does not exist. */
const SAMPLE_SEARCH = {
  kind: 'guest.searchFell',
  ref: '01890000-0000-7000-8000-000000000000',
  params: {
    aboutVi: 'Đà Lạt · 12–14 thg 12 · 2 người lớn',
    aboutEn: 'Đà Lạt · 12–14 Dec · 2 adults',
    placeVi: NAMES.vi.place,
    placeEn: NAMES.en.place,
    before: TOTAL,
    now: FEE,
  },
}

/** The first notice that is such a letter: its words stand for all of its kind. */
const NOTICE_OF = new Map(
  Object.entries(LETTERS)
    .toReversed()
    .map(([notice, kind]): [LetterKind, string] => [kind, notice]),
)

/** A letter of each kind, as it would be written now. */
export function sampleLetter(
  kind: LetterKind,
  { language, site, now }: { language: Language; site: string; now: Temporal.Instant },
): Letter {
  if (kind === 'savedSearch') return searchLetter(searchTold(SAMPLE_SEARCH, language), language, site)
  const stay = sampleStay(language, now)
  const params = {
    code: stay.code,
    arrives: stay.checkIn,
    leaves: stay.checkOut,
    time: stay.arrival.checkInTime,
    fee: FEE,
    amount: TOTAL - FEE,
    until: stay.hostDeadline ?? '',
  }
  const words = wordsOf({ kind: NOTICE_OF.get(kind) ?? '', params }, language)
  return stayLetter(stay, { kind, ...words, amount: TOTAL - FEE }, language, site)
}
