import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { answer, cutLine } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'
import { answerPassport, stampsOf } from '../support/passport.ts'
import { PEOPLE } from '../support/people.ts'
import { dayFrom } from '../support/trips.ts'

const stampList = () => page.getByRole('list', { name: /Những nơi bạn đã ở|Where you have stayed/ })
const FIRST = msg`Con tem đầu tiên đang chờ bạn`
const WORK = msg`Việc của bạn ở Ghé`
const NEXT = msg`Chuyến tới bạn ghé đâu?`

test.each(LANGUAGES)(
  'every area that was stayed in is a stamp, which leads to the last stay there: %s',
  async (language) => {
    answerPassport({ since: '2026-03-04', stamps: stampsOf(2) })
    const { words, at } = await open('/profile', { as: 'guest', language })
    await expect.element(stampList()).toBeVisible()
    const names = stampList()
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('aria-label'))
    expect(names).toEqual(
      language === 'vi'
        ? ['Đà Lạt, tháng 11/2029', 'Hạ Long, tháng 10/2029']
        : ['Đà Lạt, Nov 2029', 'Hạ Long, Oct 2029'],
    )
    const since = language === 'vi' ? 'tháng 3/2026' : 'Mar 2026'
    await expect.element(page.getByText(words(msg`Ghé từ {since}`, { since }))).toBeVisible()
    await axeClean()
    answer('booking.detail', (_, refuse) => refuse('G_503'))
    await stampList().getByRole('link').first().click()
    await expect.poll(at).toBe(`/booking/${stampsOf(1)[0]?.bookingId}`)
  },
)

test('who has not travelled is told of the first stamp, and where to look for a place', async () => {
  answerPassport()
  const { words } = await open('/profile', { as: 'guest' })
  await expect.element(page.getByText(words(FIRST))).toBeVisible()
  await expect.element(page.getByRole('link', { name: words(NEXT) })).toHaveAttribute('href', '/list-room')
  expect(stampList().elements()).toEqual([])
  await axeClean()
})

test.each(['host', 'investor', 'staff'] as const)(
  'nobody promises a stamp to one who works here: %s',
  async (as) => {
    answerPassport()
    const { words } = await open('/profile', { as })
    await expect.element(page.getByRole('heading', { level: 1, name: PEOPLE[as].name })).toBeVisible()
    await expect.element(page.getByText(/^Ghé từ tháng/)).toBeVisible()
    expect(page.getByText(words(FIRST)).elements()).toEqual([])
    // Staff book nothing here: the stub leads to their work.
    const stub = page.getByRole('link', { name: words(as === 'staff' ? WORK : NEXT) })
    await expect.element(stub).toHaveAttribute('href', as === 'staff' ? '/desk' : '/list-room')
  },
)

test('of more areas than there is room for the rest are counted, and lead to all stays that ended', async () => {
  answerPassport({ stamps: stampsOf(12), more: 3 })
  await open('/profile', { as: 'guest' })
  await expect.poll(() => stampList().getByRole('link').elements().length).toBe(13)
  await expect
    .element(stampList().getByRole('link', { name: '+3' }))
    .toHaveAttribute('href', '/booking?tab=complete')
})

test('the stay that is next is on the stub, with the way to its code', async () => {
  answerPassport({ stamps: stampsOf(1) })
  const stay = aBooking({ checkIn: dayFrom(3), checkOut: dayFrom(5) })
  answer('booking.coming', { bookings: [stay], codesFrom: null })
  const { words } = await open('/profile', { as: 'guest' })
  const stub = page.getByRole('link', { name: stay.resortName })
  await expect.element(stub).toHaveAttribute('href', `/booking/${stay.id}/checkin`)
  await expect.element(stub).toHaveTextContent(words(msg`Mã nhận phòng`))
})

const topOfList = () =>
  page.getByRole('navigation', { name: 'Chuyến đi và đã lưu' }).element().getBoundingClientRect().top

test('without a network and a copy it says who it is and no more, and nothing below it stands elsewhere', async () => {
  answerPassport({ stamps: stampsOf(12), more: 3 })
  const { router } = await open('/profile', { as: 'guest' })
  await expect.element(stampList()).toBeVisible()
  const before = topOfList()
  cutLine()
  const { queryClient } = router.options.context
  await queryClient.resetQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'profile.passport' || queryKey[0] === 'booking.coming',
  })
  await expect.poll(() => stampList().elements()).toEqual([])
  await expect.element(page.getByRole('heading', { level: 1, name: PEOPLE.guest.name })).toBeVisible()
  expect(topOfList()).toBe(before)
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('where the menu stands at the side it heads the person’s details, whose own heading is the page’s', async () => {
  answer('profile.mine', (_, refuse) => refuse('G_503'))
  answerPassport({ stamps: stampsOf(2) })
  const { words } = await open('/profile/user-profile', { as: 'guest', width: 1200 })
  await expect.element(stampList()).toBeVisible()
  await expect
    .element(page.getByRole('heading', { level: 1, name: words(msg`Thông tin của tôi`) }))
    .toBeVisible()
  expect(page.getByRole('heading', { level: 1 }).elements().length).toBe(1)
})
