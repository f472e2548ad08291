import type { WayToPay } from '#contract/waysToPay.ts'
import type { ConfirmationPolicy } from '#contract/shapes/resort.ts'
import type { StoryStep } from './history.ts'

/** A booking to be told: how it was paid, when the stay is, and what happened. Days count from today, minutes from its making. */
export type Story = {
  policy: ConfirmationPolicy
  method: WayToPay
  /** Days from today to check-in. */
  checkIn: number
  nights: number
  /** How long ago it was made, in minutes. */
  made: number
  steps: readonly StoryStep[]
  /** What the host said of a transfer so many minutes after the booking was made: how much less than due came; null: none. */
  transfer?: { after: number; short: number | null }
  /** Why the bank sent the refund back, so that staff has to send it another way. */
  refusal?: string
}

const HOUR = 60
const DAY = 24 * HOUR
const paidAtOnce = [
  { row: '1', after: 0 },
  { row: '4', after: 6 },
] as const
/** From the making of a booking, `made` minutes ago, to a moment `days` from today at about the given hour of the resort. */
const minutesUntil = (made: number, days: number) => made + days * DAY

const why = (text: string) => ({ reason: text })
const instant = { policy: 'INSTANT', method: 'VNPAY' } as const
const asksFirst = { policy: 'PAY_THEN_CONFIRM', method: 'VNPAY' } as const

/** How a booking came to be agreed and paid for, by what its place asks for. */
const AGREED: Readonly<Record<ConfirmationPolicy, readonly StoryStep[]>> = {
  INSTANT: paidAtOnce,
  PAY_THEN_CONFIRM: [
    { row: '1', after: 0 },
    { row: '5', after: 6 },
    { row: '13', after: 41 },
  ],
  REQUEST_THEN_PAY: [
    { row: '1b', after: 0 },
    { row: '13b', after: 9 },
    { row: '3', after: 12 },
    { row: '4', after: 15 },
  ],
}

type Told = { policy: ConfirmationPolicy; checkIn: number; nights: number; made: number }
/** A stay of the year: agreed as its place asks for, and as far as it has come by now. */
export function storyOfYear({ made, ...stay }: Told): Story {
  const arrived = { row: '40', after: minutesUntil(made, stay.checkIn) }
  const left = { row: '41b', after: minutesUntil(made, stay.checkIn + stay.nights) }
  const steps = [
    ...AGREED[stay.policy],
    ...(stay.checkIn < 0 ? [arrived] : []),
    ...(stay.checkIn + stay.nights < 0 ? [left] : []),
  ]
  return { ...stay, method: 'VNPAY', made, steps }
}
/** One that its guest gave up in time, and got the money back. */
export const cancelledOfYear = (told: Told): Story => ({
  ...told,
  method: 'VNPAY',
  steps: [...AGREED[told.policy], { row: '38', after: 2 * DAY }, { row: '39', after: 2 * DAY + 31 * HOUR }],
})

function stayed(checkIn: number, nights: number, made: number, more: readonly StoryStep[] = []): Story {
  const arrived = minutesUntil(made, checkIn)
  const left = minutesUntil(made, checkIn + nights)
  return {
    ...instant,
    checkIn,
    nights,
    made,
    steps: [...paidAtOnce, { row: '40', after: arrived }, { row: '41b', after: left }, ...more],
  }
}

/** A stay that is over: one that went well. */
export const completedStory = (checkIn: number, nights: number): Story =>
  stayed(checkIn, nights, (-checkIn + 18) * DAY)
/** A stay that is agreed and to come. */
export const comingStory = (checkIn: number, nights: number, madeDaysAgo: number): Story => ({
  ...instant,
  checkIn,
  nights,
  made: madeDaysAgo * DAY,
  steps: paidAtOnce,
})
/** Guests who are there now. */
export const runningStory = (checkIn: number, nights: number): Story => ({
  ...comingStory(checkIn, nights, 20),
  steps: [...paidAtOnce, { row: '40', after: minutesUntil(20 * DAY, checkIn) }],
})

/**
 * One story for every status there is, and a past, a running, an arriving and a coming stay. The first three hold nights for
 * a payment now; the clock ends them like any other within half an hour.
 */
