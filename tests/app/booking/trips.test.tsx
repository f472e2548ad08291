import { msg } from '@lingui/core/macro'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { TABS } from '#contract/tabs.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { aTicketBooking } from '../support/aTicketBooking.ts'
import { NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'
import { answerTrips, dayFrom } from '../support/trips.ts'

const inMinutes = (minutes: number) => Temporal.Instant.from(NOW).add({ minutes }).toString()
const OPEN = aBooking().arrival

test.each([
  ['in three days', 3, 5, null, OPEN, 'Còn 3 ngày'],
  ['tomorrow', 1, 2, null, OPEN, 'Ngày mai, nhận phòng từ 14:00'],
  ['before its hour', 0, 2, null, OPEN, 'Hôm nay, nhận phòng từ 14:00'],
  ['after its hour', 0, 2, null, { ...OPEN, checkInTime: '09:30' }, 'Hôm nay, nhận phòng được rồi'],
  ['until the day after tomorrow', -1, 2, NOW, OPEN, 'Đang ở, trả phòng 12:00 Th 7, 22/12'],
  ['until tomorrow', -1, 1, NOW, OPEN, 'Đang ở, trả phòng mai 12:00'],
  ['until noon', -1, 0, NOW, OPEN, 'Hôm nay trả phòng, trước 12:00'],
  [
    'until nine, which is over',
    -1,
    0,
    NOW,
    { ...OPEN, checkOutTime: '09:00' },
    'Đã đến giờ trả phòng, 09:00',
  ],
])('the stay on top says when it is %s', async (_, from, to, checkedInAt, arrival, words) => {
  answerTrips([aBooking({ checkIn: dayFrom(from), checkOut: dayFrom(to), checkedInAt, arrival })])
  await open('/booking', { as: 'guest' })
  await expect
    .element(page.getByRole('region', { name: aBooking().resortName }).getByText(words, { exact: true }))
    .toBeVisible()
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('the stay stands on top of every list, with its code, the ways, its host and the tickets of its days', async () => {
    const stay = aBooking({
      checkIn: dayFrom(0),
      checkOut: dayFrom(2),
      arrival: { ...OPEN, position: { lat: 10.34, lng: 107.08 } },
    })
    const within = aTicketBooking(2, { date: dayFrom(1), serviceName: 'Săn mây' })
    const after = aTicketBooking(2, { id: stay.resortId, date: dayFrom(9), serviceName: 'Chèo thuyền' })
    answerTrips([stay], { tickets: [within, after] })
    const { words, at } = await open('/booking?tab=cancelled', { as: 'guest', language })
    const card = page.getByRole('region', { name: stay.resortName })
    await expect
      .element(card.getByRole('link', { name: words(msg`Chỉ đường`) }))
      .toHaveAttribute('href', expect.stringContaining('destination=10.34,107.08'))
    await expect
      .element(card.getByRole('link', { name: words(msg`Gọi chủ nhà`) }))
      .toHaveAttribute('href', `tel:${stay.arrival.hostPhone}`)
    await expect
      .element(card.getByRole('link', { name: 'Săn mây' }))
      .toHaveAttribute('href', `/booking-service/${within.id}`)
    await expect.element(card.getByRole('link', { name: 'Chèo thuyền' })).not.toBeInTheDocument()
    await axeClean()
    await card.getByRole('link', { name: words(msg`Mã nhận phòng`) }).click()
    await expect.poll(at).toBe(`/booking/${stay.id}/checkin`)
  })

  test('on a small phone the code stands on the first screen, however much the days hold', async () => {
    const stay = aBooking({ checkIn: dayFrom(0), checkOut: dayFrom(2) })
    const day = { date: dayFrom(1) }
    const tickets = [
      aTicketBooking(2, { ...day, serviceName: 'Săn mây' }),
      aTicketBooking(2, { ...day, serviceName: 'Chèo thuyền', id: stay.resortId }),
    ]
    answerTrips([stay], { tickets })
    const { words } = await open('/booking', { as: 'guest', language, height: 740 })
    const card = page.getByRole('region', { name: stay.resortName })
    await expect.element(card.getByRole('link', { name: 'Chèo thuyền' })).toBeInTheDocument()
    const stub = card.getByRole('link', { name: words(msg`Mã nhận phòng`) }).element()
    // What says that there is no network, and the tabs, take the lowest 150.
    expect(stub.getBoundingClientRect().bottom).toBeLessThan(740 - 150)
  })

  test('what waits stands on top and on the card, each with its time and the way to do it', async () => {
    answerTrips([
      aBooking({
        status: 'PENDING',
        paid: 0,
        checkIn: dayFrom(9),
        checkOut: dayFrom(10),
        holdUntil: inMinutes(12),
      }),
    ])
    const { words } = await open('/booking?tab=waiting_payment', { as: 'guest', language })
    const top = page.getByRole('region', { name: words(msg`Việc cần làm`) })
    await expect.element(top.getByRole('timer')).toHaveTextContent(/^(12:00|11:\d\d)$/)
    await expect
      .element(top.getByRole('link', { name: words(msg`Thanh toán`) }))
      .toHaveAttribute('href', `/booking/${aBooking().id}`)
    const card = page.getByRole('article').filter({ hasText: aBooking().code })
    await expect.element(card.getByRole('timer')).toHaveTextContent(/^(12:00|11:\d\d)$/)
    await axeClean()
  })
})

test.each<[string, Partial<BookingDetail>, string, string, string]>([
  [
    'a change of the host',
    { status: 'DRAFTS', due: [{ what: 'answerChange', until: inMinutes(60) }] },
    'Chủ nhà muốn sửa, bạn trả lời trước 11:00 hôm nay',
    'Trả lời chủ nhà',
    '',
  ],
  [
    'a wish to cancel',
    { status: 'CSH_REQUEST_CANCEL', due: [{ what: 'answerCancellation', until: inMinutes(60) }] },
    'Chủ nhà xin hủy, bạn trả lời trước 11:00 hôm nay',
    'Trả lời chủ nhà',
    '',
  ],
  [
    'what a change costs',
    { status: 'PENDING_PAYMENT_EDIT', due: [{ what: 'payChange', until: inMinutes(60) }] },
    'Trả phần chênh lệch trước 11:00 hôm nay',
    'Thanh toán',
    '',
  ],
  [
    'an account for money that goes back',
    { status: 'KT_CANCEL', due: [{ what: 'account', until: null }] },
    'Tiền hoàn chờ số tài khoản của bạn',
    'Cho biết tài khoản',
    '#money',
  ],
  [
    'a complaint’s result',
    { status: 'SUCCESS', due: [{ what: 'complaint', until: inMinutes(60) }] },
    'Khiếu nại của bạn đã có kết quả',
    'Đọc kết quả',
    '',
  ],
  [
    'a review',
    { status: 'SUCCESS', due: [{ what: 'review', until: inMinutes(60) }] },
    'Kể lại kỳ nghỉ trước 11:00 hôm nay',
    'Viết đánh giá',
    '',
  ],
])('the line for %s says it and leads there', async (_, changes, text, action, hash) => {
  answerTrips([aBooking(changes)])
  await open('/booking', { as: 'guest' })
  const top = page.getByRole('region', { name: 'Việc cần làm' })
  await expect.element(top.getByText(text, { exact: true })).toBeVisible()
  await expect
    .element(top.getByRole('link', { name: action }))
    .toHaveAttribute('href', `/booking/${aBooking().id}${hash}`)
})

test('what has ended by the server’s clock no longer waits', async () => {
  answerTrips([aBooking({ status: 'SUCCESS', due: [{ what: 'review', until: inMinutes(-1) }] })])
  await open('/booking', { as: 'guest' })
  await expect.element(page.getByRole('article')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Việc cần làm' })).not.toBeInTheDocument()
})

test('the lists with something in them come first, each half in its own order', async () => {
  answerTrips([aBooking()], { counts: { all: 3, booked: 1, cancelled: 1, complain: 1 } })
  await open('/booking', { as: 'guest' })
  const tabs = page.getByRole('navigation', { name: 'Danh sách theo tình trạng' })
  await expect.element(tabs.getByRole('link', { name: 'Đã đặt' })).toBeVisible()
  const order = () =>
    [...tabs.element().querySelectorAll('a')].map(
      (link) => new URL(link.href).searchParams.get('tab') ?? 'all',
    )
  const filled = ['all', 'booked', 'cancelled', 'complain']
  await expect.poll(order).toEqual([...filled, ...TABS.filter((tab) => !filled.includes(tab))])
})