// oxfmt-ignore
export const GUEST_STORIES: readonly Story[] = [
  { ...instant, checkIn: 24, nights: 2, made: 4, steps: [{ row: '1', after: 0 }] },
  { ...instant, checkIn: 31, nights: 2, made: 9, steps: [{ row: '1', after: 0 }, { row: '7', after: 5 }] },
  { ...instant, method: 'BANK_TRANSFER', checkIn: 40, nights: 3, made: 6, steps: [{ row: '1', after: 0 }, { row: '2', after: 1 }] },
  { ...instant, checkIn: 26, nights: 1, made: 2 * DAY, steps: [{ row: '1', after: 0 }, { row: '9', after: 22 }] },
  { ...instant, method: 'BANK_TRANSFER', checkIn: 45, nights: 2, made: 14, steps: [{ row: '1', after: 0 }, { row: '2', after: 2 }, { row: '6', after: 9 }] },
  runningStory(-1, 3),
  comingStory(0, 2, 12),
  comingStory(6, 2, 9),
  completedStory(-9, 3),
  stayed(-52, 2, 70 * DAY),
  { ...comingStory(17, 3, 8), steps: [...paidAtOnce, { row: '32', after: 7 * DAY + 6 * HOUR, params: why('Mái nhà cần sửa gấp sau mưa lớn.') }] },
  { ...comingStory(20, 2, 10), steps: [...paidAtOnce, { row: '32', after: 5 * DAY, params: why('Nhà có việc gia đình.') }, { row: '34', after: 5 * DAY + 90 }] },
  { ...comingStory(12, 2, 11), steps: [...paidAtOnce, { row: '32', after: 4 * DAY, params: why('Đường ống nước bị vỡ.') }, { row: '33', after: 4 * DAY + 40 }] },
  { ...instant, checkIn: 15, nights: 1, made: 5 * DAY, steps: [{ row: '1', after: 0 }, { row: '12', after: 8 }] },
  { ...asksFirst, checkIn: 14, nights: 2, made: 6 * DAY, steps: [{ row: '1', after: 0 }, { row: '5', after: 5 }, { row: '14', after: 70, params: why('Những ngày này nhà đã nhận khách quen.') }], refusal: 'Thẻ đã đóng' },
  { ...asksFirst, checkIn: -20, nights: 2, made: 45 * DAY, steps: [{ row: '1', after: 0 }, { row: '5', after: 4 }, { row: '14', after: 55, params: why('Nhà đang sơn lại.') }, { row: '39', after: 3 * DAY }] },
  { ...comingStory(28, 3, 6), steps: [...paidAtOnce, { row: '27', after: 5 * DAY + 9 * HOUR, params: why('Xin đổi sang phòng cùng hạng ở tầng trên.') }] },
  { ...comingStory(33, 2, 5), steps: [...paidAtOnce, { row: '17', after: 4 * DAY + 10 * HOUR }] },
  { ...comingStory(36, 2, 15), steps: [...paidAtOnce, { row: '17', after: 3 * DAY }, { row: '20', after: 3 * DAY + 100, params: why('Những đêm mới đã kín.') }] },
  { ...comingStory(38, 2, 4), steps: [...paidAtOnce, { row: '17', after: 3 * DAY }, { row: '19', after: 4 * DAY - 2 }] },
  { ...comingStory(42, 3, 16), steps: [...paidAtOnce, { row: '17', after: 2 * DAY }, { row: '18', after: 2 * DAY + 75 }] },
  { ...comingStory(48, 2, 17), steps: [...paidAtOnce, { row: '17', after: 6 * DAY }, { row: '21', after: 7 * DAY }] },
  { ...instant, checkIn: -30, nights: 1, made: 60 * DAY, steps: [{ row: '1', after: 0 }, { row: '9', after: 22 }, { row: '47', after: 2 * DAY }] },
  stayed(-5, 2, 25 * DAY, [{ row: '42b', after: minutesUntil(25 * DAY, -2), params: why('Nước nóng không chạy cả hai đêm.') }]),
]

/** What other guests' bookings that came to nothing look like. */
// oxfmt-ignore
export const ENDED_STORIES: readonly Pick<Story, 'policy' | 'method' | 'steps'>[] = [
  { ...instant, steps: [{ row: '1', after: 0 }, { row: '9', after: 22 }] },
  { ...instant, steps: [{ row: '1', after: 0 }, { row: '12', after: 11 }] },
  { ...asksFirst, steps: [{ row: '1', after: 0 }, { row: '5', after: 7 }, { row: '16', after: 45 }] },
  { ...asksFirst, steps: [{ row: '1', after: 0 }, { row: '5', after: 5 }, { row: '14', after: 80, params: why('Phòng đang sửa.') }] },
]

const unanswered = { ...asksFirst, checkIn: 18, nights: 2 }
const transferred = { ...instant, method: 'BANK_TRANSFER', made: 80 } as const
const reported = [
  { row: '1', after: 0 },
  { row: '2', after: 2 },
  { row: '6', after: 11 },
] as const
const givenUpByHost = (checkIn: number, made: number, reason: string): Story => ({
  ...comingStory(checkIn, 2, made),
  steps: [
    ...paidAtOnce,
    { row: '32', after: (made - 3) * DAY, params: why(reason) },
    { row: '33', after: (made - 3) * DAY + 50 },
  ],
})

/** What staff has to look into: transfers in doubt, hosts who do not answer, and a request to cancel that nobody answered. */
// oxfmt-ignore
export const DESK_STORIES: readonly Story[] = [
  { ...transferred, checkIn: 22, nights: 2, steps: reported, transfer: { after: 70, short: null } },
  { ...transferred, checkIn: 29, nights: 3, steps: reported, transfer: { after: 55, short: 200_000 } },
  { ...unanswered, made: 20 * HOUR, steps: [{ row: '1', after: 0 }, { row: '5', after: 5 }] },
  { ...unanswered, made: 5 * DAY, steps: [{ row: '1', after: 0 }, { row: '5', after: 4 }, { row: '15', after: 38 * HOUR }, { row: '39', after: 4 * DAY }] },
  { ...comingStory(25, 2, 9), steps: [...paidAtOnce, { row: '32', after: 5 * DAY, params: why('Đường vào nhà đang sửa.') }, { row: '35', after: 6 * DAY }] },
]
/** Why one host is locked: three agreed stays given up within days. */
export const LOCKED_HOST_STORIES: readonly Story[] = [
  givenUpByHost(21, 9, 'Máy nước nóng của cả tầng bị hỏng.'),
  givenUpByHost(27, 8, 'Thang máy phải dừng để kiểm định.'),
  givenUpByHost(35, 7, 'Nhà phải sơn lại mặt ngoài.'),
]
